"""Perft: the number of move sequences of a deal, kept in text files. `python tests/test_perft.py` writes them anew.

A line is `<mode> <players> <seed> <moves>: <sequences of 1 move> <of 2 moves> …`, counted from where so many random
moves of the deal lead.
"""

from pathlib import Path

import pytest
from kit import BUNDLED, random_play

import sobremesa
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.perft import perft

FOLDER = Path(__file__).parent / "perft"
MOST = 50_000  # sequences; deeper is not counted
STARTS = ((1, 0), (2, 30), (3, 60))  # seed, random moves before


def start(game, mode, players, seed, moves):
    options = {**sobremesa.games()[game].modes[mode], "players": players}
    states = list(random_play(sobremesa.game(game, **options), seed, moves))
    return next(state for state in reversed(states) if not state.over)


def counts_from(state):
    counts = [perft(state, 1)]
    while len(counts) < 7 and counts[-1] < MOST / 10:
        counts.append(perft(state, len(counts) + 1))
    return counts


def lines():
    for file in sorted(FOLDER.glob("*.perft")):
        for line in file.read_text(encoding="utf-8").splitlines():
            case, counts = line.split(": ")
            mode, *numbers = case.split()
            yield pytest.param(file.stem, mode, *map(int, numbers), counts, id=f"{file.stem}-{case}")


@pytest.mark.parametrize(("game", "mode", "players", "seed", "moves", "counts"), list(lines()))
def test_perft(game, mode, players, seed, moves, counts):
    expected = [int(count) for count in counts.split()][: 2 if INTERPRETED else None]
    state = start(game, mode, players, seed, moves)
    assert [perft(state, depth + 1) for depth in range(len(expected))] == expected


def test_every_game_and_mode_has_its_counts():
    named = {(param.values[0], param.values[1]) for param in lines()}
    assert named == {(game.name, mode) for game in BUNDLED.values() for mode in game.modes}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in BUNDLED.values():
        sizes = next(option for option in game.options if option.name == "players").values
        rows = []
        for mode in game.modes:
            chosen = game.modes[mode].get("players")
            for players in [chosen] if chosen else (sizes[0], sizes[min(2, len(sizes) - 1)]):
                for seed, moves in STARTS:
                    counts = counts_from(start(game.name, mode, players, seed, moves))
                    rows.append(f"{mode} {players} {seed} {moves}: {' '.join(map(str, counts))}\n")
        (FOLDER / f"{game.name}.perft").write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    write()
