"""Scenario files: the rulebook's examples, executable. docs/scenarios.md describes the format.

Whatever is wrong is told as a sentence: an expectation that does not hold is a `Failure`; what cannot be read,
a scenario or a whole file, is `Unreadable` by its key. Neither keeps the scenarios after it from being run.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.rules.errors import Over, SobremesaError, Unreadable
from sobremesa.rules.game import Game, find
from sobremesa.rules.sheet import Sheet, closest
from sobremesa.rules.state import Setup, State


class Failure(Exception):
    """The rules did something else than the scenario says."""


@dataclass(frozen=True)
class Verdict:
    """How a scenario went; `problem` is empty when it passed. What cannot be read has a problem, too, and a file
    that cannot be read is a result without a name.
    """

    file: str
    name: str
    clauses: tuple[str, ...]
    problem: str
    readable: bool = True

    def __str__(self) -> str:
        name = self.name if self.readable else self.name and f"scenario {self.name!r}"
        return ": ".join(part for part in (self.file, name, self.problem or "ok") if part)


def run_file(path: Path) -> Iterator[Verdict]:
    """Run every scenario of a file."""
    try:
        content = _read(path)
    except Unreadable as error:
        yield Verdict(str(path), "", (), str(error), readable=False)
        return
    scenarios = content.pop("scenario")
    for index, each in enumerate(scenarios, 1):
        name = each.get("name") if isinstance(each, Mapping) else None
        try:
            yield _run(str(path), content, each)
        except SobremesaError as error:
            known = name if isinstance(name, str) and name else f"number {index}"
            yield Verdict(str(path), known, (), str(error), readable=False)


def _read(path: Path) -> dict[str, Any]:
    """A file with at least one scenario."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise Unreadable(f"cannot be opened ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise Unreadable("is not TOML: it is not a text in UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"is not TOML: {error}") from error
    scenarios = content.get("scenario")
    if isinstance(scenarios, Mapping):
        raise Unreadable("has no [[scenario]]: it takes two brackets")
    if not isinstance(scenarios, list) or not scenarios:
        raise Unreadable("has no [[scenario]]")
    return content


def _options(content: Mapping[str, Any]) -> dict[str, Any]:
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise Unreadable("options: should be a table")
    return options


def _settle(content: Mapping[str, Any]) -> Setup:
    """The game with its options."""
    name = content.get("game")
    if not isinstance(name, str):
        raise Unreadable("game: is missing" if name is None else "game: should be a text")
    game, options = find(name), content["options"]
    for option in game.options:
        if isinstance(option.default, bool) and not isinstance(options.get(option.name, option.default), bool):
            raise Unreadable(f"options.{option.name}: should be true or false")
    return Setup(game, game.check(options))


def _run(file: str, shared: Mapping[str, Any], own: Any) -> Verdict:
    """Run a scenario: what the whole file says, and what it says itself."""
    if not isinstance(own, Mapping):
        raise Unreadable("should be a table")
    content = {**shared, **own, "options": {**_options(shared), **_options(own)}}
    setup = _settle(content)
    game = setup.game
    sheet = Sheet(game, setup.players, content, seed=_seed(content))
    for key in ("game", "options", "seed"):
        sheet.get(key)
    name = sheet.text("name")
    clauses = tuple(sheet.names("clauses"))
    for clause in clauses:
        _known(game, clause, "clauses")
    state = _begin(setup, sheet)
    problem = ""
    steps = sheet.get("steps", [])
    if not isinstance(steps, list) or not steps:
        raise Unreadable("steps: should be a list of tables, at least one")
    for number, step in enumerate(steps, 1):
        if not isinstance(step, Mapping) or not step:
            raise Unreadable(f"step {number}: should be a table, with a move or an expectation")
        try:
            state = _step(state, Sheet(game, setup.players, step))
        except Failure as failure:
            problem = f"step {number}: {failure}"
            break
        except Unreadable as error:
            raise Unreadable(f"step {number}.{error}") from error
    sheet.done()
    return Verdict(file, name, clauses, problem)


def _seed(content: Mapping[str, Any]) -> int:
    seed = content.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 32:
        raise Unreadable("seed: should be a whole number from 0 to 2**32 - 1")
    return seed


def _begin(setup: Setup, sheet: Sheet) -> State:
    """The state a scenario starts from: its position, or an ordinary deal of its seed."""
    return setup.place(sheet.get("position"), sheet.seed) if "position" in sheet else setup.deal(sheet.seed)


def _step(state: State, sheet: Sheet) -> State:
    """Play the moves of a step, then look."""
    movers = sheet.movers()
    if len(movers) > 1:
        raise sheet.fail(f"P{movers[1]}", "one seat moves in a step; the next one moves in a step of its own")
    if sheet.flag("next_deal"):
        try:
            state = state.next_deal()
        except Over as error:
            raise Failure(f"there is no next deal: {error}") from error
    events = list(state.events)
    for seat in movers:
        moves = sheet.moves(f"P{seat}")
        if not moves:
            raise sheet.fail(f"P{seat}", "names no move")
        events = []
        refused = _refused(sheet)
        for move in moves[:-1] if refused else moves:
            state = _play(state, seat, move)
            events += state.events
        if refused:
            _expect_refusal(state, seat, moves[-1], refused)
    if "refused" in sheet and not movers:
        raise sheet.fail("refused", "needs a move")
    _expect(state, sheet, events)
    return state


def _name(state: State, move: int) -> str:
    return state.setup.game.move_names[move]


def _play(state: State, seat: int, move: int) -> State:
    point = state.refuse(seat, move)
    if point:
        error = state.illegal(seat, move, point)
        raise Failure(f"P{seat} {_name(state, move)} was refused: {error}")
    return state.play(seat, move)


def _refused(sheet: Sheet) -> bool | list[str]:
    """What should be against the last move: nothing, anything, or all of these."""
    value = sheet.get("refused", False)
    if isinstance(value, bool):
        return value
    if not isinstance(value, str | list):
        raise sheet.fail("refused", "should be true, a clause or several")
    wanted = sheet.names("refused")
    if not wanted:
        raise sheet.fail("refused", "names no clause; true stands for any")
    for each in wanted:
        _known(sheet.game, each, "refused", "refusal")
    return wanted


def _expect_refusal(state: State, seat: int, move: int, wanted: bool | list[str]) -> None:
    """A refusal cites every clause that is named, or has that name."""
    point = state.refuse(seat, move)
    if not point:
        raise Failure(f"P{seat} {_name(state, move)} is legal, and should be refused")
    game = state.setup.game
    found = (*game.clauses[point], game.points[point])
    missing = [] if isinstance(wanted, bool) else [each for each in wanted if each not in found]
    if missing:
        by = f"{game.points[point]} ({' '.join(game.clauses[point])})"
        raise Failure(f"P{seat} {_name(state, move)} is refused by {by}, and should be by {' '.join(missing)}")


def _known(game: Game, name: str, key: str, what: str = "") -> None:
    """Refuse what is neither a clause nor (if it may be) the name of an event or a refusal."""
    names = {*game.clause_ids, *(game.points.values() if what else ())}
    if name not in names:
        like = "clause" if not what or re.match(r"[A-Z]+-", name) else what
        raise Unreadable(f"{key}: {name!r} is no {like} of {game.name}{closest(name, sorted(names))}")


def _expect(state: State, sheet: Sheet, events: Sequence[Any]) -> None:
    """Compare everything a step names with what is."""
    game = state.setup.game
    told = iter(events)
    for wanted in sheet.names("events"):
        _known(game, wanted, "events", "event")
        if not any(wanted == event.name or wanted in event.clauses for event in told):
            happened = ", ".join(f"{event.name} ({' '.join(event.clauses)})" for event in events) or "nothing"
            raise Failure(f"expected {wanted} to happen (in this order); what happened: {happened}")
    if "actors" in sheet:
        _same("actors", _named(state.actors), _named(sheet.seats("actors")))
    for key, test in (("legal", "exactly"), ("can", "at least"), ("cannot", "none of")):
        _expect_moves(state, sheet.sub(key), test)
    _expect_end(state, sheet)
    _expect_board(sheet, game, state.board)
    views = sheet.sub("views")
    for seat in range(state.players):
        _expect_board(views.sub(f"P{seat}"), game, state.view(seat).board)
    _expect_board(views.sub("spectator"), game, state.view().board)
    sheet.done()


def _expect_moves(state: State, sheet: Sheet, test: str) -> None:
    for seat in range(state.players):
        if f"P{seat}" not in sheet:
            continue
        wanted = set(sheet.moves(f"P{seat}"))
        legal = {move.number for move in state.legal(seat)}
        wrong = {
            "exactly": wanted ^ legal,
            "at least": wanted - legal,
            "none of": wanted & legal,
        }[test]
        if wrong:
            shown = " ".join(_name(state, move) for move in sorted(legal)) or "nothing"
            odd = " ".join(_name(state, move) for move in sorted(wrong))
            raise Failure(f"P{seat} may play: {shown}; the difference: {odd}")


def _expect_end(state: State, sheet: Sheet) -> None:
    outcome = state.outcome
    if "over" in sheet:
        wanted = sheet.get("over")
        if not isinstance(wanted, bool | str):
            raise sheet.fail("over", "should be true, false or a clause")
        if isinstance(wanted, str):
            _known(state.setup.game, wanted, "over")
        if bool(wanted) != state.over:
            raise Failure("the deal is over" if state.over else "the deal is not over")
        if isinstance(wanted, str) and outcome is not None and wanted not in _why(state):
            raise Failure(f"the deal ended by {' '.join(_why(state))}, and should have by {wanted}")
    for key in ("winners", "champions"):
        if key in sheet:
            _same(key, _named(getattr(outcome, key, ())), _named(sheet.seats(key)))


def _named(seats: Iterable[int]) -> str:
    return " ".join(f"P{seat}" for seat in sorted(seats)) or "nobody"


def _why(state: State) -> Sequence[str]:
    return state.setup.game.clauses[int(state.record["why"])]


def _expect_board(sheet: Sheet, game: Game, board: Mapping[str, Any]) -> None:
    """Compare what lies on the table: cards in any order, or how many there are."""
    for key, found in board.items():
        if key not in sheet:
            continue
        wanted, found = sheet.get(key), found.item() if isinstance(found, np.generic) else found
        if isinstance(found, Mapping):
            if key == "totals" and not isinstance(wanted, Mapping):
                _same(key, list(found.values()), sheet.numbers(key, sheet.players))
            else:
                _expect_board(sheet.sub(key), game, {f"P{s}": found.get(f"P{s}", ()) for s in range(sheet.players)})
        elif isinstance(found, tuple):
            if isinstance(wanted, bool) or not isinstance(wanted, int | str | list):
                raise sheet.fail(key, "should be a text of names, or how many they are")
            if isinstance(wanted, int):
                _same(f"{sheet.path}{key}", len(found), wanted)
            else:
                _expect_names(sheet, key, found, sheet.names(key))
        elif type(found) is not type(wanted):
            raise sheet.fail(key, f"should be {_KINDS[type(found)]}")
        elif isinstance(found, str):
            _expect_names(sheet, key, (found,) if found else (), [wanted] if wanted else [])
        else:
            _same(f"{sheet.path}{key}", found, wanted)


_KINDS = {bool: "true or false", int: "a whole number", str: 'a text, in quotes (a seat is "P0")'}


def _expect_names(sheet: Sheet, key: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    """Compare names in any order; a seat that is not at the table or a card that is not in the game is pointed out."""
    for name in wanted:
        if re.fullmatch(r"[Pp]\d+", name):
            sheet.seat_named(key, name)
    cards = {*sheet.game.cards, "?"}
    odd = [name for name in wanted if name not in cards] if found and set(found) <= cards else []
    note = f" ({odd[0]!r} is no card of {sheet.game.name}{closest(odd[0], sheet.game.cards)})" if odd else ""
    _same(f"{sheet.path}{key}", Counter(found), Counter(wanted), note)


def _same(key: str, found: Any, wanted: Any, note: str = "") -> None:
    if found != wanted:
        raise Failure(f"{key} is {_show(found)}, and should be {_show(wanted)}{note}")


def _show(value: Any) -> str:
    if isinstance(value, Counter):
        return " ".join(sorted(value.elements())) or "empty"
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
