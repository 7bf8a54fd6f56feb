"""Perft: the number of move sequences of a deal, kept in text files. `python tests/test_perft.py` writes them anew.

A line is `<mode> <players> <seed>: <sequences of 1 move> <of 2 moves> …`.
"""

from pathlib import Path

import pytest

import sobremesa
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.perft import perft

FOLDER = Path(__file__).parent / "perft"
DEPTH = 6
SEEDS = (1, 2)


def deal(game, mode, players, seed):
    options = {**sobremesa.games()[game].modes[mode], "players": players}
    return sobremesa.game(game, **options).deal(seed)


def lines():
    for file in sorted(FOLDER.glob("*.perft")):
        for line in file.read_text(encoding="utf-8").splitlines():
            case, counts = line.split(": ")
            mode, players, seed = case.split()
            yield pytest.param(file.stem, mode, int(players), int(seed), counts, id=f"{file.stem}-{case}")


@pytest.mark.parametrize(("game", "mode", "players", "seed", "counts"), list(lines()))
def test_perft(game, mode, players, seed, counts):
    expected = [int(count) for count in counts.split()][: 2 if INTERPRETED else DEPTH]
    state = deal(game, mode, players, seed)
    assert [perft(state, depth + 1) for depth in range(len(expected))] == expected


def test_every_game_and_mode_has_its_counts():
    named = {(param.values[0], param.values[1]) for param in lines()}
    assert named == {(game.name, mode) for game in sobremesa.games().values() for mode in game.modes}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in sobremesa.games().values():
        sizes = next(option for option in game.options if option.name == "players").values
        rows = []
        for mode in game.modes:
            for players in (sizes[0], sizes[min(2, len(sizes) - 1)]):
                for seed in SEEDS:
                    state = deal(game.name, mode, players, seed)
                    counts = [perft(state, depth + 1) for depth in range(DEPTH)]
                    rows.append(f"{mode} {players} {seed}: {' '.join(map(str, counts))}\n")
        (FOLDER / f"{game.name}.perft").write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    write()
