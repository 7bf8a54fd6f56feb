"""The record: one game of Multiverse Money and the score of its series, in less than 400 bytes."""

from sobremesa.rules.engine import Deal
from sobremesa.rules.record import NOBODY, OWN, Small, Words, field

MOST = 5  # seats

# Phases: what is being asked.
BET = (
    0  # everybody lays a hidden bet; nobody sees who has closed it, and how many cards it has only if counts are shown
)
RESOLVE = 1  # the seat on turn fronts the highest bet and swaps it or takes it back


class Money(Deal):
    """One game of Multiverse Money."""

    hand: Words = field("u8", "cards each seat holds, those of its bet apart", shape=(MOST, 2), eyes=OWN)
    bet: Words = field(
        "u8", "BET: the hidden bets, each seat its own; RESOLVE: bets in front", shape=(MOST, 2), eyes=OWN
    )
    deck: Words = field("u8", "cards to draw", shape=2, eyes=NOBODY)
    left: Words = field("u8", "the lot at the left of the deck", shape=2)
    right: Words = field("u8", "the lot at the right of the deck", shape=2)
    known: Words = field("u8", "cards that have lain face up: everybody knows where they are", shape=2)
    count: Small = field("i1", "cards of each seat: hand and hidden bet, not what lies in front", shape=MOST)
    laid: Small = field("i1", "counts shown: cards face down in front of each seat, its engaño among them", shape=MOST)
    revised: Small = field(
        "i1",
        "times each seat took something back in this round; counts shown: everybody saw them",
        shape=MOST,
        eyes=OWN,
    )
    reopened: Small = field("i1", "counts shown: times each seat opened its bet again, apart", shape=MOST, eyes=OWN)
    phase: int = field("i1", "what is being asked, BET or RESOLVE")
    bluff: int = field("u1", "seats whose hidden bet has the engaño", eyes=OWN)
    locked: int = field("u1", "seats that have closed their hidden bet", eyes=OWN)
    out: int = field("u1", "seats that sit this round out")
    removed: int = field("u1", "currencies that are not in this game, as bits")
    round: int = field("u1", "the round, from 1")
    idle: int = field("u1", "rounds in a row that drew no card")
    last: int = field("i1", "1 in the last round")
    first_choice: int = field("i1", "option: the currency that leaves with 3 or 4 players; -1: by chance")
    second_choice: int = field("i1", "option: the one that leaves with 3 players, too; -1: by chance")
    games: int = field("i1", "option: games that are added up, 1..3")
    stop_after: int = field("i1", "option: rounds without a card drawn before the last one; 0: never")
    shown: int = field("i1", "option: 1 when everybody sees how many cards lie face down")
