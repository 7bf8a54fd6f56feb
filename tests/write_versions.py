"""Fixtures of a version of the rules: `python tests/write_versions.py [GAME…]` writes what today's program leaves.

For every game, in `tests/versions/<game>/`: `<version>.json.gz`, logs of whole and of running matches in every mode and
what they must show; `<version>.db.gz`, a database of the server with tables of that game; `<version>.tables.json.gz`,
what those must show. A version that is already there is never written again: it was written by the program of its time,
which is the point of it. `tests/test_versions.py` and `tests/table/test_upgrade.py` read all of them.
"""

import asyncio
import gzip
import hashlib
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import kit
import msgspec

import sobremesa
from sobremesa.rules.game import Game
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup, State
from sobremesa.table.core import projection
from sobremesa.table.core.codes import make_code
from sobremesa.table.core.decide import decide, play
from sobremesa.table.core.entries import Dealt, Opened
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.translate import event
from sobremesa.table.core.wire import (
    AddBot,
    AnyCommand,
    Phrase,
    Play,
    Presence,
    Ready,
    Refused,
    Rematch,
    Say,
    Sit,
    Start,
)
from sobremesa.table.live import clock
from sobremesa.table.live.keeping import Kept, open_table
from sobremesa.table.store.store import Store

FOLDER = Path(__file__).parent / "versions"
TRIES = 6  # seeds, of which the shortest match is kept
LONG = 1500  # moves of a match that is too long to keep
LEVEL = "sensible"
ANA, BETO = Person("a" * 32, "Ana"), Person("b" * 32, "Beto")
NOBODY = Presence(present=(), spectators=0)
CLOCK = 1_790_000_000_000  # milliseconds since 1970


def pack(file: Path, content: bytes) -> None:
    """Write a file, compressed; the same content makes the same file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def unpack(file: Path) -> bytes:
    """What was packed."""
    return gzip.decompress(file.read_bytes())


def plain(value: Any) -> Any:
    """A value as it comes back from JSON."""
    return json.loads(json.dumps(value))


# Logs


def boards(state: State) -> list[dict[str, Any]]:
    """The truth, and what each seat and a spectator see of it."""
    views = (state.view(seat).board for seat in (*range(state.players), -1))
    return plain([state.board, *views])


def shown(state: State) -> dict[str, Any]:
    """Everything that a state must show again."""
    outcome = state.outcome
    return {
        "events": plain([msgspec.to_builtins(event(each)) for each in state.events]),
        "boards": boards(state),
        "owed": list(state.actors) if not state.over else [],
        "legal": [list(state.legal_names(seat)) for seat in range(state.players)],
        "outcome": plain(vars(outcome)) if outcome is not None else None,
    }


def digest(states: Iterable[State], keys: Iterable[str], names: Iterable[str]) -> str:
    """What all states show: boards, as far as the keys go, and what happened, as far as it had a name."""
    found, kept = hashlib.sha256(), sorted(keys)
    for state in states:
        seen = [[board.get(key) for key in kept] for board in boards(state)]
        events = [[each.name, each.seat, each.other] for each in state.events if each.name in names]
        found.update(json.dumps([seen, events]).encode())
    return found.hexdigest()


def names(game: Game) -> list[str]:
    """What can happen in a game."""
    return sorted(game.points.values())


def written(what: str, state: State) -> dict[str, Any]:
    """A log, and what it must show at some way points and at its end."""
    log = Log.of(state)
    states = list(log.replay())
    keys = sorted(boards(states[0])[0])
    points = sorted({0, len(states) // 3, 2 * len(states) // 3, len(states) - 1})
    return {
        "what": what,
        "log": log.write(),
        "keys": keys,
        "digest": digest(states, keys, names(state.setup.game)),
        "states": len(states),
        "shown": {str(at): shown(states[at]) for at in points},
    }


def chance(state: State, seat: int, luck: Random) -> str:
    """Any legal move."""
    return str(luck.choice(state.legal(seat)))


def sense(state: State, seat: int, luck: Random) -> str:
    """A move of a sensible bot."""
    return str(sobremesa.bot(LEVEL, luck.getrandbits(32)).choose(state.view(seat)))


def deal_of(state: State, luck: Random, choose: Callable[[State, int, Random], str]) -> State:
    """The end of a deal."""
    while not state.over:
        seat = luck.choice(state.actors)
        state = state.play(seat, choose(state, seat, luck))
    return state


def match_of(setup: Setup, seed: int) -> State | None:
    """The end of a match between sensible bots; none if it takes too long."""
    luck, state = Random(seed), setup.deal(Random(seed).getrandbits(256))
    while len(state.past) < LONG:
        state = deal_of(state, luck, sense)
        if state.outcome is not None and state.outcome.champions:
            return state
        state = state.next_deal()
    return None


def shortest(states: Iterable[State | None]) -> State | None:
    """The one with the fewest moves."""
    return min(filter(None, states), key=lambda state: len(state.past), default=None)


def half(state: State) -> State:
    """The same match, half as far: it is still running."""
    log = Log.of(state)
    *_, last = Log(log.game, log.options, log.seed, log.moves[: len(log.moves) // 2], log.rules).replay()
    return last


def logs(game: Game) -> Iterator[dict[str, Any]]:
    """Matches of a game in every mode and with several numbers of players."""
    for setup in (setup for setup in kit.setups() if setup.game is game):
        name = kit.name(setup)
        deals = (deal_of(setup.deal(Random(seed).getrandbits(256)), Random(seed), chance) for seed in range(TRIES))
        deal = shortest(deals)
        assert deal is not None
        yield written(f"{name}: a deal at random", deal)
        yield written(f"{name}: a deal that runs", half(deal))
        match = shortest(match_of(setup, seed) for seed in range(TRIES))
        if match is not None:
            yield written(f"{name}: a match with sense", match)


# Tables


class Clerk:
    """Plays at tables of a real database, by the door that everybody uses."""

    def __init__(self, store: Store, game: Game) -> None:
        self.store, self.game, self.luck = store, game, Random(game.name)
        self.codes: dict[str, str] = {}

    async def table(self, what: str, options: dict[str, Any], people: int) -> Kept:
        """A table where people and bots sit, ready to begin."""
        code = make_code(self.luck.choice)
        setup = sobremesa.game(self.game.name, **options)
        self.codes[code] = what
        opened = Opened(
            code=code,
            game=self.game.name,
            rules=self.game.version,
            options=setup.options,
            host=ANA.id,
            public=True,
            pause=0,
        )
        kept = Kept(self.store, await open_table(self.store, opened), lambda *_: None)
        for seat in range(setup.players):
            if seat < people:
                await self.ask(kept, (ANA, BETO)[seat], Sit(seat=seat))
                await self.ask(kept, (ANA, BETO)[seat], Ready())
            else:
                await self.ask(kept, ANA, AddBot(seat=seat, level=LEVEL))
        await self.ask(kept, ANA, Say(text="¡A jugar!"))
        return kept

    async def ask(self, kept: Kept, person: Person, command: AnyCommand) -> None:
        """A command that is not refused."""
        decision = decide(kept.table, person, command, self.luck.getrandbits(256))
        assert not isinstance(decision, Refused), (command, decision)
        if decision:
            await kept.keep(decision)

    async def play(self, kept: Kept, until: Callable[[Table, State], bool]) -> bool:
        """People play anything, bots with sense, until something is so; whether it came to that before the end."""
        for _ in range(LONG):
            table = kept.table
            if table.stage == "pause":
                await kept.keep([Dealt()])
                continue
            state = table.state
            if state is None or table.stage != "playing" or until(table, state):
                return table.stage == "playing"
            seat = self.luck.choice(state.actors)
            bot = bool(table.chairs[seat].bot)
            move = (sense if bot else chance)(state, seat, self.luck)
            decision = play(table, seat, Play(version=table.asked[seat], moves=[move]), "bot" if bot else "person")
            assert not isinstance(decision, Refused)
            await kept.keep(decision)
        return False


def whole(_: Table, __: State) -> bool:
    """To the end of the match."""
    return False


def begun(_: Table, state: State) -> bool:
    """In the middle of a deal."""
    return len(state.past) >= 9


def secret(table: Table, state: State) -> bool:
    """Somebody has answered in secret, others have not."""
    return bool(state.actors) and set(state.actors) < set(table.owed)


def race(_: Table, state: State) -> bool:
    """Several may be the first to say something."""
    moves = ({move.number for move in state.legal(seat)} for seat in range(state.players))
    return sum(bool(found & state.setup.game.races) for found in moves) > 1


def quick(game: Game) -> dict[str, Any]:
    """Options of a short match, with the fewest players that leave a bot room."""
    players = max(kit.sizes(game)[0], 3)
    fewest = {option.name: min(option.values) for option in game.options if option.name in ("rounds", "deals", "games")}
    return {**fewest, "players": players}


async def tables(store: Store, game: Game) -> dict[str, Any]:
    """Tables of every kind, and what they must show."""
    clerk, kept = Clerk(store, game), list[Kept]()
    for person in (ANA, BETO):
        await store.meet(person.id, person.name, CLOCK)

    async def sit(what: str, people: int = 2) -> Kept:
        kept.append(await clerk.table(what, quick(game), people))
        return kept[-1]

    await sit("nothing has begun")
    for what, people in (("a finished match", 2), ("a finished match with bots alone against one", 1)):
        ended = await sit(what, people)
        await clerk.ask(ended, ANA, Start())
        assert not await clerk.play(ended, whole)
        assert ended.table.stage == "over", (game.name, ended.table.stage)
        await clerk.ask(ended, ANA, Phrase(phrase="well-played"))
    again = await sit("a second match that runs", 1)
    await clerk.ask(again, ANA, Start())
    assert not await clerk.play(again, whole)
    for command in (Rematch(), Start()):
        await clerk.ask(again, ANA, command)
    assert await clerk.play(again, begun)
    rematched = await sit("a match is over, the next not begun", 1)
    await clerk.ask(rematched, ANA, Start())
    assert not await clerk.play(rematched, whole)
    await clerk.ask(rematched, ANA, Rematch())
    for what, until in (("a match that runs", begun), ("secret answers", secret), ("a race", race)):
        running = await sit(what)
        await clerk.ask(running, ANA, Start())
        if not await clerk.play(running, until):
            clerk.codes[running.table.opened.code] = f"a finished match without {what}"
    return {
        each.table.opened.code: {"what": clerk.codes[each.table.opened.code], **table_shown(each.table)}
        for each in kept
    }


def table_shown(table: Table) -> dict[str, Any]:
    """What everybody sees of a table, and its score."""
    people = {person: table.seat_of(person) for person in (ANA.id, BETO.id, "")}
    snapshots = {
        str(seat): msgspec.to_builtins(projection.snapshot(table, person, -1, NOBODY, 0, CLOCK))
        for person, seat in people.items()
    }
    return plain({"stage": table.stage, "match": table.match, "snapshots": snapshots})


def write_tables(game: Game, file: Path) -> dict[str, Any]:
    """A database with tables of a game; what they must show."""
    moments = iter(range(CLOCK, CLOCK + 10**9, 1000))
    clock.now = lambda: next(moments)

    async def fill(database: Path) -> dict[str, Any]:
        store = await Store.open(f"sqlite:///{database}")
        try:
            return await tables(store, game)
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        database, copy = Path(folder) / "tables.db", Path(folder) / "copy.db"
        expected = asyncio.run(fill(database))
        with sqlite3.connect(database) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        pack(file, copy.read_bytes())
    return expected


def write(game: Game) -> None:
    """Everything for the present version of a game, unless it is there."""
    folder = FOLDER / game.name
    file = folder / f"{game.version}.json.gz"
    if file.exists():
        print(f"{game.name}: version {game.version} is already there, as its own program wrote it")
        return
    expected = write_tables(game, folder / f"{game.version}.db.gz")
    pack(folder / f"{game.version}.tables.json.gz", json.dumps(expected, ensure_ascii=False).encode())
    defaults = {option.name: option.default for option in game.options}
    content = {"version": game.version, "defaults": defaults, "events": names(game), "logs": list(logs(game))}
    pack(file, json.dumps(content, ensure_ascii=False).encode())
    print(f"{game.name}: version {game.version}, {len(content['logs'])} logs, {len(expected)} tables")


if __name__ == "__main__":
    for name in sys.argv[1:] or sobremesa.games():
        write(sobremesa.games()[name])
