"""Who played a match that is over, when, and how long: a log says it without its rules, so it can be read of any."""

from collections.abc import Iterable

from msgspec import Struct

from sobremesa.table.core.entries import (
    AnyEntry,
    BotLeft,
    BotSeated,
    Ended,
    HandedOver,
    Played,
    Rematched,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from sobremesa.table.core.table import Table


class Attendance(Struct, frozen=True):
    """A match that is over: when it began and ended, how many moves it took, and the identity at each person's seat."""

    number: int
    began: int
    ended: int
    moves: int
    people: dict[int, str]


def attendance(table: Table, ended: int) -> Attendance:
    """The match that has just ended at a table."""
    people = {seat: person for seat, person in enumerate(table.people) if person}
    return Attendance(table.match, table.began, ended, table.moves, people)


class Register:
    """Reads a log, entry by entry, and writes down the matches that are over."""

    def __init__(self) -> None:
        self.found: list[Attendance] = []
        self._people: dict[int, str] = {}
        self._left: set[int] = set()
        self._number = self._began = self._ended = self._moves = 0
        self._playing = False

    def read(self, entry: AnyEntry, at: int) -> None:
        """One entry more, of a moment."""
        match entry:
            case Sat(seat, person):
                self._people[seat] = person
            case Stood(seat) | BotSeated(seat) | BotLeft(seat):
                self._people.pop(seat, None)
            case HandedOver(seat, why="left"):
                self._left.add(seat)
            case HandedOver(seat) | TakenBack(seat):
                self._left.discard(seat)
            case Started():
                self._number, self._began, self._ended, self._moves = self._number + 1, at, at, 0
                self._playing = True
            case Played():
                self._ended, self._moves = at, self._moves + len(entry.moves)
                if entry.result is not None and entry.result.champions:
                    self.close()
            case Ended():
                self._ended = at
                self.close()
            case Rematched():
                self.close()
                self._people = {seat: person for seat, person in self._people.items() if seat not in self._left}
                self._left = set()

    def seats(self, person: str, *, staying: bool = False) -> list[int]:
        """The seats of somebody; only those that they have not left."""
        return [
            seat for seat, other in self._people.items() if other == person and not (staying and seat in self._left)
        ]

    def close(self) -> None:
        """The match is over, if one was played. Older logs do not say it with its last move, but with what follows."""
        if self._playing:
            match = Attendance(self._number, self._began, self._ended, self._moves, dict(self._people))
            self.found.append(match)
            self._playing = False


def attended(lines: Iterable[tuple[AnyEntry, int]], *, over: bool) -> list[Attendance]:
    """The matches of a log that are over; `over`: the last one is, as a list says."""
    register = Register()
    for entry, at in lines:
        register.read(entry, at)
    if over:
        register.close()
    return register.found
