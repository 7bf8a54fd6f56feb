"""The record of Monete: one deal, in less than 512 bytes."""

from sobremesa.rules import fields
from sobremesa.rules.engine import Deal
from sobremesa.rules.fields import NOBODY, OWN, TURN, Names
from sobremesa.rules.kinds import NONE
from sobremesa.rules.record import Bits, Small, Zones
from sobremesa.rules.seats import WAYS

MOST = 6  # players

PHASES = Names()  # what is being asked
OPEN = PHASES("open")  # the player on turn opens a round with one card
PLAY = PHASES("play")  # the player on turn plays, or draws
DRAWN = PHASES("drawn")  # the player on turn has drawn, and plays or passes
NUMBER = PHASES("number")  # the number of the joker just played
COLOUR = PHASES("colour")  # and its colour
COMBO = PHASES("combo")  # another card onto the combo, or done
SIGN = PHASES("sign")  # the number marker
HUE = PHASES("hue")  # the colour marker
TARGET = PHASES("target")  # the rival of the action just played
SPY = PHASES("spy")  # the card to take from the hand of `focus` (Espiar)
GIVE = PHASES("give")  # the card to give to `focus` (Regalito, Te la cambio, Espiar)
DISCARD = PHASES("discard")  # the card to discard (Descarte)
CLOSE = PHASES("close")  # `focus` discards a card of the number that closed the round, or draws

COLOUR_LETTERS = "RYVAM"  # rojo, amarillo (yellow), verde, azul, morado
_COLOURS = {NONE: "", **dict(enumerate(COLOUR_LETTERS))}

MODES = Names()  # from the easiest up: from RECREO on the colour marker is in play
PEREZOSO = MODES("perezoso")
SIESTA = MODES("siesta")
RECREO = MODES("recreo")
JUNGLA = MODES("jungla")

# Options, as bits.
HOST_OPENS = 1 << 0  # P0 opens the first round
MUTABLE = 1 << 1  # Todos mudos has its effect
LAST_ROUND = 1 << 2  # with the deck empty the round is played out
DRAW_ENDS = 1 << 3  # who draws the last card for want of a valid one does not play it any more (version 1)

# What the play in progress is, as bits.
OPENED = 1 << 0  # it opens the round
SAME = 1 << 1  # it has the number of the card below
RESPECTS = 1 << 2  # it respects the markers, so a combo may follow
BASES = ("opened", "same", "respects")


class Monete(Deal):
    """One deal of Monete."""

    hand: Zones = fields.zone("cards each seat holds", each=MOST, eyes=OWN, count="count")
    known: Zones = fields.marks(
        "cards in other hands whose place the seat knows", each=MOST, eyes=OWN, less=("pile", "aside"), bare=True
    )
    deck: Bits = fields.zone("cards to draw", eyes=NOBODY)
    pile: Bits = fields.zone("cards of this round, the top among them", top="top")
    aside: Bits = fields.zone("cards of past rounds, and discards", heap=True)
    count: Small = fields.count("size of each hand", each=MOST)
    left: int = fields.count("size of the deck", of="deck")
    mode: int = fields.letter(MODES, "how hard the rules are")
    jokers: int = fields.count("jokers in the deck, 0, 2 or 4")
    options: int = fields.field("i1", "the table's options, as bits")
    phase: int = fields.letter(PHASES, "what is being asked")
    direction: int = fields.letter(WAYS, "which way play goes")
    top: int = fields.card("the last card played, 0..107; none before the round is opened")
    number: int = fields.count("its number, or the joker's, 1..20; 0 before the round is opened")
    colour: int = fields.letter(_COLOURS, "its colour, or the joker's")
    sign: int = fields.letter({1: "+", -1: "-", 0: ""}, "number marker: none where it is not set")
    hue: int = fields.letter({1: "=", -1: "!=", 0: ""}, "colour marker: none where it is not set or not in play")
    alike: int = fields.flag("whether every card of the round has the same number")
    mute: int = fields.flag("whether Todos mudos is on")
    passes: int = fields.count("passes in a row, 0..5")
    combo: int = fields.count("cards of the play in progress, 0..3")
    step: int = fields.letter({1: "up", -1: "down", 0: ""}, "the way the combo runs: none while it is not known")
    basis: int = fields.letters(BASES, "what the play in progress is", things="bases")
    chosen: int = fields.count("the number of the card being played, until it lies; 0: none")
    tint: int = fields.letter(_COLOURS, "the colour of the card being played, until it lies")
    focus: int = fields.seat("the seat asked at a close, or that an action is aimed at")
    taken: int = fields.card("the card just taken, which may not be given back", eyes=TURN)
