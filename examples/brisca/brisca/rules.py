"""The rules of Brisca: plain functions over the record `s`, compiled. Comments cite the clauses that they decide."""

from brisca import points
from brisca.deck import CARDS, FULL, PLACES, SEVEN, TWO, TWO_OF_CUPS, suit_of, worth_of
from brisca.record import SEATED, Brisca
from sobremesa.rules.cards import (
    EMPTY,
    Word,
    bit,
    count,
    empty,
    holds,
    is_empty,
    least,
    lowest,
    move_all,
    put,
    take_out,
)
from sobremesa.rules.chance import below, draw_from
from sobremesa.rules.engine import Moves
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import left_of
from sobremesa.rules.trail import EVERYBODY, NONE, clear, tell

HELD = 3  # cards of a hand (BR-04)
EXCHANGE = CARDS  # moves: 0..39 play that card, 40 exchanges the trump card


@rule
def team(s: Brisca, seat: int) -> int:
    """The seats of one side, as bits: opposite seats are partners when four play (BR-01)."""
    return 0b101 << (seat & 1) if s.players == SEATED else 1 << seat


@rule
def side_score(s: Brisca, seat: int) -> int:
    """The points of a side so far."""
    return s.score[seat] + (s.score[seat ^ 2] if s.players == SEATED else 0)


@rule
def beats(s: Brisca, card: int, other: int) -> bool:
    """Whether a card takes a trick from one that was played before it (BR-07 BR-08)."""
    return card > other if suit_of(card) == suit_of(other) else suit_of(card) == s.suit


@rule
def whole_deck(s: Brisca) -> None:
    """All the cards that are played with."""
    s.deck[0], s.deck[1] = FULL, EMPTY
    if s.players == 3:  # BR-03
        take_out(s.deck, TWO_OF_CUPS)


@seldom
def deal(s: Brisca) -> None:
    """Three cards each, and one turned up."""
    clear(s)
    s.moves, s.winners, s.why = 0, 0, 0
    s.deals += 1
    s.dealer = below(s, s.players) if s.dealer < 0 else left_of(s, s.dealer)  # BR-A02
    s.leader = left_of(s, s.dealer)
    s.turn = s.leader  # BR-05
    tell(s, points.DEALS, s.dealer)
    whole_deck(s)
    empty(s.known)
    for seat in range(s.players):
        empty(s.pile[seat])
        s.score[seat], s.count[seat] = 0, HELD
        for _ in range(HELD):
            put(s.hand[seat], draw_from(s, s.deck))
    tell(s, points.DEALT, NONE, HELD)
    card = draw_from(s, s.deck)
    put(s.trump, card)
    s.suit, s.left = suit_of(card), count(s.deck)
    tell(s, points.TURNS_UP, NONE, card)


@rule
def actors(s: Brisca) -> int:
    """The seat on turn, until the deal is over."""
    return 0 if s.why else 1 << s.turn


@rule
def legal(s: Brisca, seat: int) -> Moves:
    """Any card of the hand (BR-06), and perhaps the exchange."""
    if s.why or seat != s.turn:
        return (EMPTY,)
    return (s.hand[seat, 0] | (EMPTY if _against_exchange(s, seat) else bit(EXCHANGE)),)


@rule
def _against_exchange(s: Brisca, seat: int) -> int:
    """The point against exchanging the trump card; 0: nothing (BR-12 BR-13 BR-A03)."""
    if not s.exchange:
        return points.NO_EXCHANGE
    if is_empty(s.trump):
        return points.TRUMP_DRAWN
    if is_empty(s.pile[seat]) and (s.players < SEATED or is_empty(s.pile[seat ^ 2])):
        return points.NO_TRICK
    card = lower_trump(s)
    return 0 if card != lowest(s.trump) and holds(s.hand[seat], card) else points.WRONG_CARD


@rule
def lower_trump(s: Brisca) -> int:
    """What the trump card may be exchanged for: above the seven, the seven (BR-12); else the two (BR-13)."""
    return PLACES * s.suit + (SEVEN if lowest(s.trump) > PLACES * s.suit + SEVEN else TWO)


@seldom
def reason(s: Brisca, seat: int, move: int) -> int:
    """Why a move that is not legal is not."""
    if s.why:
        return points.OVER
    if seat != s.turn:
        return points.NOT_YOUR_TURN
    return _against_exchange(s, seat) if move == EXCHANGE else points.NOT_HELD


@rule
def play(s: Brisca, seat: int, move: int) -> None:
    """Make a legal move."""
    clear(s)
    s.moves += 1
    if move == EXCHANGE:
        _exchange(s, seat)
        return
    take_out(s.hand[seat], move)
    take_out(s.known, move)
    put(s.trick[seat], move)
    s.count[seat] -= 1
    tell(s, points.PLAYS, seat, move)
    s.turn = left_of(s, seat)  # BR-A01
    if s.turn == s.leader:
        _end_trick(s)


@seldom
def _exchange(s: Brisca, seat: int) -> None:
    """A lower trump goes under the deck, and the trump card to the hand; the turn goes on (BR-A03 BR-A04)."""
    card, lower = lowest(s.trump), lower_trump(s)
    take_out(s.hand[seat], lower)
    move_all(s.trump, s.hand[seat])
    put(s.trump, lower)
    put(s.known, card)  # BR-A05
    tell(s, points.EXCHANGES, seat, card)


@rule
def winning(s: Brisca) -> int:
    """The seat whose card is taking the trick."""
    best = s.leader
    for seat in range(s.players):
        if not is_empty(s.trick[seat]) and beats(s, lowest(s.trick[seat]), lowest(s.trick[best])):
            best = seat
    return best


@seldom
def _end_trick(s: Brisca) -> None:
    """The best card takes the trick; its player leads (BR-09), and all draw, that one first (BR-10)."""
    winner, won = winning(s), 0
    for seat in range(s.players):
        won += worth_of(lowest(s.trick[seat]))
        move_all(s.trick[seat], s.pile[winner])
    s.score[winner] += won
    s.leader, s.turn = winner, winner
    tell(s, points.TAKES, winner, won)
    if not is_empty(s.trump):
        seat = winner
        for _ in range(s.players):
            _draw(s, seat)
            seat = left_of(s, seat)
    elif s.count[winner] == 0:  # BR-11
        _finish(s)


@rule
def _draw(s: Brisca, seat: int) -> None:
    """A card of the deck, or the trump card under it (BR-10)."""
    s.count[seat] += 1
    if s.left:
        s.left -= 1
        card = draw_from(s, s.deck)
        put(s.hand[seat], card)
        tell(s, points.DRAWS, seat, card, NONE, 1 << seat)
    else:
        tell(s, points.DRAWS_TRUMP, seat, lowest(s.trump), NONE, EVERYBODY)
        put(s.known, lowest(s.trump))  # BR-A05
        move_all(s.trump, s.hand[seat])


@seldom
def _finish(s: Brisca) -> None:
    """Most points win the deal (BR-15); if two sides have as many, nobody does (BR-16 BR-A07)."""
    best = -1
    for seat in range(s.players):
        score = side_score(s, seat)
        if least(Word(team(s, seat))) == seat:
            tell(s, points.SCORES, seat, score)
        if score > best:
            best, s.winners = score, 0
        if score == best:
            s.winners |= 1 << seat
    if s.winners != team(s, least(Word(s.winners))):
        s.winners, s.why = 0, points.DRAWN
        tell(s, points.DRAWN, NONE)
        return
    s.why = points.WINS
    for seat in range(s.players):
        if (s.winners >> seat) & 1:
            s.total[seat] += 1
            tell(s, points.WINS, seat, s.total[seat])


@seldom
def champions(s: Brisca) -> int:
    """Who has won enough deals (BR-17)."""
    found = 0
    for seat in range(s.players):
        found |= int(s.total[seat] >= s.target) << seat
    return found
