"""The fold: a table is what its entries make of it. No I/O, no clock, no randomness of its own."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

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
    Dealt,
    Ended,
    HandedOver,
    Opened,
    Played,
    Readied,
    Rematched,
    Renewed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from sobremesa.table.core.table import Step, Table, Versions, put, remember
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
    match entry:
        case Started() | Dealt() | Played() if table.lost:
            after = _unseen(table, entry, at)
        case Played():
            after = _played(table, entry, at)
        case Said():
            after = _said(table, entry, at)
        case Started() | Dealt():
            after = _dealt(table, entry, at)
        case Rematched():
            after = _rematched(_step(table), at)
        case Renewed():
            after = _renewed(_step(table), entry, at, blind)
        case Ended():
            after = _stage(_step(table), "over", at)
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
    versions = table.versions.after(seat, secret=secret)
    told = _events(state, secret) if state is not None else None
    step = Step(versions, told, seat, by, line)
    return replace(
        table,
        versions=versions,
        history=remember(table.history, seat if secret else SPECTATOR, step, HISTORY),
        story=story.add(table.story, told[SPECTATOR]) if told is not None else table.story,
    )


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
        chairs=put(table.chairs, seat, chair),
        people=put(table.people, seat, owner),
        stood_in=table.stood_in - {seat} if isinstance(entry, HandedOver | TakenBack) else table.stood_in,
    )


def _said(table: Table, entry: Said, at: int) -> Table:
    line = Line(name=entry.name, at=at, seat=entry.seat, text=entry.text, phrase=entry.phrase)
    table = _step(table, line=line)
    table = replace(table, lines=(*table.lines[1 - LINES :], line))
    return _done(table, entry.command, entry.person, table.seat_of(entry.person))


def _done(table: Table, command: str, person: str, seat: int) -> Table:
    """A command is done, and recognised if it is repeated."""
    if not command:
        return table
    if seat == SPECTATOR:
        table = replace(table, commands=put(table.commands, SPECTATOR, _but_the_oldest(table, person)))
    most = REMEMBERED if seat >= 0 else ONLOOKERS * REMEMBERED
    return replace(table, commands=remember(table.commands, seat, (command, person), most))


def _but_the_oldest(table: Table, person: str) -> tuple[tuple[str, str], ...]:
    """What those who do not sit have done, with room for one thing more that a person does: each has their own."""
    done = table.commands[SPECTATOR]
    own = [at for at, (_, doer) in enumerate(done) if doer == person]
    return done if len(own) < REMEMBERED else (*done[: own[0]], *done[own[0] + 1 :])


def _dealt(table: Table, entry: Started | Dealt, at: int) -> Table:
    if isinstance(entry, Started):
        state = table.setup.deal(int(entry.key, 16))
        table = replace(table, match=table.match + 1, begun=table.size + 1, deals=())
    elif table.state is not None:
        state = table.state.next_deal()
    else:
        raise Unreadable("nothing was dealt yet")
    table = _stage(_step(replace(table, story=None), state), "playing", at)
    return replace(
        table,
        state=state,
        owed=state.telling.owed(SPECTATOR),
        questions=_questions(state),
        asked=tuple(table.versions.of(seat) for seat in range(state.players)),
    )


def _rematched(table: Table, at: int) -> Table:
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
        begun = isinstance(entry, Started)
        table = replace(table, match=table.match + begun, deals=() if begun else table.deals)
        return _stage(_step(table), "playing", at)
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
    for text in entry.moves:
        if table.state is None:
            raise Unreadable("a move without a deal")
        move = table.setup.move(text)
        table = _moved(table, turn.played(table.state, entry.seat, text), entry, move.number, at)
    table = _done(table, entry.command, table.people[entry.seat], entry.seat)
    ended = result(table.state) if table.state is not None else None
    if ended is None:
        return table
    table = replace(table, deals=(*table.deals, ended))
    return _stage(table, "over" if ended.champions else "pause", at)


def _moved(table: Table, state: State, entry: Played, move: int, at: int) -> Table:
    """After one move: a secret one changes nothing for anybody else, an answer among several, or a part of one, only
    for who gave it.
    """
    seat, before, game = entry.seat, table.state, table.setup.game
    secret = before is not None and before.moment == state.moment
    if secret or move not in game.unseen:
        table = _step(table, state, seat, entry.by, secret)
    else:
        table = _step(table, state)
    if entry.by == "stand-in":
        table = replace(table, stood_in=table.stood_in | {seat})
    questions = _questions(state)
    if secret:
        return replace(
            table,
            state=state,
            questions=put(table.questions, seat, questions[seat]),
            asked=put(table.asked, seat, table.versions.of(seat)),
        )
    owed = state.telling.owed(SPECTATOR)
    answer = bool(owed) and set(owed) == set(table.owed) - {seat}
    part = len(owed) > 1 and owed == table.owed and not state.ends_turn(move)  # all are asked as before
    if not part:
        table = _lapsed(table)
    anew = {seat} if answer or part else set(range(state.players))
    return replace(
        table,
        state=state,
        owed=owed,
        questions=questions,
        asked=_ask(table, questions, anew),
        since=table.since if answer or part else at,
    )


def _lapsed(table: Table) -> Table:
    """A stand-in that came because time was up leaves, if it had nothing to answer: the person had, in secret."""
    unused = [seat for seat, chair in enumerate(table.chairs) if chair.why == "time" and seat not in table.stood_in]
    for seat in unused:
        table = replace(table, chairs=put(table.chairs, seat, replace(table.chairs[seat], stand_in="", why=None)))
    return table


def _ask(table: Table, questions: tuple[Moves, ...], anew: set[int]) -> tuple[int, ...]:
    """When the question of each seat was put: now, if it is a new one or other moves answer it."""
    return tuple(
        table.versions.of(seat) if seat in anew or question != table.questions[seat] else table.asked[seat]
        for seat, question in enumerate(questions)
    )


def _questions(state: State) -> tuple[Moves, ...]:
    return state.telling.questions
