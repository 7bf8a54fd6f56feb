"""Builds what a page needs to play by itself: for each family of rules a module for the table, one for simulation and
bots, one for masters and one for the lab, for each game its description, and what all bots and all questions of the lab
share.

`python -m sobremesa.browser.build FOLDER` brings a folder up to date, each family in a process of its own. A family
whose sources have not changed stays as it is: its stamp, which has the versions of the compiler in it, is kept there.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from numba import from_dtype, types

from sobremesa.bots import chance, habits, net, netfile, observation, planning, pondering, search, sensible, tree
from sobremesa.bots.master import has_master, manner_of
from sobremesa.bots.sketches import sketched
from sobremesa.browser.module import Module
from sobremesa.browser.target import FEATURES, aim
from sobremesa.lab import contract
from sobremesa.lab.counting import figures, tally
from sobremesa.lab.counting.desk import Desk
from sobremesa.rules import calls, jit
from sobremesa.rules.description import describe
from sobremesa.rules.engine import SEATS
from sobremesa.rules.game import Game, Rules, games
from sobremesa.sim import batch as sim

STAMPS = "stamps.json"
BOTS = "bots.json"
LAB = "lab.json"
PURPOSES = ("table", "bots", "master", "lab")
BEYOND = {"master": ("simd128",)}  # what a module may ask for that not every browser has: the page looks first


def build(folder: Path, families: Sequence[str] = ()) -> list[str]:
    """Bring a folder up to date; the families that were built anew, of some or of all."""
    known = _read(folder / STAMPS)
    wanted = {name: stamp for name, stamp in stamps().items() if name in families or not families}
    stale = [name for name, stamp in wanted.items() if known.get(name) != stamp or not _whole(folder, name)]
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, run in zip(stale, pool.map(lambda name: _apart(folder, name), stale), strict=True):
            if run.returncode:
                raise RuntimeError(f"the rules of {name} could not be compiled for the browser:\n{run.stderr}")
    _write(folder / BOTS, shared())
    _write(folder / LAB, contract.shared())
    _write(folder / STAMPS, dict(sorted({**known, **wanted}.items())))
    return stale


def stamps() -> dict[str, str]:
    """For every family of our own games, what its modules depend on: sources, and the compiler."""
    tools = "-".join(version(name) for name in ("numba", "llvmlite", "numpy"))
    here = jit.stamp([Path(__file__).parent, Path(tally.__file__).parent])
    folders = {
        name: sorted({each for game in family for each in game.folders}) for name, (_, family) in _families().items()
    }
    return {name: f"{jit.ABOVE}-{here}-{jit.stamp(each)}-{tools}" for name, each in folders.items()}


def compile_family(folder: Path, name: str) -> None:
    """Compile the modules of one family, and write them down with the descriptions of its games."""
    codegen = aim()
    rules, family = _families()[name]
    words = 0
    for purpose, entries in zip(PURPOSES, (_table(rules), _bots(rules), _master(rules), _lab(rules)), strict=True):
        module = Module(codegen, f"{name}.{purpose}", (*FEATURES, *BEYOND.get(purpose, ())))
        for export, entry, arguments in entries:
            result = module.export(export, entry, arguments)
            words = len(result) if export == "legal" else words
        (folder / f"{name}.{purpose}.wasm").write_bytes(module.emit())
    for game in family:
        _write(folder / f"{game.name}.json", {**describe(game), "words": words})
        _write(folder / f"{game.name}.lab.json", contract.of_game(game, words))


def shared() -> dict[str, Any]:
    """What the bots of all games share: the memory of a search, its patience, and habits."""
    return {
        "tree": [
            {"name": "nodes", "count": tree.NODES, "bytes": tree.Node.layout().itemsize},
            {"name": "edges", "count": tree.EDGES, "bytes": tree.Edge.layout().itemsize},
            {"name": "path", "count": tree.DEPTH, "bytes": tree.PathMove.layout().itemsize},
            {"name": "worth", "count": SEATS, "bytes": 8},
            {"name": "used", "count": tree.COUNTS, "bytes": 8},
        ],
        "rows": len(tree.ROWS),
        "most": tree.MOST,
        "habits": {level: habit._asdict() for level, habit in habits.HABITS.items()},
        "think": search.THINK,
        "slice": search.SLICE,
        "masters": _masters(),
    }


def _masters() -> dict[str, Any]:
    """What masters share, and how each of them looks ahead; their nets travel as they are."""
    return {
        "net": {"form": netfile.FORM, "aligned": netfile.ALIGNED, "parts": netfile.PARTS},
        "rows": len(pondering.ROWS),
        "most": pondering.MOST,
        "games": {game.name: _pondering(game) for game in games().values() if game.bundled and has_master(game)},
    }


def _pondering(game: Game) -> dict[str, int]:
    how = sketched(game.rules)
    assert how is not None
    return {"sight": how.sight, "actions": how.actions, **manner_of(game)._asdict()}


Exports = Iterator[tuple[str, Any, Sequence[Any]]]


def _table(rules: Rules) -> Exports:
    """What a table asks of the rules, on its own record."""
    batch, whole, word = _records(rules.told), types.int64, types.uint64
    yield "deal", calls.deal, (batch, whole)
    yield "asked", calls.asked, (batch, whole)
    yield "legal", calls.legal, (batch, whole, whole)
    yield "refuse", calls.refuse, (batch, whole, whole, whole)
    yield "play", calls.play, (batch, whole, whole, whole)
    yield "champions", calls.champions, (batch, whole)
    yield "hide", calls.hide, (batch, whole, whole)
    yield "resample", calls.resample, (batch, whole, whole, word, word)
    yield "ends_turn", calls.ends_turn, (batch, whole, whole)
    yield "concern", calls.concern, (batch, whole, whole, whole)


def _bots(rules: Rules) -> Exports:
    """Bots and simulation, on the record without what only a table needs."""
    sensible.prepare(rules)
    batch, whole, word = _records(rules.fast), types.int64, types.uint64
    counts, shares, memory = _array(whole), _array(types.float64), _memory(rules)
    yield "luck", observation.luck_of, (_array(word), word)
    yield "guess", chance.guess, (batch, whole, whole, word)
    yield "judge", sensible.judge, (batch, whole, whole, word)
    yield "grow", tree.grow, (memory, whole, word, whole, whole)
    yield "tried", tree.tried, (memory, counts, counts, shares)
    yield "play_chunk", sim.play_chunk, (batch, word, whole, whole, counts, counts, counts)


def _master(rules: Rules) -> Exports:
    """A net that thinks in the way of its games, on the same record. Not everybody plays against one, so it is a module
    of its own.
    """
    sensible.prepare(rules)
    sketched(rules)
    batch, whole = _records(rules.fast), types.int64
    weights, notes, moves = _net(), _notes(), _array(whole)
    asked = whole, types.uint64, whole, whole
    ways = {manner_of(game).plans for game in _families()[rules.name][1]}
    if True in ways:
        yield "plan", planning.plan, (types.NamedTuple((_memory(rules), weights, notes), planning.Plan), *asked)
    if False in ways:
        parts = batch, weights, notes, moves, moves, _array(types.float64)
        yield "decide", pondering.decide, (types.NamedTuple(parts, pondering.Ponder), *asked)
    yield "chance", net.chance, (batch, whole, whole, weights, notes)


def _lab(rules: Rules) -> Exports:
    """Tallies of the lab, on the table's record, and what they say."""
    sensible.prepare(rules)
    whole, counts, shares = types.int64, _array(types.int64), _array(types.float64)
    rows = _array(types.int32, 2)
    yield "play_deals", tally.play_deals, (_desk(rules), types.uint64, whole, rows, counts)
    yield "differ", tally.differ, (rows, rows, counts)
    yield "describe", figures.describe, (counts, whole, shares)
    yield "compare", figures.compare, (counts, counts, counts, whole, shares)


def _desk(rules: Rules) -> Any:
    """The memory of a tally."""
    kinds = {
        "batch": _records(rules.told),
        "tree": _memory(rules),
        **{name: _array(types.uint8, 2) for name in ("bytes", "seen")},
        **{name: _array(types.int64) for name in ("how", "bots", "sides", "kinds", "trials")},
        **{name: _array(types.int64, 2) for name in ("conditions", "plan")},
        **{name: _array(types.uint64) for name in ("asides", "legal", "allowed")},
    }
    return types.NamedTuple([kinds.get(name, _array(types.uint64, 2)) for name in Desk._fields], Desk)


def _memory(rules: Rules) -> Any:
    """The memory of a search."""
    parts = (_records(each.layout()) for each in (tree.Node, tree.Edge, tree.PathMove))
    lists = _array(types.float64), _array(types.int64)
    return types.NamedTuple((_records(rules.fast), _array(types.uint64, 2), *parts, *lists), tree.Tree)


def _net() -> Any:
    """A trained net."""
    parts = [_array(getattr(types, kind), len(counts)) for _, kind, counts in netfile.PARTS]
    return types.NamedTuple(parts, net.Net)


def _notes() -> Any:
    """What a net writes down."""
    sums = _array(types.int32)
    return types.NamedTuple((_array(types.int8, 2), sums, sums, _array(types.int64)), net.Notes)


def _records(layout: Any) -> Any:
    return _array(from_dtype(layout))


def _array(kind: Any, dimensions: int = 1) -> Any:
    return types.Array(kind, dimensions, "C")


def _families() -> dict[str, tuple[Rules, list[Game]]]:
    """Our own games by the rules that they share."""
    found: dict[str, tuple[Rules, list[Game]]] = {}
    for game in games().values():
        if game.bundled:
            found.setdefault(game.rules.name, (game.rules, []))[1].append(game)
    return found


def _apart(folder: Path, name: str) -> "subprocess.CompletedProcess[str]":
    """Compile a family in a process that does nothing else: the whole process compiles for the browser."""
    command = [sys.executable, "-m", "sobremesa.browser.build", str(folder), name]
    clean = {key: value for key, value in os.environ.items() if key != "SOBREMESA_INTERPRETED"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=clean)


def _whole(folder: Path, name: str) -> bool:
    modules = [f"{name}.{purpose}.wasm" for purpose in PURPOSES]
    files = modules + [f"{game.name}.{kind}" for game in _families()[name][1] for kind in ("json", "lab.json")]
    return all((folder / file).exists() for file in files)


def _read(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _write(file: Path, data: dict[str, Any]) -> None:
    file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(folder: str, *family: str) -> None:
    """Compile one family, or whatever is not current."""
    if family:
        compile_family(Path(folder), *family)
        return
    for name in build(Path(folder)):
        print(f"compiled {name} for the browser")


if __name__ == "__main__":
    main(*sys.argv[1:])
