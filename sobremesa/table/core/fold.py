"""The fold: a table is what its entries make of it. No I/O, no clock, no randomness of its own."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from sobremesa.rules.engine import Moves
from sobremesa.rules.errors import BadOption, Illegal, OtherRules, UnknownGame, Unreadable
from sobremesa.rules.game import Options, find
from sobremesa.rules.state import Setup, State
from sobremesa.table.core import story, turn
from sobremesa.table.core.entries import (
    AnyEntry,
    BotLeft,
    BotSeated,
    Called,
    Dealt,
    Ended,
    Forgotten,
    HandedOver,
    Opened,
    Played,
    Pledged,
    Readied,
    Rematched,
    Renewed,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from sobremesa.table.core.forking import begin
from sobremesa.table.core.table import Commands, Step, Table, Versions, put, remember
from sobremesa.table.core.translate import Heard, heard, result
from sobremesa.table.core.wire import SPECTATOR, By, Chair, Line, Stage

HISTORY = 32  # open steps that a dropped page may have missed without a resync, and secret ones of its own
LINES = 50  # things said that a newcomer still hears
REMEMBERED = 16  # commands of a person that are recognised when they are repeated
ONLOOKERS = 32  # times as many, of all the people who do not sit

T = TypeVar("T")


def fold(table: Table | None, entry: AnyEntry, at: int, *, blind: bool = False) -> Table:
    """The table after an entry of a moment (milliseconds since 1970). `blind`: older rules are not even tried."""
    if isinstance(entry, Opened):
        return _opened(entry, at, blind)
    if table is None:
        raise Unreadable("a table begins with being opened")
    if isinstance(entry, Played) and not table.lost:
        return _played(table, entry, at)
    match entry:
        case Started() | Dealt() | Played() if table.lost:
            after = _unseen(table, entry, at)
        case Said():
            after = _said(table, entry, at)
        case Started() | Dealt():
            after = _dealt(table, entry, at)
        case Rematched():
            after = _rematched(_step(table), entry, at)
        case Renewed():
            after = _renewed(_step(table), entry, at, blind)
        case Ended():
            after = _stage(_step(table), "over", at)
        case Pledged() | Called() | Revealed():
            after = _shuffled(_step(table), entry, at)
        case Forgotten():
            after = _step(table)
        case _:
            after = _seated(_step(table), entry)
    return replace(after, size=table.size + 1)


def replay(lines: Iterable[tuple[AnyEntry, int]], table: Table | None = None, *, blind: bool = False) -> Table:
    """The table after many entries, each with its moment."""
    for after in stages(lines, table, blind=blind):
        table = after
    if table is None:
        raise Unreadable("there is no table without entries")
    return table


def stages(
    lines: Iterable[tuple[AnyEntry, int]], table: Table | None = None, *, blind: bool = False
) -> Iterator[Table]:
    """The table after each of many entries."""
    for entry, at in lines:
        table = fold(table, entry, at, blind=blind)
        yield table


def as_far_as_possible(read: Callable[[bool], T]) -> T:
    """Read a log; `read` is told whether to do so blindly. That is the second way, for matches of older rules that
    today's cannot follow: their moves, results and stories are readable all the same.
    """
    try:
        return read(False)
    except (BadOption, Illegal, Unreadable) as error:
        try:
            return read(True)
        except (BadOption, Illegal, Unreadable):
            if isinstance(error, Unreadable):
                raise error from None
            raise Unreadable(f"these rules cannot follow the log: {error}") from error


def _rules(name: str, version: int, options: Options, blind: bool) -> tuple[Setup, bool]:
    """What is played from here on; if nobody has its rules any more, what can be played next, and that it is so."""
    try:
        game = find(name)
    except UnknownGame as error:
        raise Unreadable(str(error)) from error
    if version >= game.version or not blind:
        try:
            return Setup(game, game.recall(version, options)), False
        except (OtherRules, BadOption):
            if version >= game.version:
                raise
    return Setup(game, game.renew(version, options)), True


def _opened(entry: Opened, at: int, blind: bool) -> Table:
    setup, lost = _rules(entry.game, entry.rules, entry.options, blind)
    none = Versions(0, (0,) * setup.players)
    return Table(
        opened=entry,
        setup=setup,
        rules=entry.rules,
        lost=lost,
        chairs=(Chair(),) * setup.players,
        people=("",) * setup.players,
        versions=none,
        staged=none,
        asked=(0,) * setup.players,
        history=((),) * (setup.players + 1),
        commands=((),) * (setup.players + 1),
        since=at,
        seal=entry.seal,
        pledges=("",) * setup.players,
        shares=("",) * setup.players,
    )


def _step(
    table: Table,
    state: State | None = None,
    seat: int = -1,
    by: By | None = None,
    secret: bool = False,
    line: Line | None = None,
) -> Table:
    """One step later, remembered for those who were not looking."""
    return replace(table, **_stepped(table, state, seat, by, secret, line))


def _stepped(
    table: Table, state: State | None, seat: int, by: By | None, secret: bool, line: Line | None = None
) -> dict[str, Any]:
    """What a step changes."""
    versions = table.versions.after(seat, secret=secret)
    told = _events(state, secret) if state is not None else None
    step = Step(versions, told, seat, by, line)
    return {
        "versions": versions,
        "history": remember(table.history, seat if secret else SPECTATOR, step, HISTORY),
        "story": story.add(table.story, told[SPECTATOR]) if told is not None else table.story,
    }


def _events(state: State, secret: bool) -> tuple[Heard, ...]:
    """What everybody may know. A secret move has no events, not even for its maker: to the view, the news is still
    the last open move.
    """
    return ((),) * (state.players + 1) if secret else heard(state)


def _stage(table: Table, stage: Stage, at: int) -> Table:
    """A new stage: people have to say anew that they are ready."""
    chairs = tuple(replace(chair, ready=bool(chair.bot)) for chair in table.chairs)
    return replace(table, stage=stage, staged=table.versions, chairs=chairs, since=at)


def _seated(table: Table, entry: AnyEntry) -> Table:
    """Who sits where, and who answers."""
    match entry:
        case Sat(seat, person, name):
            chair, owner = Chair(name=name), person
        case BotSeated(seat, level):
            chair, owner = Chair(bot=level, ready=True), ""
        case Stood(seat) | BotLeft(seat):
            chair, owner = Chair(), ""
        case Readied(seat, ready):
            chair, owner = replace(table.chairs[seat], ready=ready), table.people[seat]
        case HandedOver(seat, level, why):
            chair, owner = replace(table.chairs[seat], stand_in=level, why=why), table.people[seat]
        case TakenBack(seat):
            chair, owner = replace(table.chairs[seat], stand_in="", why=None), table.people[seat]
        case _:
            raise Unreadable(f"{type(entry).__name__} is no entry of a table that stands")
    return replace(
        table,
        pledges=table.pledges if owner == table.people[seat] else put(table.pledges, seat, ""),
        chairs=put(table.chairs, seat, chair),
        people=put(table.people, seat, owner),
        stood_in=table.stood_in - {seat} if isinstance(entry, HandedOver | TakenBack) else table.stood_in,
    )


def _shuffled(table: Table, entry: Pledged | Called | Revealed, at: int) -> Table:
    """What people add to the shuffle before a match."""
    if not table.seal or table.stage != "lobby" or table.called == isinstance(entry, Pledged | Called):
        raise Unreadable(f"{type(entry).__name__} out of its time")
    match entry:
        case Pledged(seat, pledge):
            return replace(table, pledges=put(table.pledges, seat, pledge))
        case Called():
            return replace(table, called=True, since=at)
        case Revealed(seat, share):
            return replace(table, shares=put(table.shares, seat, share))


def _said(table: Table, entry: Said, at: int) -> Table:
    line = Line(name=entry.name, at=at, seat=entry.seat, text=entry.text, phrase=entry.phrase)
    if not entry.text and entry.phrase is None:  # whoever said it is forgotten
        return _step(table)
    table = _step(table, line=line)
    commands = _commands(table, entry.command, entry.person, table.seat_of(entry.person))
    return replace(table, lines=(*table.lines[1 - LINES :], line), commands=commands)


def _commands(table: Table, command: str, person: str, seat: int) -> Commands:
    """What people have done, with one command more: it is recognised if it is repeated."""
    if not command:
        return table.commands
    if seat == SPECTATOR:
        done = put(table.commands, SPECTATOR, _but_the_oldest(table, person))
        return remember(done, SPECTATOR, (command, person), ONLOOKERS * REMEMBERED)
    return remember(table.commands, seat, (command, person), REMEMBERED)


def _but_the_oldest(table: Table, person: str) -> tuple[tuple[str, str], ...]:
    """What those who do not sit have done, with room for one thing more that a person does: each has their own."""
    done = table.commands[SPECTATOR]
    own = [at for at, (_, doer) in enumerate(done) if doer == person]
    return done if len(own) < REMEMBERED else (*done[: own[0]], *done[own[0] + 1 :])


def _dealt(table: Table, entry: Started | Dealt, at: int) -> Table:
    if isinstance(entry, Started):
        state, deals, told = begin(table.setup, entry)
        about = {"match": table.match + 1, "begun": table.size + 1, "began": at, "origin": entry.origin}
        table = replace(table, **about, moves=0, deals=deals, called=False)
    elif table.state is not None:
        state, told = table.state.next_deal(), None
    else:
        raise Unreadable("nothing was dealt yet")
    table = _stage(_step(replace(table, story=told), state), "playing", at)
    return replace(
        table,
        state=state,
        owed=state.telling.owed(SPECTATOR),
        questions=state.telling.questions,
        asked=table.versions.each,
    )


def _rematched(table: Table, entry: Rematched, at: int) -> Table:
    """Everybody keeps the seat, but who has left."""
    left = [chair.why == "left" for chair in table.chairs]
    chairs = tuple(
        Chair() if gone else replace(chair, stand_in="", why=None)
        for chair, gone in zip(table.chairs, left, strict=True)
    )
    people = tuple("" if gone else person for person, gone in zip(table.people, left, strict=True))
    table = replace(
        table, chairs=chairs, people=people, state=None, deals=(), owed=(), questions=(), story=None, renewed=False
    )
    none = ("",) * len(chairs)
    table = replace(table, seal=entry.seal, pledges=none, shares=none)
    return _stage(table, "lobby", at)


def _renewed(table: Table, entry: Renewed, at: int, blind: bool) -> Table:
    """Other rules, between matches; the seats stay."""
    setup, lost = _rules(table.opened.game, entry.rules, entry.options, blind)
    if table.stage != "lobby" or setup.players != len(table.chairs):
        raise Unreadable("rules change between matches, and for as many as sit there")
    return _stage(replace(table, setup=setup, rules=entry.rules, lost=lost, renewed=True), "lobby", at)


def _unseen(table: Table, entry: Started | Dealt | Played, at: int) -> Table:
    """A match whose rules are gone, as far as its entries say themselves how it went."""
    if not isinstance(entry, Played):
        if isinstance(entry, Started):
            table = replace(table, match=table.match + 1, began=at, moves=0, deals=(), called=False)
        return _stage(_step(table), "playing", at)
    table = replace(table, moves=table.moves + len(entry.moves))
    if entry.result is None:
        return table
    versions = table.versions.after(entry.seat, secret=False)
    step = Step(versions, (story.unpack(entry.story),) * (len(table.chairs) + 1))
    table = replace(
        table,
        versions=versions,
        history=remember(table.history, SPECTATOR, step, HISTORY),
        deals=(*table.deals, entry.result),
    )
    return _stage(table, "over" if entry.result.champions else "pause", at)


def _played(table: Table, entry: Played, at: int) -> Table:
    size, seat, moves = table.size + 1, entry.seat, table.moves + len(entry.moves)
    for text in entry.moves:
        if table.state is None:
            raise Unreadable("a move without a deal")
        state = turn.played(table.state, seat, text)
        table = _moved(table, table.state, state, entry, table.setup.number(text), at)
    commands = _commands(table, entry.command, table.people[seat], seat)
    ended = result(table.state) if table.state is not None else None
    if ended is None:
        return replace(table, commands=commands, size=size, moves=moves)
    table = replace(table, commands=commands, size=size, moves=moves, deals=(*table.deals, ended))
    return _stage(table, "over" if ended.champions else "pause", at)


def _moved(table: Table, before: State, state: State, entry: Played, move: int, at: int) -> Table:
    """After one move: a secret one changes nothing for anybody else, an answer among several, or a part of one, only
    for who gave it.
    """
    seat, secret = entry.seat, before.moment == state.moment
    if secret or move not in table.setup.game.unseen:
        changed = _stepped(table, state, seat, entry.by, secret)
    else:
        changed = _stepped(table, state, -1, None, False)
    if entry.by == "stand-in":
        changed["stood_in"] = table.stood_in | {seat}
    telling, versions = state.telling, changed["versions"]
    questions, owed = telling.questions, telling.owed(SPECTATOR)
    if secret:
        questions = put(table.questions, seat, questions[seat])
        asked = put(table.asked, seat, versions.of(seat))
        return replace(table, state=state, questions=questions, asked=asked, **changed)
    answer = bool(owed) and table.owed != (seat,) and set(owed) == set(table.owed) - {seat}
    part = len(owed) > 1 and owed == table.owed and not state.ends_turn(move)  # all are asked as before
    if answer or part:
        asked = _ask(table, versions, questions, seat)
        return replace(table, state=state, owed=owed, questions=questions, asked=asked, **changed)
    return _lapsed(
        replace(table, state=state, owed=owed, questions=questions, asked=versions.each, since=at, **changed)
    )


def _lapsed(table: Table) -> Table:
    """A stand-in that came because time was up leaves, if it had nothing to answer: the person had, in secret."""
    unused = [seat for seat, chair in enumerate(table.chairs) if chair.why == "time" and seat not in table.stood_in]
    for seat in unused:
        table = replace(table, chairs=put(table.chairs, seat, replace(table.chairs[seat], stand_in="", why=None)))
    return table


def _ask(table: Table, versions: Versions, questions: tuple[Moves, ...], answering: int) -> tuple[int, ...]:
    """When the question of each seat was put: now, for who has answered, and where other moves answer it."""
    return tuple(
        versions.of(seat) if seat == answering or question != table.questions[seat] else table.asked[seat]
        for seat, question in enumerate(questions)
    )
