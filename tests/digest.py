"""A digest of what a game does, to compare runs: interpreted, compiled, another machine."""

import hashlib
import json
import sys
from random import Random
from typing import Any

from kit import FACTOR, name, random_play, setups
from questions import ENDLESS, random_question
from trees import grown

from sobremesa.lab.run import play_chunk
from sobremesa.lab.sentences import compared_with_first, said_of
from sobremesa.lab.setting import settings
from sobremesa.rules.game import Game, find
from sobremesa.rules.state import Setup

SEEDS = range(21, 21 + 2 * FACTOR)
MOVES = 250  # of each deal; interpreted play is slow
SEARCH, ITERATIONS = 10, 2  # after so many moves, and how long


def digests(game: str) -> dict[str, str]:
    """One digest for each mode and number of players of a game."""
    found = {name(setup): _digest(setup) for setup in setups() if setup.game.name == game}
    return {**found, "lab": _lab(find(game))}


def _lab(game: Game) -> str:
    """What the lab counts in a few deals of settings at random, and in one that does not end, and what it makes of
    that; nobody searches, and nobody is asked who leads: interpreted that would take minutes.
    """
    digest, luck = hashlib.sha256(), Random(5)
    fixed: dict[str, Any] = {"unit": "deal", "bots": "chance"}
    others = [{"bots": "sensible", "restrictions": []}]
    asked = [random_question(game, luck, **fixed, compared=others) for _ in range(2 * FACTOR)]
    if game.name in ENDLESS:
        asked.append(random_question(game, luck, **fixed, compared=others, restrictions=[ENDLESS[game.name]]))
    for number, question in enumerate(asked, 1):
        seated = settings(question)
        found = play_chunk(question, number, 1)
        said = (said_of(found, 0, seated[0]), compared_with_first(found, 1))
        for part in (*found.tallies, *found.differences, *said):
            digest.update(part.tobytes())
    return digest.hexdigest()


def _digest(setup: Setup) -> str:
    """Every state of some deals, what each seat may do, what one of them sees and imagines, and a search in each."""
    digest = hashlib.sha256()
    for seed in SEEDS:
        luck = Random(seed)
        for number, state in enumerate(random_play(setup, seed, MOVES)):
            digest.update(state.content)
            for seat in range(state.players):
                digest.update(str(state.legal(seat)).encode())
            view = state.view(luck.randrange(-1, state.players))
            digest.update(view.content)
            digest.update(view.resample(seed).content)
            if number == SEARCH and not state.over:
                digest.update(grown(state.view(state.actor), ITERATIONS))
    return digest.hexdigest()


if __name__ == "__main__":
    json.dump(digests(sys.argv[1]), sys.stdout)
