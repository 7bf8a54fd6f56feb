"""What every game supplies, and the loops that drive any game through it.

A seat is 0..n-1; a set of seats is the bits of an int. A set of moves is a tuple of words: move m is bit
m % 64 of word m // 64. Point 0 means "nothing against it"; every other point cites a clause.
"""

from collections.abc import Callable
from typing import Any

from sobremesa.rules import fields
from sobremesa.rules.cards import Word, has, least, nth, size, whole
from sobremesa.rules.chance import STRIDE, Chance, scatter
from sobremesa.rules.jit import rule, seldom, supplied
from sobremesa.rules.record import Small

SEATS = 10
SPECTATOR = -1

Moves = tuple[Word, ...]


class Deal(Chance):
    """The fields that every game has."""

    total: Small = fields.count("points (or deals won) of each seat in the match", each=SEATS, type="i2")
    moves: int = fields.count("moves made in this deal", type="u2")
    winners: int = fields.seats("seats that won the deal; none while it runs")
    deals: int = fields.count("deals begun in this match", type="u2")
    why: int = fields.field("u1", "the point that ended the deal; 0 while it runs")
    players: int = fields.count("how many sit, 2..10")
    dealer: int = fields.seat("seat that dealt; none before the first deal")
    turn: int = fields.seat("seat whose turn it is, or that is asked first")


@supplied
def deal(s: Deal) -> None:
    """Shuffle and set up the next deal of the match."""
    raise NotImplementedError


@supplied
def actors(s: Deal) -> int:
    """The seats that owe a decision; 0 when the deal is over."""
    raise NotImplementedError


@supplied
def legal(s: Deal, seat: int) -> Moves:
    """The moves a seat may make now, free ones among them."""
    raise NotImplementedError


@supplied
def reason(s: Deal, seat: int, move: int) -> int:
    """The point that forbids a move which is not legal."""
    raise NotImplementedError


@supplied
def play(s: Deal, seat: int, move: int) -> None:
    """Make a legal move."""
    raise NotImplementedError


@supplied
def champions(s: Deal) -> int:
    """The seats that have won the match; 0 while it goes on."""
    raise NotImplementedError


@supplied
def hide(s: Deal, seat: int) -> None:
    """Turn the state into what a seat (or a spectator) may know."""
    raise NotImplementedError


@supplied
def resample(s: Deal, seat: int) -> None:
    """Turn a seat's view back into a state: deal everything unknown anew."""
    raise NotImplementedError


SUPPLIED = ("deal", "actors", "legal", "reason", "play", "champions", "hide", "resample")  # USUAL need not be


@supplied
def derive(s: Deal) -> None:
    """Write what the board shows beyond the fields that the rules keep; in a record of simulation, nothing."""
    raise NotImplementedError


@supplied
def first(s: Deal) -> int:
    """The seat that the present question concerns most: who is naturally asked first."""
    raise NotImplementedError


@supplied
def silence(s: Deal) -> int:
    """The move that saying nothing is, in a window that closes by itself; -1 where there is none."""
    raise NotImplementedError


@supplied
def ends_turn(s: Deal, move: int) -> bool:
    """Whether the move that led here ended a turn."""
    raise NotImplementedError


@supplied
def concern(s: Deal, point: int, move: int) -> int:
    """What a point against a move is about: its argument."""
    raise NotImplementedError


@supplied
def cover(s: Deal, seat: int) -> None:
    """Cover what a seat may not know in all that its view shows, but leave copies their numbers, and what no view shows
    as it is. For who counts cards by kind (an observation), and for nobody else: it is no view.
    """
    raise NotImplementedError


@seldom
def _nothing(s: Deal) -> None:
    """Nothing is derived."""


@rule
def _on_turn(s: Deal) -> int:
    """The seat on turn is asked first."""
    return s.turn


@rule
def _never(s: Deal) -> int:  # noqa: ARG001
    """No move is made by saying nothing."""
    return -1


@rule
def _every_move(s: Deal, move: int) -> bool:  # noqa: ARG001
    """Every move is a whole turn."""
    return True


@rule
def _the_move(s: Deal, point: int, move: int) -> int:  # noqa: ARG001
    """A refusal is about the move."""
    return move


@rule
def _hidden(s: Deal, seat: int) -> None:
    """What is covered is what is hidden."""
    hide(s, seat)


USUAL: dict[str, Callable[..., Any]] = {
    "first": _on_turn,
    "silence": _never,
    "ends_turn": _every_move,
    "concern": _the_move,
    "derive": _nothing,
    "cover": _hidden,
}


@rule
def contains(moves: Moves, move: int) -> bool:
    """Whether a move is in a set of moves."""
    return 0 <= move < 64 * len(moves) and has(moves[move >> 6], move & 63)


@rule
def refuse(s: Deal, seat: int, move: int) -> int:
    """The point that forbids the move; 0 when it is legal. Legality itself is `legal`'s alone."""
    if contains(legal(s, seat), move):
        return 0
    return reason(s, seat, move)


@rule
def any_of(moves: Moves, luck: Word) -> int:
    """One of the moves, by the high half of a random word."""
    count = 0
    for word in moves:
        count += size(word)
    n = whole(((luck >> Word(32)) * Word(count)) >> Word(32))
    for i in range(len(moves)):
        here = size(moves[i])
        if n < here:
            return 64 * i + nth(moves[i], n)
        n -= here
    return -1


@rule
def any_seat(seats: int, luck: Word) -> int:
    """One of some seats, by the low half of a random word."""
    word = Word(seats)
    count = size(word)
    if count == 1:
        return least(word)
    return nth(word, whole(((luck & Word(0xFFFFFFFF)) * Word(count)) >> Word(32)))


@rule
def playout(s: Deal, seed: Word) -> int:
    """Play the deal out with random legal moves, owed seats in random order; give the moves made."""
    made = 0
    while True:
        owed = actors(s)
        if owed == 0:
            return made
        seed += STRIDE
        luck = scatter(seed)
        seat = any_seat(owed, luck)
        play(s, seat, any_of(legal(s, seat), luck))
        made += 1
