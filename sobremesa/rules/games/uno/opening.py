"""Dealing, and the first card of the pile (CO-05 CO-09 CO-16 CO-17, UN-01 to UN-04 and the opening rules)."""

from sobremesa.rules.cards import EMPTY, bit, put, take_out
from sobremesa.rules.chance import below, draw
from sobremesa.rules.games.uno import points
from sobremesa.rules.games.uno.deck import (
    DRAW_TWO,
    FIRST_COPY,
    RANKS,
    REVERSE,
    SECOND_COPY,
    SKIP,
    URRRRHHS,
    WILD,
    WILD_FOUR,
    kind_of,
    rank_of,
)
from sobremesa.rules.games.uno.effects import hit
from sobremesa.rules.games.uno.record import (
    DEALER_OPENS,
    HIGHEST_DEALS,
    OPENING,
    OPENING_PLAYS,
    PLAY,
    TAKEN,
    URRRRHH_DECK,
    Uno,
)
from sobremesa.rules.games.uno.zones import receive, take
from sobremesa.rules.jit import seldom
from sobremesa.rules.seats import left_of, next_seat
from sobremesa.rules.trail import NONE, clear, tell


@seldom
def deal(s: Uno) -> None:
    """Choose who deals, give everybody their cards, turn the first card up."""
    clear(s)
    s.moves, s.winners, s.why = 0, 0, 0
    s.called, s.answered, s.stacked = 0, 0, 0
    s.direction, s.focus, s.drawn, s.second = 1, NONE, NONE, NONE
    s.pile[0], s.pile[1] = EMPTY, EMPTY
    s.deck[0], s.deck[1] = FIRST_COPY, SECOND_COPY
    if not s.options & URRRRHH_DECK:
        s.deck[0] &= ~URRRRHHS
        s.deck[1] &= ~URRRRHHS
    for seat in range(s.players):
        s.hand[seat, 0], s.hand[seat, 1] = EMPTY, EMPTY
        s.known[seat, 0], s.known[seat, 1] = EMPTY, EMPTY
        s.count[seat], s.lacks[seat] = 0, 0
    _choose_dealer(s)
    for seat in range(s.players):
        for _ in range(s.dealt):  # CO-A22, UN-02
            card = draw(s, s.deck[0], s.deck[1])
            take_out(s.deck, card)
            receive(s, seat, card)
    tell(s, points.DEALT, s.dealer, s.dealt)
    turn_up(s)


@seldom
def _choose_dealer(s: Uno) -> None:
    """UN-01, UN-A26: the highest number drawn deals, ties draw again. Later the deal passes left (UN-A27)."""
    s.deals += 1
    if s.dealer >= 0:
        s.dealer = left_of(s, s.dealer)
        tell(s, points.DEALS_NEXT, s.dealer)
    elif not s.options & HIGHEST_DEALS:
        s.dealer = below(s, s.players)
        tell(s, points.DEALS, s.dealer)
    else:
        tied = (1 << s.players) - 1
        kind = NONE
        while tied & (tied - 1):
            low, high = s.deck[0], s.deck[1]
            best, again = -1, 0
            for seat in range(s.players):
                if (tied >> seat) & 1:
                    card = draw(s, low, high)
                    if card < 64:
                        low &= ~bit(card)
                    else:
                        high &= ~bit(card & 63)
                    tell(s, points.DRAWS_TO_DEAL, seat, kind_of(card))
                    rank = rank_of(kind_of(card))
                    number = rank if rank < DRAW_TWO else 0
                    if number > best:
                        best, again, kind, s.dealer = number, 1 << seat, kind_of(card), seat
                    elif number == best:
                        again |= 1 << seat
            tied = again
        tell(s, points.DEALS, s.dealer, kind)


@seldom
def turn_up(s: Uno) -> None:
    """Turn the first card up; a special card has its opening rule (CO-17, UN-03)."""
    card = draw(s, s.deck[0], s.deck[1])
    while kind_of(card) == WILD_FOUR:  # CO-16, UN-19: back it goes
        tell(s, points.RETURNED, s.dealer, WILD_FOUR)
        card = draw(s, s.deck[0], s.deck[1])
    take_out(s.deck, card)
    put(s.pile, card)
    s.top = card
    kind = kind_of(card)
    tell(s, points.OPENS, s.dealer, kind)
    starter = left_of(s, s.dealer)  # UN-04
    s.turn, s.phase = starter, PLAY
    if kind >= WILD:  # CO-A11, UN-16 UN-A10, UN-25
        s.colour, s.phase = NONE, OPENING
        return
    s.colour = kind // RANKS
    rank = kind % RANKS
    if rank == REVERSE:  # CO-09 CO-A09; the dealer begins: UN-12, UN-A08 UN-A11
        s.direction = -1
        s.turn = s.dealer if s.options & DEALER_OPENS else next_seat(s, s.dealer)
        tell(s, points.OPENING_REVERSE, s.turn)
    elif rank == SKIP:  # CO-A10, UN-14
        tell(s, points.OPENING_SKIP, starter)
        s.turn = next_seat(s, starter)
    elif rank == DRAW_TWO:
        if s.options & OPENING_PLAYS:  # CO-05 CO-H4
            take(s, starter, 2, points.OPENING_DRAW)
            s.stacked = TAKEN
        else:  # UN-10
            tell(s, points.OPENING_HIT, starter)
            hit(s, starter, 2, points.TAKES_TWO)
