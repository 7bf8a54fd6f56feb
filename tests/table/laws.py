"""What the tests of the table share: people, a table that remembers its entries, and random commands."""

from random import Random

from sobremesa.rules.game import find
from sobremesa.table.core.decide import decide, play, returning
from sobremesa.table.core.entries import AnyEntry, Opened
from sobremesa.table.core.fold import fold, replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import AnyCommand, By, Play, Ready, Refused, Sit, Start

KEY = 0x5EED
ANA, BETO, CARLA, DANI = (Person(name.lower(), name) for name in ("Ana", "Beto", "Carla", "Dani"))
PEOPLE = (ANA, BETO, CARLA, DANI)


def opened(game: str = "cone", players: int = 2, **settings) -> Opened:
    """The first entry of a table."""
    found = find(game)
    options = {"players": players, **settings.pop("options", {})}
    return Opened(code="bamo-kituse", game=game, rules=found.version, options=options, host=ANA.id, **settings)


class Book:
    """A table with everything that was written of it."""

    def __init__(self, first: Opened) -> None:
        self.lines: list[tuple[AnyEntry, int]] = [(first, 0)]
        self.table: Table = replay(self.lines)
        self.now = 0

    def write(self, entries: list[AnyEntry]) -> None:
        """Fold entries, a second later."""
        self.now += 1000
        for entry in entries:
            self.lines.append((entry, self.now))
            self.table = fold(self.table, entry, self.now)

    def ask(self, person: Person, command: AnyCommand, key: int = KEY) -> Refused | None:
        """A person's command; the refusal, if it is refused."""
        self.write(returning(self.table, person, command))
        decision = decide(self.table, person, command, key)
        if isinstance(decision, Refused):
            return decision
        self.write(decision)
        return None

    def version(self, person: Person) -> int:
        """The version that a person has seen."""
        return self.table.versions.of(self.table.seat_of(person.id))

    def play(self, person: Person, *moves: str, id: str = "") -> Refused | None:
        """A turn that answers what is asked now."""
        return self.ask(person, Play(id=id, version=self.version(person), moves=list(moves)))

    def bot(self, seat: int, move: str, by: By = "bot") -> None:
        """A bot's move."""
        decision = play(self.table, seat, Play(version=self.table.asked[seat], moves=[move]), by)
        assert not isinstance(decision, Refused)
        self.write(decision)


def seated(game: str = "cone", players: int = 2, **settings) -> Book:
    """A table in play, everybody a person."""
    book = Book(opened(game, players, **settings))
    for seat, person in enumerate(PEOPLE[:players]):
        assert book.ask(person, Sit(seat=seat)) is None
        assert book.ask(person, Ready()) is None
    assert book.ask(ANA, Start()) is None
    return book


def reopened(lines: list[tuple[AnyEntry, int]]) -> Book:
    """A book that goes on where a log ends."""
    book = Book(lines[0][0])
    for entry, at in lines[1:]:
        book.now = at - 1000
        book.write([entry])
    return book


def play_on(book: Book, luck: Random, moves: int) -> None:
    """Random legal moves, by whoever owes one."""
    for _ in range(moves):
        state = book.table.state
        if book.table.stage != "playing" or state is None:
            return
        seat = luck.choice(state.actors)
        move = luck.choice(state.legal(seat))
        assert book.play(PEOPLE[seat], str(move)) is None
