"""No frame can tell what its receiver may not know: in every world that looks the same to them, every byte is the same.

Worlds are made twice, as in tests/test_secrets.py: dealt anew from the receiver's view, and by exchanging hidden cards
by hand. What the table itself keeps of others' secrets (their versions, questions, identities) is changed with them.
All of it is tried with readers of boards and with readers who have the rules and are sent views.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from kit import FACTOR, modes, players, same_act, swapped
from laws import ANA, PEOPLE, seated
from msgspec.structs import replace
from room import Memory, Room, Time, room, run

from sobremesa.rules.game import games
from sobremesa.rules.games.multiverse_money.legality import REVISIONS
from sobremesa.rules.state import State
from sobremesa.table.core import races
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Step, Table, Versions, put
from sobremesa.table.core.terms import Clock
from sobremesa.table.core.wire import AnyCommand, Draft, Hello, Phrase, Play, Ready, Say

EVA = Person("eva", "Eva")  # a spectator
MONEY = "multiverse-money"
TABLES = {
    f"{game.name} {mode}": (game.name, {**options, "players": players(game, len(PEOPLE))})
    for game in games().values()
    for mode, options in modes(game).items()
}
STEPS = 120 * FACTOR
every_reader = pytest.mark.parametrize("views", [False, True], ids=["boards", "views"])
Other = Callable[[State, int, Random], State | None]


def resampled(state: State, viewer: int, luck: Random) -> State | None:
    """The state dealt anew from what a viewer knows."""
    return None if state.over else state.view(viewer).resample(luck.getrandbits(100))


def exchanged(state: State, viewer: int, luck: Random) -> State | None:
    """The state with a card exchanged that the viewer does not know; a card on its way is left alone."""
    return None if state.over else swapped(state, viewer, luck)


def elsewhere(table: Table, viewer: int, luck: Random, other: Other, more: tuple[int, ...]) -> Table:
    """The table in another world: nothing that the viewer knows is different, all else may be."""
    others = [seat for seat in range(len(table.chairs)) if seat != viewer]
    more = put(more, viewer, 0) if viewer >= 0 else more

    def later(versions: Versions) -> Versions:
        return Versions(versions.open, tuple(a + b for a, b in zip(versions.secret, more, strict=True)))

    def state(known: State | None) -> State | None:
        return known and (other(known, viewer, luck) or known)

    own = viewer % (len(table.chairs) + 1)  # a spectator's are the last

    def heard(step: Step) -> Any:
        return step.events and tuple(told if place == own else () for place, told in enumerate(step.events))

    now = state(table.state)
    people = table.people
    for seat in others:
        people = put(people, seat, f"other-{seat}")
    return replace(
        table,
        state=now,
        people=people,
        opened=replace(table.opened, host=people[table.seat_of(ANA.id)]),
        versions=later(table.versions),
        staged=later(table.staged),
        asked=tuple(a + b for a, b in zip(table.asked, more, strict=True)),
        questions=now.telling.questions if now and table.questions else table.questions,
        history=tuple(
            tuple(replace(step, versions=later(step.versions), events=heard(step)) for step in past)
            for past in table.history
        ),
        commands=tuple(done if place == own else () for place, done in enumerate(table.commands)),
        size=table.size + luck.randrange(50),
    )


def audience(table: Table) -> list[Person]:
    """Everybody who sits, and a spectator."""
    return [*(Person(person, "?") for person in table.people), EVA]


def probes(table: Table, viewer: int, luck: Random) -> list[tuple[int, AnyCommand]]:
    """Whatever a viewer may try in order to learn something, while others speak; also to become another reader."""
    stamps = table.stamp, "", f"{table.stamp}0"
    version, game, state = table.versions.of(viewer), table.setup.game, table.state
    asked: list[tuple[int, AnyCommand]] = [
        (viewer, Hello(version=luck.randrange(-1, version + 2), stamp=luck.choice(stamps))),
        (viewer, Hello(version=max(0, version - luck.randrange(40)), stamp=luck.choice(stamps))),
    ]
    if viewer >= 0 and state is not None and table.stage == "playing":
        legal = [str(move) for move in state.legal(viewer)]
        words = list(game.moves)
        for _ in range(3):
            moves = [luck.choice(legal or words), *luck.choices(words, k=luck.randrange(3))]
            asked.append((viewer, Draft(id="d", version=luck.choice((version, version, version - 1)), moves=moves)))
        wrong = [move for move in luck.choices(words, k=8) if state.refuse(viewer, move)]
        asked += [(viewer, Play(id="p", version=version, moves=[move])) for move in wrong]
        asked.append((viewer, Play(id="p", version=version - 1, moves=legal[:1] or ["nonsense"])))
    for seat in range(-1, len(table.chairs)):
        if seat < 0 or state is None or not game.voice or state.over or state.refuse(seat, game.voice):
            asked.append((seat, luck.choice((Say(id=f"s{seat}", text=f"hola {seat}"), Phrase(phrase="wow")))))
    return asked


def hand(state: State, seat: int) -> bytes:
    """The cards of a seat."""
    return state.record["hand"].reshape(-1, state.setup.game.width)[seat].tobytes() if seat >= 0 else b""


async def compare(here: Room, there: Room, viewer: int, asked: list[tuple[int, AnyCommand]]) -> None:
    """The same commands in both worlds, and what the viewer is told of them."""
    for seat, command in asked:
        await here.ask(seat, command)
        await there.ask(seat, command)
        told = here.pages[viewer].take()
        assert there.pages[viewer].take() == told, (viewer, seat, command)
        assert told or seat != viewer


async def try_everything(
    table: Table, other: Table, viewer: int, luck: Random, move: tuple[int, str] | None, *, views: bool
) -> bool:
    """Probe two tables that look the same to a viewer, and let a rival move in both."""
    async with (
        room(table, audience(table), views=views) as here,
        room(other, audience(other), views=views) as there,
    ):
        assert there.pages[viewer].take() == here.pages[viewer].take()
        if table.stage == "playing":
            for seat in range(len(table.chairs)):
                if viewer in (seat, -1):
                    assert races.rivals(table, seat) == races.rivals(other, seat)
        await compare(here, there, viewer, probes(table, viewer, luck))
        if move is None or move[0] == viewer:
            return False
        seat, text = move
        before, states = table.state, (table.state, other.state)
        if any(s.refuse(seat, text) or table.setup.game.reveals(s.record, s.setup.move(text).number) for s in states):
            return False
        if not same_act(*states, seat, text):
            return False
        for place in (here, there):
            await place.ask(seat, Play(version=place.table.versions.of(seat), moves=[text]))
        after = [place.table.state for place in (here, there)]
        if any(state.over or hand(state, viewer) != hand(before, viewer) for state in after):
            return False
        assert there.pages[viewer].take() == here.pages[viewer].take(), (viewer, move)
        return True


async def watch(before: Table, after: Table, viewer: int, woken: int, *, views: bool) -> list[bytes]:
    """What a viewer is told of a change of a table."""
    async with room(before, audience(before), views=views) as place:
        place.live._audience.woken = woken
        place.pages[viewer].take()
        place.live._kept._become(after)
        return place.pages[viewer].take()


@every_reader
@pytest.mark.parametrize("other", [resampled, exchanged])
@pytest.mark.parametrize("table", TABLES)
def test_every_frame_is_the_same_in_every_world_that_looks_the_same(table, other, views, monkeypatch):
    time, luck, tried = Time(monkeypatch), Random(7), 0
    game, options = TABLES[table]
    book = seated(game, options["players"], options=options, clock=Clock("custom", 3600), pause=3)

    async def play():
        nonlocal tried
        async with room(book.table, audience(book.table), Memory(book.lines), views=views) as table:
            woken = table.live._audience.woken
            for page in table.pages.values():
                page.take()
            for step in range(STEPS):
                before = table.table
                if before.stage == "over":
                    return
                move = None
                if before.stage == "pause":
                    seat = next(at for at, chair in enumerate(before.chairs) if not chair.ready)
                    command: AnyCommand = Ready(id="r")
                else:
                    seat = luck.choice(before.state.actors)
                    move = seat, str(luck.choice(before.state.legal(seat)))
                    command = Play(id=f"p{step}", version=before.versions.of(seat), moves=[move[1]])
                viewer = luck.randrange(-1, len(before.chairs))
                more = tuple(luck.randrange(40) for _ in before.chairs)
                world = elsewhere(before, viewer, luck, other, more)
                tried += await try_everything(before, world, viewer, luck, move, views=views)
                time.at += luck.randrange(1000)
                await table.ask(seat, command)
                for place, page in table.pages.items():
                    told = page.take()
                    if place == seat:
                        answer = msgspec.json.decode(told.pop())
                        version = table.table.versions.of(seat)
                        assert answer == {"type": "accepted", "id": command.id, "version": version}
                    if place in (viewer, seat):
                        pair = [elsewhere(t, place, luck, other, more) for t in (before, table.table)]
                        assert await watch(*pair, place, woken, views=views) == told, (place, command)

    run(play())
    assert tried


async def bets(time: Time, luck: Random, most: int, *, views: bool) -> list[list[bytes]]:
    """What Ana and a spectator are told of a round of bets, while the others change their minds up to `most` times
    whenever Ana does something; in the end they bet the same.
    """
    time.at, script = 1_000_000, Random(3)
    book = seated(MONEY, 4, options={"counts": "hidden"}, clock=Clock("quick").settled)
    stamp = book.table.stamp if views else ""
    async with room(book.table, audience(book.table), Memory(book.lines), views=views) as table:

        def legal(seat: int) -> list[str]:
            return [str(move) for move in table.table.state.legal(seat)]

        async def play(seat: int, *moves: str) -> None:
            version = table.table.versions.of(seat)
            await table.ask(seat, Play(id=f"{seat}-{version}", version=version, moves=list(moves)))
            assert table.pages[seat].last()["type"] == "accepted", (moves, table.pages[seat].last())

        card = legal(0)[0]
        for turn in range(60):
            time.at += 200
            for seat in luck.choices((1, 2, 3), k=luck.randint(0, most)):
                if table.table.state.record["revised"][seat] < REVISIONS - 10:  # enough are left for the end
                    await play(seat, luck.choice([move for move in legal(seat) if move != "lock"]))
            version = table.table.versions.of(0)
            match script.randrange(6):
                case 0:
                    await play(0, card)
                case 1:
                    await table.ask(0, Draft(id="d", version=version, moves=[card, "lock"]))
                case 2:
                    await table.ask(0, Play(version=version, moves=["unlock"]))
                case 3:
                    await table.ask(0, Say(id=f"s{turn}", text="mmm"))
                case 4:
                    await table.ask(0, Say(id=f"s{script.randrange(turn + 1)}", text="mmm"))  # perhaps again
                case _:
                    await table.ask(0, Hello(version=max(0, version - script.randrange(35)), stamp=stamp))
        for seat in (1, 2, 3):  # the same bets, whatever they were before
            if most and "lock" in legal(seat):
                await play(seat, "lock")
                await play(seat, "unlock")
            for bet in table.table.state.board["bets"][f"P{seat}"]:
                await play(seat, bet)
            await play(seat, min(legal(seat)), "lock")
        if "lock" not in legal(0):
            await play(0, card)
        await play(0, "lock")
        assert b'"reveals"' in table.pages[-1].frames[-1]
        return [table.pages[seat].frames for seat in (0, -1)]


@every_reader
def test_bets_leave_no_trace(views, monkeypatch):
    """However often the others bet, lock and think better of it: the same frames, as many, in the same order."""
    time = Time(monkeypatch)

    async def worlds():
        tries = ((1, 0), (2, 1), (3, 4), (4, 9))
        first, *others = [await bets(time, Random(seed), most, views=views) for seed, most in tries]
        for other in others:
            for heard, expected in zip(other, first, strict=True):
                assert len(heard) == len(expected)
                for frame, wanted in zip(heard, expected, strict=True):
                    assert frame == wanted

    run(worlds())


async def face_down(time: Time, luck: Random, *, views: bool) -> list[list[bytes]]:
    """What Ana and a spectator are told while the others lay cards and take them back as often as a script says: which
    cards, the engaño among them or not, and when they close their bets and open them again, is up to their luck.
    """
    time.at, script = 1_000_000, Random(4)
    book = seated(MONEY, 4, clock=Clock("quick").settled)
    stamp = book.table.stamp if views else ""
    async with room(book.table, audience(book.table), Memory(book.lines), views=views) as table:

        async def play(seat: int, *moves: str) -> None:
            version = table.table.versions.of(seat)
            await table.ask(seat, Play(id=f"{seat}-{version}", version=version, moves=list(moves)))
            assert table.pages[seat].last()["type"] == "accepted", (moves, table.pages[seat].last())

        def legal(seat: int) -> list[str]:
            return [str(move) for move in table.table.state.legal(seat)]

        async def fidget(seat: int) -> None:
            if luck.random() < 0.5 and "lock" in legal(seat):
                await play(seat, "lock")
                if luck.random() < 0.5:
                    await play(seat, "unlock")

        for turn in range(60):
            time.at += 200
            seat = script.randrange(4)
            if seat == 0:
                version = table.table.versions.of(0)
                await table.ask(0, Draft(id="d", version=version, moves=["E", "lock"]))
                await table.ask(0, Hello(version=max(0, version - script.randrange(35)), stamp=stamp))
                await table.ask(0, Say(id=f"s{turn}", text="mmm"))
                continue
            if "unlock" in legal(seat):
                await play(seat, "unlock")
            laid = table.table.state.board["bets"][f"P{seat}"]
            free = [move for move in legal(seat) if move not in (*laid, "lock")]
            back = not free or (bool(laid) and script.random() < 0.4)
            await play(seat, luck.choice(laid if back else free))
            await fidget(seat)
        assert len(table.table.state.board["locked"]) < 4
        return [table.pages[seat].frames for seat in (0, -1)]


@every_reader
def test_bets_face_down_tell_their_size_and_nothing_else(views, monkeypatch):
    """Whatever the others lay, close and think better of: as many cards make the same frames, in the same order."""
    time = Time(monkeypatch)

    async def worlds():
        first, *others = [await face_down(time, Random(seed), views=views) for seed in range(4)]
        assert any(b'"picks-up"' in frame for frame in first[0])
        for other in others:
            assert other == first

    run(worlds())


async def time_is_up(time: Time, counts: str, locked: tuple[int, ...], left: int, *, views: bool) -> list[list[bytes]]:
    """What Ana and a spectator are told when some have closed their bets, somebody leaves, and then time is up."""
    time.at = 1_000_000
    book = seated(MONEY, 4, options={"counts": counts}, clock=Clock("quick").settled)
    async with room(book.table, audience(book.table), Memory(book.lines), views=views) as table:
        for seat in (1, 2, 3) if counts == "shown" else locked:
            move = str(table.table.state.legal(seat)[0])
            moves = [move, "lock"] if seat in locked else [move]
            await table.ask(seat, Play(version=table.table.versions.of(seat), moves=moves))
        time.at += 5_000
        table.live.part(table.pages[left])
        await table.ask(0, Hello(stamp=book.table.stamp if views else ""))
        time.at += 15_000
        table.live._tick()
        await table.quiet()
        told = [list(table.pages[seat].frames) for seat in (0, -1)]
        assert all(b'"why":"time"' in frames[-1] for frames in told)
        return told


@every_reader
@pytest.mark.parametrize("counts", ["shown", "hidden"])
def test_when_time_is_up_nobody_can_tell_who_had_bet(counts, views, monkeypatch):
    time = Time(monkeypatch)

    async def worlds():
        tries = ((), (1,), (2,), (1, 2, 3))
        first, *others = [await time_is_up(time, counts, locked, left=2, views=views) for locked in tries]
        for other in others:
            assert other == first

    run(worlds())
