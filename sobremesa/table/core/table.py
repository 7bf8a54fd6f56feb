"""A table as a value: who sits, how the match stands, what was asked of whom.

Each viewer has versions of their own, lest a number tell what they may not know: an open step advances
everybody's, a secret move only its maker's. See docs/decisions.md.
"""

from typing import Any, TypeVar

from msgspec import Struct

from sobremesa.rules.engine import Moves
from sobremesa.rules.state import Setup, State
from sobremesa.table.core.entries import Opened
from sobremesa.table.core.shuffle import Hashes, Shuffle, Shuffling, commitment_of
from sobremesa.table.core.story import Story
from sobremesa.table.core.translate import Heard
from sobremesa.table.core.wire import By, Chair, Footing, Line, Result, Stage

T = TypeVar("T")
Commands = tuple[tuple[tuple[str, str], ...], ...]  # id and person of what each seat has done, last spectators


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A tuple with one value exchanged; -1 is the last."""
    at %= len(values)
    return (*values[:at], value, *values[at + 1 :])


def remember(past: tuple[tuple[T, ...], ...], whose: int, value: T, most: int) -> tuple[tuple[T, ...], ...]:
    """Somebody's past with one thing more. It pushes out none but their own: a gap would tell of what is secret."""
    return put(past, whose, (*past[whose][1 - most :], value))


class Versions(Struct, frozen=True):
    """How much has happened: open steps, and the secret moves of each seat."""

    open: int = 0
    secret: tuple[int, ...] = ()

    def of(self, seat: int) -> int:
        """The version of a seat, or of a spectator (-1)."""
        return self.open + (self.secret[seat] if seat >= 0 else 0)

    @property
    def each(self) -> tuple[int, ...]:
        """The version of every seat."""
        return tuple([self.open + own for own in self.secret])

    def after(self, seat: int, *, secret: bool) -> "Versions":
        """One step later."""
        if not secret:
            return Versions(self.open + 1, self.secret)
        return Versions(self.open, put(self.secret, seat, self.secret[seat] + 1))


class Step(Struct, frozen=True):
    """One thing that happened; `events` are those of a move or a deal, as each seat may know them, last a spectator."""

    versions: Versions
    events: tuple[Heard, ...] | None = None
    seat: int = -1
    by: By | None = None
    line: Line | None = None  # if it was said


class Table(Struct, frozen=True):
    """Who sits, how the match stands, and what was asked of whom since when."""

    opened: Opened
    setup: Setup  # what is played; if its rules are lost, what can be played next
    rules: int  # their version
    chairs: tuple[Chair, ...]
    people: tuple[str, ...]  # the identity that each seat belongs to; "" for none
    versions: Versions
    staged: Versions  # when the stage began
    asked: tuple[int, ...]  # each seat's own version when its present question was put
    history: tuple[tuple[Step, ...], ...]  # the secret steps of each seat, last the open ones
    commands: Commands
    size: int = 1  # entries folded: the version of the log
    stage: Stage = "lobby"
    match: int = 0
    begun: int = 0  # the version of the log with which the match began
    began: int = 0  # when that was, in milliseconds
    moves: int = 0  # of the match
    state: State | None = None
    owed: tuple[int, ...] = ()  # who owes an answer, as far as everybody may know
    questions: tuple[Moves, ...] = ()  # what each seat may do, as sets of moves
    since: int = 0  # when the present question was put, in milliseconds
    deals: tuple[Result, ...] = ()  # of the match, those that have ended
    lines: tuple[Line, ...] = ()
    stood_in: frozenset[int] = frozenset()  # seats that a stand-in has answered for
    story: Story | None = None  # of the deal
    lost: bool = False  # nobody has the rules any more: who sat, what was said and how deals ended is all that is known
    renewed: bool = False  # the rules are others than those of the match before
    seal: str = ""  # the server's key of the match that is played, or of the next one before it begins; a secret
    pledges: Hashes = ()  # what each seat has committed to for it
    shares: Hashes = ()  # what each seat has revealed
    called: bool = False  # it is about to begin: shares are awaited
    origin: str = ""  # the moment of another match that this one went on from

    @property
    def footing(self) -> Footing:
        """How the rules that are played here stand to today's."""
        if self.lost:
            return "lost"
        if self.rules != self.setup.game.version:
            return "older"
        return "renewed" if self.renewed else "today"

    @property
    def stamp(self) -> str:
        """Of the sources of the game: they play every version that options can bring back."""
        return self.setup.game.stamp

    @property
    def terms(self) -> dict[str, Any]:
        """What was chosen when it was set up; the options all of them, as they are now."""
        return {**self.opened.terms, "options": self.setup.options}

    @property
    def shuffling(self) -> Shuffling | None:
        """What everybody may see of the shuffle; none at a table that was set up before there was one."""
        if not self.seal:
            return None
        number = self._number
        committed = commitment_of(self.opened.code, number, self.seal)
        return Shuffling(number, committed, self.pledges, self.shares, self.called)

    @property
    def shuffle(self) -> Shuffle:
        """The whole story of the shuffle, the server's key included."""
        code, number = self.opened.code, self._number
        return Shuffle(code, number, commitment_of(code, number, self.seal), self.seal, self.pledges, self.shares)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats whose shares a match that was called waits for: those that have pledged one, but for who has gone."""
        return tuple(
            seat
            for seat, pledge in enumerate(self.pledges)
            if self.called and pledge and not self.shares[seat] and self.chairs[seat].why != "left"
        )

    @property
    def _number(self) -> int:
        return self.match + (self.stage == "lobby")

    def missed(self, seat: int, version: int) -> list[Step]:
        """What a seat, or a spectator, may know to have happened after a version of theirs, as far as it is kept."""
        steps = _since(self.history[-1], seat, version)
        if seat >= 0 and self.history[seat]:
            steps += _since(self.history[seat], seat, version)
            steps.sort(key=lambda step: step.versions.of(seat))
        return steps

    def seat_of(self, person: str) -> int:
        """The seat of a person; -1 for a spectator."""
        if person:
            for seat, sitting in enumerate(self.people):
                if sitting == person:
                    return seat
        return -1

    def has_done(self, command: str, person: str) -> bool:
        """Whether a command of somebody is among those that are remembered."""
        if command:
            for done in self.commands:
                if (command, person) in done:
                    return True
        return False

    @property
    def silence(self) -> str:
        """The move that saying nothing is now, in a window that closes by itself; else ""."""
        return self.state.telling.silence if self.state is not None and self.stage == "playing" else ""

    @property
    def concerned(self) -> int:
        """The seat that the present question concerns most; -1 without a deal."""
        return self.state.first if self.state is not None else -1

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat."""
        chair = self.chairs[seat]
        return bool(chair.bot or chair.stand_in)

    def level(self, seat: int) -> str:
        """The level of the bot that answers for the seat."""
        chair = self.chairs[seat]
        return chair.bot or chair.stand_in


def _since(past: tuple[Step, ...], seat: int, version: int) -> list[Step]:
    """The steps of a past after a version of a seat's: mostly the last one."""
    at = len(past)
    while at and past[at - 1].versions.of(seat) > version:
        at -= 1
    return list(past[at:])
