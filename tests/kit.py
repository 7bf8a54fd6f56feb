"""What the tests share: random play that can be followed, and the games with their modes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

import sobremesa
from sobremesa.rules.cards import zone_members
from sobremesa.rules.game import Game, Value
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.log import Log
from sobremesa.rules.scenario import run_file
from sobremesa.rules.state import Setup, State

FACTOR = int(os.environ.get("SOBREMESA_TEST_FACTOR", "1"))  # how many times the usual deals, moves and messages
BUNDLED = {name: game for name, game in sobremesa.games().items() if game.bundled}  # whose files are in this repository
EXAMPLE = Path(__file__).parents[1] / "examples" / "brisca"  # a game of another package

compiled_only = pytest.mark.skipif(INTERPRETED, reason="says nothing more of interpreted rules (docs/testing.md)")

followed: list[State] = []  # the last state somebody looked at, for the report of a failure


def modes(game: Game) -> dict[str, dict[str, Value]]:
    """The modes of a game, whatever the number of players; modes that differ in nothing else count once."""
    found: dict[str, dict[str, Value]] = {}
    for mode, options in game.modes.items():
        rest = {key: value for key, value in options.items() if key != "players"}
        if rest not in found.values():
            found[mode] = rest
    return found


def sizes(game: Game) -> list[int]:
    """The fewest, some and the most players."""
    allowed = next(option for option in game.options if option.name == "players").values
    return sorted({int(allowed[0]), int(allowed[len(allowed) // 2]), int(allowed[-1])})


def players(game: Game, wished: int) -> int:
    """As many players as wished, or as near to that as a game allows."""
    allowed = next(option for option in game.options if option.name == "players").values
    return min((int(each) for each in allowed), key=lambda each: abs(each - wished))


def setups(*, every_size: bool = True) -> list[Setup]:
    """Every game in every mode, with the fewest, some and the most players."""
    return [
        sobremesa.game(game.name, **{**options, "players": players})
        for game in sobremesa.games().values()
        for options in modes(game).values()
        for players in (sizes(game) if every_size else sizes(game)[:1])
    ]


def name(setup: Setup) -> str:
    """What a test calls a setup."""
    fitting = [
        mode
        for mode, options in modes(setup.game).items()
        if all(setup.options[key] == options[key] for key in options)
    ]
    return f"{setup.game.name}-{fitting[-1]}-{setup.players}"


def follow(state: State) -> State:
    """Remember a state: if the test fails now, its log is printed."""
    followed[:] = [state]
    return state


def random_play(setup: Setup, seed: int, moves: int = 10**6) -> Iterator[State]:
    """Every state of a random deal, owed seats in random order."""
    luck = Random(seed)
    state = follow(setup.deal(seed))
    yield state
    for _ in range(moves):
        if state.over:
            return
        seat = luck.choice(state.actors)
        state = follow(state.play(seat, luck.choice(state.legal(seat))))
        yield state


def swapped(state: State, seat: int, luck: Random) -> State | None:
    """The same state with a card of a waiting rival, unknown to the seat, exchanged for one of the deck: made
    by hand in the record, so that neither `hide` nor `resample` has a say in it.
    """
    width, record = state.setup.game.width, state.record
    hands, deck = record["hand"].reshape(-1, width), zone_members(record["deck"].reshape(width))
    known = np.zeros_like(hands)
    if "known" in record.dtype.names:
        known = np.broadcast_to(record["known"].reshape(-1, width), hands.shape)
    rivals = [rival for rival in range(state.players) if rival not in (seat, int(record["turn"]))]
    hidden = [(rival, card) for rival in rivals for card in zone_members(hands[rival] & ~known[seat])]
    if not hidden or not deck:
        return None
    (rival, card), other = luck.choice(hidden), luck.choice(deck)
    batch = state.batch.copy()
    for zone, goes, comes in (("hand", card, other), ("deck", other, card)):
        rows = batch[zone][0].reshape(-1, width)
        row = rows[rival if zone == "hand" else 0]
        row[goes >> 6] ^= np.uint64(1 << (goes & 63))
        row[comes >> 6] ^= np.uint64(1 << (comes & 63))
        batch[zone][0] = rows.reshape(batch[zone][0].shape)
    return State(state.setup, batch, None)


def same_act(here: State, there: State, seat: int, move: str) -> bool:
    """Whether a move does the same in two worlds: of Money's bets, where everybody sees how many cards lie face down,
    the one that lays a card in one world may take it back in the other.
    """
    bets = [state.board["bets"][f"P{seat}"] if state.board.get("laid") else () for state in (here, there)]
    return (move in bets[0]) == (move in bets[1])


def install_example(site: Path) -> None:
    """Install the example, a game of another package, into a folder."""
    how = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    subprocess.run([sys.executable, "-m", "pip", "install", *how, "--target", site, EXAMPLE], check=True)


def path_of(*folders: Path) -> dict[str, str]:
    """An environment in which packages are also found in some folders."""
    paths = (*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def last_log() -> str:
    """The log of the state being looked at, for `sobremesa replay`."""
    return Log.of(followed[0]).write() if followed and followed[0].seed is not None else ""


def complaint(file: Path) -> str:
    """What is said of the only scenario of a file, which cannot be read."""
    (result,) = run_file(file)
    assert not result.readable, result
    return result.problem
