"""The record of the family: one deal and the score of its match, in 552 bytes."""

from sobremesa.rules.engine import SEATS, Deal
from sobremesa.rules.record import NOBODY, OWN, TURN, Small, Words, field

# Phases: what is being asked.
PLAY = 0  # the player on turn plays or draws
DRAWN = 1  # the player on turn has drawn a card
COLOUR = 2  # the player on turn names the colour of the wild just played
OPENING = 3  # the starter names the colour of the wild that opened the pile
GIVE = 4  # the player on turn names the colour to give away (Urrrrhh)
GIFT = 5  # the player on turn gives the next card of that colour
CHALLENGE = 6  # `focus` may challenge the +4 of the player on turn
CALL = 7  # `focus` stands silent at one card: call, catch, or let it pass

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

    hand: Words = field("u8", "cards each seat holds", shape=(SEATS, 2), eyes=OWN)
    known: Words = field("u8", "cards in other hands whose place the seat knows", shape=(SEATS, 2), eyes=OWN)
    deck: Words = field("u8", "cards to draw", shape=2, eyes=NOBODY)
    pile: Words = field("u8", "cards played, the top among them", shape=2)
    options: int = field("u4", "the table's options, as bits")
    lacks: Small = field("u4", "how many cards of each hand are surely not of each colour, see lacks.py", shape=SEATS)
    target: int = field("u2", "points or deals that win the match")
    called: int = field("u2", "seats that have said the word: at one card, or in the turn that may leave one")
    answered: int = field("u2", "seats that have answered the call in question")
    count: Small = field("i1", "size of each hand, 0..108", shape=SEATS)
    dealt: int = field("i1", "cards dealt to each seat, 5..10")
    phase: int = field("i1", "what is being asked, PLAY..CALL")
    direction: int = field("i1", "1: to the left, -1: to the right")
    top: int = field("i1", "the card on the pile, 0..121")
    colour: int = field("i1", "the colour in play, 0..3; -1 before an opening wild has one")
    second: int = field("i1", "the colour in play before a +4, or the colour being given")
    focus: int = field("i1", "the seat asked, silent, or next to receive a gift; -1: none")
    drawn: int = field("i1", "kind of the card just drawn; -1: none", eyes=TURN)
    stacked: int = field("i1", "cards that wait for the player on turn, or TAKEN")
