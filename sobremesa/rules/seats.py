"""Who sits next to whom: P1 sits to the left of P0."""

from typing import Protocol

from sobremesa.rules.jit import rule

NAMES = tuple(f"P{seat}" for seat in range(10))
WAYS = {1: "left", -1: "right"}  # which way play goes


class Seated(Protocol):
    """A record that knows how many sit."""

    players: int


class Directed(Seated, Protocol):
    """And which way play goes: 1 to the left, -1 to the right."""

    direction: int


@rule
def next_seat(s: Directed, seat: int) -> int:
    """The seat after this one in the direction of play."""
    seat += s.direction
    if seat == s.players:
        return 0
    return s.players - 1 if seat < 0 else seat


@rule
def left_of(s: Seated, seat: int) -> int:
    """The seat to the left, clockwise, whatever the direction of play."""
    return 0 if seat + 1 == s.players else seat + 1
