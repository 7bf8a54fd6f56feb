"""Points: what the rules of a game may say, each declared once, in the game's `points.py`.

A point is why a move is refused, or what happened. To the compiler and in records it is its number, and no more;
in Python it also knows the clauses that say so and what its argument is. Its sentence has its name.
"""

from types import ModuleType


class Point(int):
    """A number that knows its clauses, the one that decides first, and the name of its argument, if it has one."""

    clauses: tuple[str, ...]
    takes: str  # card, colour, count, …: what the sentence calls the argument

    def __new__(cls, number: int, clauses: tuple[str, ...] = (), takes: str = "") -> "Point":
        """The point with this number."""
        point = super().__new__(cls, number)
        point.clauses, point.takes = clauses, takes
        return point

    def of(self, letters: str) -> tuple[str, ...]:
        """Its clauses in the rulebook with these letters; a game without one does not have the point."""
        return tuple(clause for clause in self.clauses if clause.partition("-")[0] == letters)


class Numbering:
    """Declares points, numbered in the order in which they stand. Records and logs hold the numbers, so a new point
    comes last, and the number of one that is gone stays free.
    """

    def __init__(self, first: int) -> None:
        self._next = first

    def __call__(self, *clauses: str, takes: str = "") -> Point:
        """The next point: "MN-29 MN-A21", or a text of clauses for each game of a family."""
        point = Point(self._next, tuple(" ".join(clauses).split()), takes)
        self._next += 1
        return point


def declared(module: ModuleType) -> dict[str, Point]:
    """The points of a module by name."""
    return {name: value for name, value in vars(module).items() if isinstance(value, Point)}
