"""The record of Monete: one deal, in less than 512 bytes."""

from sobremesa.rules.engine import Deal
from sobremesa.rules.record import NOBODY, OWN, TURN, Small, Words, field

MOST = 6  # players

# Phases: what is being asked.
OPEN = 0  # the player on turn opens a round with one card
PLAY = 1  # the player on turn plays, or draws
DRAWN = 2  # the player on turn has drawn, and plays or passes
NUMBER = 3  # the number of the joker just played
COLOUR = 4  # and its colour
COMBO = 5  # another card onto the combo, or done
SIGN = 6  # the number marker
HUE = 7  # the colour marker
TARGET = 8  # the rival of the action just played
SPY = 9  # the card to take from the hand of `focus` (Espiar)
GIVE = 10  # the card to give to `focus` (Regalito, Te la cambio, Espiar)
DISCARD = 11  # the card to discard (Descarte)
CLOSE = 12  # `focus` discards a card of the number that closed the round, or draws

# Modes, from the easiest up: from RECREO on the colour marker is in play.
PEREZOSO, SIESTA, RECREO, JUNGLA = range(4)

# Options, as bits.
HOST_OPENS = 1 << 0  # P0 opens the first round
MUTABLE = 1 << 1  # Todos mudos has its effect
LAST_ROUND = 1 << 2  # with the deck empty the round is played out
DRAW_ENDS = 1 << 3  # who draws the last card for want of a valid one does not play it any more (version 1)

# What the play in progress is, as bits.
OPENED = 1 << 0  # it opens the round
SAME = 1 << 1  # it has the number of the card below
RESPECTS = 1 << 2  # it respects the markers, so a combo may follow


class Monete(Deal):
    """One deal of Monete."""

    hand: Words = field("u8", "cards each seat holds", shape=(MOST, 2), eyes=OWN)
    known: Words = field("u8", "cards in other hands whose place the seat knows", shape=(MOST, 2), eyes=OWN)
    deck: Words = field("u8", "cards to draw", shape=2, eyes=NOBODY)
    pile: Words = field("u8", "cards of this round, the top among them", shape=2)
    aside: Words = field("u8", "cards of past rounds, and discards", shape=2)
    count: Small = field("i1", "size of each hand", shape=MOST)
    left: int = field("i1", "size of the deck")
    mode: int = field("i1", "PEREZOSO..JUNGLA")
    jokers: int = field("i1", "jokers in the deck, 0, 2 or 4")
    options: int = field("i1", "the table's options, as bits")
    phase: int = field("i1", "what is being asked, OPEN..CLOSE")
    direction: int = field("i1", "1: to the left, -1: to the right")
    top: int = field("i1", "the last card played, 0..107; -1 before the round is opened")
    number: int = field("i1", "its number, or the joker's, 1..20; 0 before the round is opened")
    colour: int = field("i1", "its colour, or the joker's, 0..4; -1: none")
    sign: int = field("i1", "number marker: 1 +, -1 −, 0 not set")
    hue: int = field("i1", "colour marker: 1 =, -1 ≠, 0 not set or not in play")
    alike: int = field("i1", "whether every card of the round has the same number")
    mute: int = field("i1", "whether Todos mudos is on")
    passes: int = field("i1", "passes in a row, 0..5")
    combo: int = field("i1", "cards of the play in progress, 0..3")
    step: int = field("i1", "the way the combo runs: 1 up, -1 down, 0 not known yet")
    basis: int = field("i1", "what the play in progress is, as bits")
    chosen: int = field("i1", "the number of the card being played, until it lies; 0: none")
    tint: int = field("i1", "the colour of the card being played, until it lies; -1: none")
    focus: int = field("i1", "the seat asked at a close, or that an action is aimed at; -1: none")
    taken: int = field("i1", "the card just taken, which may not be given back; -1: none", eyes=TURN)
