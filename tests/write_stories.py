"""Tables for the page's own: `python tests/write_stories.py` writes what a table on a device must do and tell.

For every game, in `build/stories/<game>.json`: whole stories of a table with one person and bots, in every mode. Each
step of a story is a command with what was decided, what the passing of time did, entries with what seat 0 and a
spectator were told of them, or the whole table as it was shown. Interpreted, no rule is compiled for this.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import kit
import msgspec

import sobremesa
from sobremesa.bots import SensibleBot, levels_of
from sobremesa.rules.engine import SPECTATOR
from sobremesa.rules.game import Game
from sobremesa.rules.state import Setup
from sobremesa.table.core import projection, story, timeouts
from sobremesa.table.core.decide import decide, draft, explain, play, returning, upgrade
from sobremesa.table.core.entries import AnyEntry, BotSeated, Opened, Played, Sat, Started, encode_entry
from sobremesa.table.core.fold import LINES, replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.terms import Clock
from sobremesa.table.core.wire import (
    AddBot,
    AnyCommand,
    Draft,
    Explain,
    Fork,
    Join,
    Leave,
    Phrase,
    Play,
    Presence,
    Ready,
    Refused,
    Rematch,
    RemoveBot,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)

FOLDER = Path(__file__).parents[1] / "build" / "stories"
ME = Person("me", "Ana")
HERE = Presence(present=(0,), spectators=0)
WOKEN = 1_700_000_000_000  # milliseconds since 1970
STEPS = 45  # of a story that is cut short
MOST = 600  # of one that goes on until a deal has ended


def plain(value: Any) -> Any:
    """What travels or is kept, as JSON has it."""
    return json.loads(msgspec.json.encode(value))


class Storyteller:
    """One table, and everything that is written of it."""

    def __init__(self, setup: Setup, opened: Opened, luck: Random, *, whole: bool) -> None:
        self.setup, self.opened, self.luck = setup, opened, luck
        self.now, self.ids = WOKEN, 0
        self.whole = whole  # it is told to the end of a deal
        self.seats = (0, SPECTATOR) if whole else (0,)
        self.lines: list[tuple[AnyEntry, int]] = [(opened, self.now)]
        self.table = replay(self.lines)
        self.steps: list[dict[str, Any]] = []
        self.last: AnyCommand | None = None

    def keep(self, entries: Sequence[AnyEntry]) -> None:
        """Entries become part of the table, and are told."""
        before = self.table
        lines = [(entry, self.now) for entry in entries]
        self.table = replay(lines, before)
        self.lines += lines
        told = {str(seat): plain(projection.news(before, self.table, seat, WOKEN)) for seat in self.seats}
        kept = [json.loads(encode_entry(entry)) for entry in entries]
        self.steps.append({"keep": kept, "at": self.now, "told": told})
        self.now += self.luck.choice((0, 700, 2500))

    def ask(self, command: AnyCommand) -> Any:
        """The person asks for something, as the live table would decide it; the answer."""
        self.last = command
        if back := returning(self.table, ME, command):
            self.steps.append({"returning": plain(command), "entries": plain(back)})
            self.keep(back)
        answer: Any
        if isinstance(command, Draft):
            answer = draft(self.table, ME, command)
        elif isinstance(command, Explain):
            answer = explain(self.table, ME, command)
        else:
            key = self.luck.getrandbits(256)
            answer = decide(self.table, ME, command, key if isinstance(command, Start) else 0)  # a device has no seals
        self.steps.append({"command": plain(command), **_answered(answer)})
        if isinstance(answer, list) and answer:
            self.keep(answer)
        return answer

    def show(self) -> None:
        """The whole table, to who has seen it up to a version; also one from the future."""
        since = self.luck.choice((-1, self.version, self.version + 3, self.luck.randrange(self.version + 1)))
        shown = projection.snapshot(self.table, ME.id, since, HERE, WOKEN, self.now)
        self.steps.append({"since": since, "now": self.now, "shown": plain(shown)})

    def wait(self) -> None:
        """Time passes until something happens by itself, or nothing does."""
        due = timeouts.due(self.table, {}, WOKEN)
        self.now = max(self.now, due or 0)
        entries = timeouts.elapse(self.table, {}, WOKEN, self.now)
        self.steps.append({"due": due, "now": self.now, "entries": plain(entries)})
        if entries:
            self.keep(entries)

    def bot(self, seat: int) -> None:
        """A bot, or a stand-in, moves."""
        assert self.table.state is not None
        move = self.choose(seat)
        by: Any = "bot" if self.table.chairs[seat].bot else "stand-in"
        asked = Play(version=self.table.asked[seat], moves=[move])
        decision = play(self.table, seat, asked, by)
        assert not isinstance(decision, Refused), decision
        self.steps.append({"seat": seat, "by": by, "play": plain(asked), **_answered(decision)})
        self.keep(decision)

    def choose(self, seat: int) -> str:
        """A move by chance; where deals are to end, mostly a sensible one."""
        assert self.table.state is not None
        view = self.table.state.view(seat)
        if self.whole and self.luck.random() < 0.9:
            return str(SensibleBot(self.luck.getrandbits(64)).choose(view))
        return self.luck.choice(view.legal_names(seat))

    @property
    def version(self) -> int:
        """What the person has seen."""
        return self.table.versions.of(self.table.seat_of(ME.id))

    def id(self) -> str:
        """A new one."""
        self.ids += 1
        return f"c{self.ids}"

    # What the person does

    def turn(self) -> None:
        """A legal move, alone or as the beginning of a whole turn that is drafted first."""
        moves = [self.choose(0)]
        while self.luck.random() < 0.3 and len(moves) < 6:
            answer = self.ask(Draft(id=self.id(), version=self.version, moves=moves))
            if isinstance(answer, Refused) or not answer.legal:
                self.ask(Draft(id=self.id(), version=self.version, moves=[*moves, moves[0]]))
                self.ask(Explain(id=self.id(), version=self.version, moves=moves, after=moves))
                break
            moves = [*moves, self.luck.choice(answer.legal)]
        self.ask(Play(id=self.id(), version=self.version, moves=moves))

    def blunder(self) -> None:
        """Something that is refused, mostly."""
        some = [self.luck.choice([*self.setup.game.moves]) for _ in range(self.luck.randrange(1, 4))]
        old = self.luck.randrange(-1, self.version + 2)
        commands: list[Callable[[], AnyCommand]] = [
            lambda: Play(id=self.id(), version=self.version, moves=some),
            lambda: Play(id=self.id(), version=old, moves=some),
            lambda: Play(id=self.id(), version=self.version, moves=["nonsense"]),
            lambda: Play(id=self.id(), version=self.version, moves=[*some, "nonsense"]),
            lambda: Draft(id=self.id(), version=old, moves=some),
            lambda: Draft(id=self.id(), version=self.version, moves=some),
            lambda: Draft(id=self.id(), version=self.version, moves=["nonsense"]),
            lambda: Explain(id=self.id(), version=self.version, moves=[*self.setup.game.moves][:64]),
            lambda: Explain(id=self.id(), version=old, moves=some, after=some[:1]),
            lambda: Explain(id=self.id(), version=old, moves=["nonsense"]),
            lambda: self.last or Start(),
            lambda: self.last or Start(),
        ]
        self.ask(self.luck.choice(commands)())

    def chatter(self) -> None:
        """What is said, and what is asked at the wrong time."""
        text = self.luck.choice(("¡hola!", "  a\u0007\tb\u200d ", "\u200d \n", "x" * 300, "👨\u200d👩\u200d👧"))
        old = self.luck.randrange(-1, self.version + 2)
        commands: list[AnyCommand] = [
            Say(id=self.id(), text=text[:280]),
            Say(id=self.id(), version=old, text=text[:280]),
            Phrase(id=self.id(), phrase="haha"),
            *(Start(id=self.id()), Stand(id=self.id()), Rematch(id=self.id()), TakeBack(id=self.id())),
            *(Ready(id=self.id(), version=old), Ready(id=self.id(), ready=False), Ready(id=self.id())),
            *(Sit(id=self.id(), seat=0), Sit(id=self.id(), seat=1), Sit(id=self.id(), seat=9)),
            AddBot(id=self.id(), seat=self.luck.randrange(10), level=self.luck.choice(("sensible", "nobody"))),
            RemoveBot(id=self.id(), seat=self.luck.randrange(10)),
        ]
        self.ask(self.luck.choice(commands))

    @property
    def heard(self) -> bool:
        """Whether what the person says now is a move, too."""
        state, voice = self.table.state, self.setup.game.voice
        return bool(voice) and state is not None and self.table.stage == "playing" and not state.refuse(0, voice)

    def step(self) -> None:
        """Whatever comes next."""
        chance = self.luck.random()
        if self.heard and chance < 0.3:
            self.ask(Phrase(id=self.id(), phrase="oops"))
        elif chance < 0.12:
            self.blunder()
        elif chance < 0.2:
            self.chatter()
        elif chance < 0.27:
            self.show()
        elif self.table.stage != "playing" or chance < 0.3 or (self.table.silence and chance < 0.6):
            self.wait()
        else:
            assert self.table.state is not None
            seat = self.luck.choice(self.table.state.actors)
            self.bot(seat) if self.table.is_bot(seat) else self.turn()

    def begin(self) -> None:
        """Everybody sits down."""
        self.ask(Start(id=self.id()))
        self.ask(Join(id=self.id()))
        self.show()
        levels = levels_of(self.setup.game)
        for seat in range(1, self.setup.players):
            self.ask(AddBot(id=self.id(), seat=seat, level=levels[seat % len(levels)]))
        self.ask(RemoveBot(id=self.id(), seat=1))
        self.ask(AddBot(id=self.id(), seat=1, level="chance"))
        self.give_way()
        self.chatter()
        for seat, chair in enumerate(self.table.chairs):  # whatever that was
            if not chair.name and not chair.bot:
                self.ask(Sit(id=self.id(), seat=0) if seat == 0 else AddBot(id=self.id(), seat=seat, level="search"))
        self.ask(Start(id=self.id(), version=self.version))
        self.show()

    def give_way(self) -> None:
        """Somebody comes to a table full of bots; then all is as before, the luck of the story too."""
        luck, self.luck = self.luck, Random(0)
        last = len(self.table.chairs) - 1
        level = self.table.chairs[last].bot
        self.ask(Join(id=self.id()))
        self.ask(Stand(id=self.id()))
        self.ask(AddBot(id=self.id(), seat=0, level="chance"))
        self.ask(Join(id=self.id()))
        self.ask(RemoveBot(id=self.id(), seat=0))
        self.ask(Sit(id=self.id(), seat=0))
        self.ask(AddBot(id=self.id(), seat=last, level=level))
        self.luck = luck

    def finish(self) -> None:
        """More is said than anybody remembers; then away, and again."""
        for _ in range(LINES if self.whole else 0):
            self.ask(Phrase(phrase="bye"))
        self.ask(Leave(id=self.id()))
        self.show()
        self.ask(Rematch(id=self.id()))
        self.show()
        self.ask(Sit(id=self.id(), seat=0))
        self.ask(Start(id=self.id()))
        self.show()

    def fork(self) -> None:
        """The first match goes on from one of its moments, with its own cards and with others."""
        first = next(entry for entry, _ in self.lines if isinstance(entry, Started))
        moves = self._made(first)
        for anew in (False, True):
            made = self.luck.randrange(len(moves))
            forks = (Fork(made, 0, f"{self.luck.getrandbits(128):x}"),) if anew else ()
            begun = Started(first.key, moves=tuple(moves[:made]), forks=forks, origin=f"local-proof-1#{made}")
            self.keep([begun])
            self.show()
            for _ in range(12):
                self.step()

    def _made(self, first: Started) -> list[str]:
        """The moves of the first match."""
        own = [entry for entry, _ in self.lines if isinstance(entry, Started | Played)]
        own = own[own.index(first) + 1 :]
        last = next((place for place, entry in enumerate(own) if isinstance(entry, Started)), len(own))
        turns = [entry for entry in own[:last] if isinstance(entry, Played)]
        return [f"P{entry.seat} {move}" for entry in turns for move in entry.moves]


def _answered(answer: Any) -> dict[str, Any]:
    """What was decided, or said; the story of a deal as it is told."""
    if not isinstance(answer, list):
        return {"answer": plain(answer)}
    packed = [entry.story for entry in answer if isinstance(entry, Played) and entry.story]
    return {"entries": plain(answer), "stories": [plain(story.unpack(text)) for text in packed]}


def opened(setup: Setup, luck: Random, **other: Any) -> Opened:
    """The first entry of a table, on some terms."""
    clocks = (Clock(), Clock("quick").settled, Clock("custom", 3))
    terms = {
        "game": setup.game.name,
        "options": setup.options,
        "clock": luck.choice(clocks),
        "open_hands": luck.random() < 0.5,
        "kid_safe": luck.random() < 0.2,
        "hints": setup.players % 2 == 0,
        "data": setup.players % 2 == 1,
        "public": setup.players % 3 == 0,
        "pause": luck.choice((0, 8)),
        **other,
    }
    return Opened(**{"code": "local-proof", "rules": setup.game.version, "host": ME.id, **terms})


def tell(setup: Setup, seed: int, *, whole: bool) -> Storyteller:
    """A story: some steps of it, or at least one deal and a little of the next."""
    luck = Random(seed)
    told = Storyteller(setup, opened(setup, luck), luck, whole=whole)
    told.begin()
    more = STEPS
    for _ in range(MOST if whole else 0):
        if told.table.deals:
            break
        told.step()
        more -= 1
    for _ in range(max(more, 12)):
        told.step()
    told.finish()
    told.fork()
    return told


def older(lines: Sequence[tuple[AnyEntry, int]], rules: int) -> dict[str, Any]:
    """The log of a table of an older version as it is read today: who sat before a match, or what is left of one."""
    first, at = lines[0]
    assert isinstance(first, Opened)
    begun = [(msgspec.structs.replace(first, rules=rules), at), *lines[1:]]
    table: Table = replay(begun)
    entries = upgrade(table)
    after = replay([(entry, at) for entry in entries], table)
    shown = projection.snapshot(after, ME.id, -1, HERE, WOKEN, at)
    return {
        "log": [[json.loads(encode_entry(entry)), moment] for entry, moment in begun],
        "entries": plain(entries),
        "shown": plain(shown),
    }


def _written(setup: Setup, seed: int) -> dict[str, Any]:
    whole = setup.players == kit.sizes(setup.game)[0]
    told = tell(setup, seed, whole=whole)
    logs = []
    if whole:
        lobby = [(each, at) for each, at in told.lines[:1]] + [(Sat(0, ME.id, ME.name), WOKEN)]
        lobby += [(BotSeated(seat, "sensible"), WOKEN) for seat in range(1, setup.players)]
        logs = [older(lobby, 0), older(told.lines, 0), older(told.lines[:-3], 0)]
        for rules in setup.game.former:
            usual = opened(setup, Random(seed), options={"players": setup.players})
            fresh = [(usual, WOKEN), *lobby[1:]]
            logs += [older(fresh, rules), older([*fresh, (Started(f"{seed:064x}"), WOKEN)], rules)]
    return {
        "name": kit.name(setup),
        "opened": [json.loads(encode_entry(told.opened)), WOKEN],
        "steps": told.steps,
        "logs": logs,
    }


def write(game: Game) -> None:
    """The stories of a game."""
    setups = [setup for setup in kit.setups() if setup.game is game]
    stories = [_written(setup, seed) for seed, setup in enumerate(setups)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    content = json.dumps({"game": game.name, "woken": WOKEN, "stories": stories}, ensure_ascii=False)
    (FOLDER / f"{game.name}.json").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    for game in sobremesa.games().values():
        if game.bundled:
            write(game)
