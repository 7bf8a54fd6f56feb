"""A digest of every state of some random deals, to compare runs: interpreted, compiled, another machine."""

import hashlib
import json
import sys

from kit import name, random_play, setups

SEEDS = (21, 22)
MOVES = 150  # of each deal; interpreted play is slow


def digests() -> dict[str, str]:
    """One digest per game, mode and number of players."""
    found = {}
    for setup in setups():
        digest = hashlib.sha256()
        for seed in SEEDS:
            for state in random_play(setup, seed, MOVES):
                digest.update(state.content)
                for seat in range(state.players):
                    digest.update(str(state.legal(seat)).encode())
                    digest.update(state.view(seat).resample(seed).content)
        found[name(setup)] = digest.hexdigest()
    return found


if __name__ == "__main__":
    json.dump(digests(), sys.stdout)
