"""Scenario files: the rulebook's examples, executable. docs/scenarios.md describes the format.

A file that cannot be read raises `Unreadable`, naming the scenario and the key; an expectation that does
not hold is a `Failure`, told as a sentence.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sobremesa.rules.errors import SobremesaError, Unreadable
from sobremesa.rules.game import Game, find
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.state import Setup, State


class Failure(Exception):
    """The rules did something else than the scenario says."""


@dataclass(frozen=True)
class Result:
    """How a scenario went; `problem` is empty when it passed."""

    file: str
    name: str
    clauses: tuple[str, ...]
    problem: str


def run_file(path: Path) -> Iterator[Result]:
    """Run every scenario of a file."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(f"{path}: cannot be opened ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: is not TOML: {error}") from error
    scenarios = content.pop("scenario", None)
    if not isinstance(scenarios, list) or not scenarios:
        raise Unreadable(f"{path}: has no [[scenario]]")
    for index, each in enumerate(scenarios, 1):
        if not isinstance(each, Mapping):
            raise Unreadable(f"{path}: scenario number {index} should be a table")
        name = each.get("name", f"number {index}")
        try:
            yield _run(str(path), {**content, **each, "options": {**_options(content), **_options(each)}})
        except SobremesaError as error:
            raise Unreadable(f"{path}: scenario {name!r}: {error}") from error


def _options(content: Mapping[str, Any]) -> dict[str, Any]:
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise Unreadable("options: should be a table")
    return options


def _run(file: str, content: Mapping[str, Any]) -> Result:
    if not isinstance(content.get("game"), str):
        raise Unreadable("game: is missing")
    game = find(content["game"])
    setup = Setup(game, game.check(content["options"]))
    sheet = Sheet(game, setup.players, content, seed=_seed(content))
    for key in ("game", "options", "seed"):
        sheet.get(key)
    name = sheet.text("name")
    clauses = tuple(sheet.names("clauses"))
    for clause in clauses:
        _known_clause(game, clause, "clauses")
    state = _begin(setup, sheet)
    problem = ""
    steps = sheet.get("steps", [])
    if not isinstance(steps, list) or not steps:
        raise Unreadable("steps: should be a list of tables, at least one")
    for number, step in enumerate(steps, 1):
        try:
            state = _step(state, Sheet(game, setup.players, step, f"step {number}."))
        except Failure as failure:
            problem = f"step {number}: {failure}"
            break
    sheet.done()
    return Result(file, name, clauses, problem)


def _seed(content: Mapping[str, Any]) -> int:
    seed = content.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 32:
        raise Unreadable("seed: should be a whole number from 0 to 2**32 - 1")
    return seed


def _begin(setup: Setup, sheet: Sheet) -> State:
    """The state a scenario starts from: its position, or an ordinary deal of its seed."""
    if "position" not in sheet:
        return setup.deal(sheet.seed)
    batch = setup.blank()
    batch[0]["key"][0], batch[0]["used"] = sheet.seed, 16
    position = sheet.sub("position")
    setup.game.position(batch, position)
    position.done()
    return State(setup, batch, None)


def _step(state: State, sheet: Sheet) -> State:
    """Play the moves of a step, then look."""
    movers = [seat for seat in range(state.players) if f"P{seat}" in sheet]
    if len(movers) > 1:
        raise sheet.fail(f"P{movers[1]}", "one seat moves in a step; the next one moves in a step of its own")
    if sheet.flag("next_deal"):
        state = state.next_deal()
    events = list(state.events)
    for seat in movers:
        moves = sheet.moves(f"P{seat}")
        if not moves:
            raise sheet.fail(f"P{seat}", "names no move")
        events = []
        refused = sheet.get("refused", False)
        for i, move in enumerate(moves):
            last = i == len(moves) - 1
            if refused is not False and last:
                _expect_refusal(state, seat, move, refused)
            else:
                state = _play(state, seat, move)
                events += state.events
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


def _expect_refusal(state: State, seat: int, move: int, clause: Any) -> None:
    point = state.refuse(seat, move)
    if not point:
        raise Failure(f"P{seat} {_name(state, move)} is legal, and should be refused")
    if clause is True:
        return
    game = state.setup.game
    _known_clause(game, clause, "refused")
    if clause not in game.clauses[point]:
        raise Failure(
            f"P{seat} {_name(state, move)} is refused by {' '.join(game.clauses[point])}, and should be by {clause}"
        )


def _known_clause(game: Game, clause: Any, key: str) -> None:
    if clause not in game.clause_ids:
        raise Unreadable(f"{key}: {clause!r} is no clause of {game.name}")


def _expect(state: State, sheet: Sheet, events: Sequence[Any]) -> None:
    """Compare everything a step names with what is."""
    game = state.setup.game
    told = iter(events)
    for wanted in sheet.names("events"):
        if wanted not in game.points.values():
            _known_clause(game, wanted, f"{sheet.path}events")
        if not any(wanted == event.name or wanted in event.clauses for event in told):
            happened = ", ".join(f"{event.name} ({event.clauses[0]})" for event in events) or "nothing"
            raise Failure(f"expected {wanted} to happen (in this order); what happened: {happened}")
    if "actors" in sheet:
        _same("actors", sorted(state.actors), sorted(sheet.seats("actors")))
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
            _known_clause(state.setup.game, wanted, f"{sheet.path}over")
        if bool(wanted) != state.over:
            raise Failure("the deal is over" if state.over else "the deal is not over")
        if isinstance(wanted, str) and outcome is not None and wanted not in _why(state):
            raise Failure(f"the deal ended by {' '.join(_why(state))}, and should have by {wanted}")
    for key in ("winners", "champions"):
        if key in sheet:
            _same(key, list(getattr(outcome, key, ())), sorted(sheet.seats(key)))


def _why(state: State) -> Sequence[str]:
    return state.setup.game.clauses[int(state.record["why"])]


def _expect_board(sheet: Sheet, game: Game, board: Mapping[str, Any]) -> None:
    """Compare what lies on the table: cards in any order, or how many there are."""
    for key, found in board.items():
        if key not in sheet:
            continue
        wanted = sheet.get(key)
        if isinstance(found, Mapping):
            if key == "totals" and isinstance(wanted, list):
                _same(key, list(found.values()), wanted)
            else:
                _expect_board(sheet.sub(key), game, {f"P{s}": found.get(f"P{s}", ()) for s in range(sheet.players)})
        elif isinstance(found, tuple):
            if isinstance(wanted, int):
                _same(f"{sheet.path}{key}", len(found), wanted)
            else:
                _same(f"{sheet.path}{key}", Counter(found), Counter(sheet.names(key)))
        else:
            _same(f"{sheet.path}{key}", found, wanted)


def _same(key: str, found: Any, wanted: Any) -> None:
    if found != wanted:
        raise Failure(f"{key} is {_show(found)}, and should be {_show(wanted)}")


def _show(value: Any) -> str:
    if isinstance(value, Counter):
        return " ".join(sorted(value.elements())) or "empty"
    if isinstance(value, list):
        return " ".join(str(each) for each in value) or "empty"
    return str(value)
