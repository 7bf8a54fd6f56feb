"""The record of the family: one deal and the score of its match, in 552 bytes."""

from sobremesa.rules import fields
from sobremesa.rules.engine import SEATS, Deal
from sobremesa.rules.fields import NOBODY, OWN, TURN, Names
from sobremesa.rules.kinds import NONE
from sobremesa.rules.record import Bits, Small, Zones
from sobremesa.rules.seats import WAYS

PHASES = Names()  # what is being asked
PLAY = PHASES("play")  # the player on turn plays or draws
DRAWN = PHASES("drawn")  # the player on turn has drawn a card
COLOUR = PHASES("colour")  # the player on turn names the colour of the wild just played
OPENING = PHASES("opening")  # the starter names the colour of the wild that opened the pile
GIVE = PHASES("give")  # the player on turn names the colour to give away (Urrrrhh)
GIFT = PHASES("gift")  # the player on turn gives the next card of that colour
CHALLENGE = PHASES("challenge")  # `focus` may challenge the +4 of the player on turn
CALL = PHASES("call")  # `focus` stands silent at one card: call, catch, or let it pass

COLOUR_LETTERS = "RYVA"  # rojo or rosa, amarillo (yellow), verde, azul
_COLOURS = {NONE: "", **dict(enumerate(COLOUR_LETTERS))}

# Options, as bits.
DRAW_SKIPS = 1 << 0  # who takes 2 or 4 loses the turn
MATCH_SYMBOLS = 1 << 1  # symbols match across colours
MAY_DECLINE = 1 << 2  # drawing is allowed with a playable card in hand
MUST_PLAY_DRAWN = 1 << 3  # after a forced draw a playable card must be played
DRAW_ENDS = 1 << 4  # drawing ends the turn
STRICT = 1 << 5  # the last card counts only if the word was said
REVERSE_SKIPS = 1 << 6  # with two players a Reverse is a Skip
ANYONE = 1 << 7  # any rival may challenge, not only the next player
STACKING = 1 << 8  # +2 answers +2 and +4 answers +4
NO_URRRRHH_OUT = 1 << 9  # an Urrrrhh may not empty the hand
DEALER_OPENS = 1 << 10  # an opening Reverse gives the first turn to the dealer
OPENING_PLAYS = 1 << 11  # an opening +2 takes no turn
LAST_DRAWS = 1 << 12  # a last +2 or +4 still makes the next player take cards
HIGHEST_DEALS = 1 << 13  # the first dealer is drawn for
TWO_PENALTY = 1 << 14  # two cards for silence, not one
POINTS = 1 << 15  # the winner scores the rivals' cards
LOWEST = 1 << 16  # everybody scores their own cards; the lowest total wins
URRRRHH_DECK = 1 << 17  # the deck has the four Urrrrhh

TAKEN = -1  # in `stacked`: the player on turn took a +2 and may not answer it


class Uno(Deal):
    """One deal of $CONE or UNO Monster High."""

    hand: Zones = fields.zone("cards each seat holds", each=SEATS, eyes=OWN, count="count")
    known: Zones = fields.marks(
        "cards in other hands whose place the seat knows", each=SEATS, eyes=OWN, less=("pile",), bare=True
    )
    deck: Bits = fields.zone("cards to draw", eyes=NOBODY)
    pile: Bits = fields.zone("cards played, the top among them", top="top")
    options: int = fields.field("u4", "the table's options, as bits")
    lacks: Small = fields.field(
        "u4", "how many cards of each hand are surely not of each colour, see lacks.py", shape=SEATS
    )
    target: int = fields.count("points or deals that win the match", type="u2")
    called: int = fields.seats("seats that have said the word: at one card, or in the turn that may leave one")
    answered: int = fields.seats("seats that have answered the call in question")
    count: Small = fields.count("size of each hand, 0..108", each=SEATS)
    dealt: int = fields.count("cards dealt to each seat, 5..10")
    phase: int = fields.letter(PHASES, "what is being asked")
    direction: int = fields.letter(WAYS, "which way play goes")
    top: int = fields.card("the card on the pile, 0..121")
    colour: int = fields.letter(_COLOURS, "the colour in play; none before an opening wild has one")
    second: int = fields.letter(_COLOURS, "the colour in play before a +4, or the colour being given")
    focus: int = fields.seat("the seat asked, silent, or next to receive a gift", during=(CALL,))
    drawn: int = fields.card("kind of the card just drawn", eyes=TURN)
    stacked: int = fields.field("i1", "cards that wait for the player on turn, or TAKEN")
