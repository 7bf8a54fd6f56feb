"""The record: one game of Multiverse Money and the score of its series, in less than 400 bytes."""

from sobremesa.rules import fields
from sobremesa.rules.engine import Deal
from sobremesa.rules.fields import NOBODY, OWN, Names
from sobremesa.rules.record import Bits, Small, Zones

MOST = 5  # seats
CURRENCY_LETTERS = "VMCARYN"  # verde, morada, café, azul, roja, amarilla (yellow), naranja

PHASES = Names()  # what is being asked
BET = PHASES("bet")  # everybody lays a hidden bet; nobody sees who has closed it, nor its size unless counts are shown
RESOLVE = PHASES("resolve")  # the seat on turn fronts the highest bet and swaps it or takes it back


class Money(Deal):
    """One game of Multiverse Money."""

    hand: Zones = fields.zone("cards each seat holds, those of its bet apart", each=MOST, eyes=OWN, count="in_hand")
    bet: Zones = fields.zone("BET: the hidden bets, each seat its own; RESOLVE: bets in front", each=MOST, eyes=OWN)
    deck: Bits = fields.zone("cards to draw", eyes=NOBODY)
    left: Bits = fields.zone("the lot at the left of the deck")
    right: Bits = fields.zone("the lot at the right of the deck")
    known: Bits = fields.marks("cards that have lain face up: everybody knows where they are")
    count: Small = fields.count("cards of each seat: hand and hidden bet, not what lies in front", each=MOST, of="hand")
    laid: Small = fields.count(
        "counts shown: cards face down in front of each seat, its engaño among them", each=MOST, given="shown"
    )
    revised: Small = fields.count(
        "times each seat took something back in this round; counts shown: everybody saw them", each=MOST, eyes=OWN
    )
    reopened: Small = fields.count("counts shown: times each seat opened its bet again, apart", each=MOST, eyes=OWN)
    phase: int = fields.letter(PHASES, "what is being asked")
    turn: int = fields.seat("the seat that fronts the highest bet", during=(RESOLVE,))
    bluff: int = fields.seats("seats whose hidden bet has the engaño", type="u1", eyes=OWN)
    locked: int = fields.seats("seats that have closed their hidden bet", type="u1", eyes=OWN)
    out: int = fields.seats("seats that sit this round out", type="u1")
    removed: int = fields.letters(CURRENCY_LETTERS, "currencies that are not in this game", things="currencies")
    round: int = fields.count("the round, from 1", type="u1")
    idle: int = fields.count("rounds in a row that drew no card", type="u1")
    last: int = fields.flag("whether this is the last round")
    chosen: int = fields.flag("option: whether the table chose the currencies that leave")
    leaving: int = fields.field("i1", "option: which, 8 * first + second; the second leaves with 3 players only")
    games: int = fields.count("option: games that are added up, 1..3")
    stop_after: int = fields.count("option: rounds without a card drawn before the last one; 0: never")
    shown: int = fields.flag("option: whether everybody sees how many cards lie face down")
    memory_aid: int = fields.flag("option: whether the page shows what a seat may remember")
