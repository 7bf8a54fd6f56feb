"""What the compiled rules and bots do here, for a browser to do again by its own modules: see modules.js."""

import hashlib
from random import Random
from typing import Any

from kit import FACTOR, name, random_play, setups
from trees import ITERATIONS, grown

from sobremesa.bots import bot
from sobremesa.bots.master import MasterBot, has_master
from sobremesa.bots.observation import luck, seen
from sobremesa.rules import calls
from sobremesa.rules.cards import Word
from sobremesa.rules.game import Game
from sobremesa.rules.record import copy
from sobremesa.rules.state import Setup
from sobremesa.sim.batch import Tally, play_chunk

SEED, LUCK = 7, 5
DEALS = 60 * FACTOR  # simulated
TRIES = 40  # of a move that a master ponders
OFTEN = 12  # moves between two looks at what seats see, and what bots make of it


def reference(game: Game) -> list[dict[str, Any]]:
    """For each mode and number of players: a simulation, a deal move by move, and bots."""
    return [
        {"name": name(setup), "simulated": _simulated(setup), "played": _played(setup)}
        for setup in setups()
        if setup.game is game
    ]


def _simulated(setup: Setup) -> dict[str, Any]:
    blank, tally = setup.blank(told=False), Tally()
    batch = copy(blank, 2)
    moves = play_chunk(batch, Word(SEED), 0, DEALS, tally.wins, tally.lengths, tally.endings)
    sums = (tally.wins, tally.lengths, tally.endings)
    return {
        "blank": blank.tobytes().hex(),
        "deals": DEALS,
        "seed": SEED,
        "moves": int(moves),
        "sums": [sums[0].size, sums[1].size, sums[2].size],
        "digest": _digest(*(each.tobytes() for each in sums), batch[1].tobytes()),
    }


def _played(setup: Setup) -> dict[str, Any]:
    """A random deal from its beginning, with a look now and then."""
    chance, looks, states = Random(SEED), [], list(random_play(setup, SEED))
    for number in range(0, len(states), OFTEN):
        state, seat = states[number], chance.randrange(setup.players)
        view = state.view(seat)
        looks.append(
            {
                "move": number,
                "seat": seat,
                "record": state.content.hex(),
                "view": view.content.hex(),
                "asked": list(map(int, calls.asked(state.batch, 0))),
                "legal": [str(int(word)) for word in calls.legal(state.batch, 0, seat)],
                "points": [state.refuse(seat, move) for move in list(setup.game.moves.values())[number % 5 :: 5]],
                "moves": list(setup.game.moves.values())[number % 5 :: 5],
                "resampled": _digest(view.resample(SEED).content),
                "bots": _bots(state, seat) if not state.over and seat in state.actors else None,
            }
        )
    return {
        "blank": setup.blank().tobytes().hex(),
        "key": f"{SEED:064x}",
        "moves": [[seat, move.number] for seat, move in states[-1].past],
        "looks": looks,
        "champions": int(calls.champions(states[-1].batch, 0)),
        "end": states[-1].content.hex(),
    }


def _bots(state: Any, seat: int) -> dict[str, Any]:
    view = state.view(seat)
    batch = seen(view)
    return {
        "record": batch.tobytes().hex(),
        "seed": LUCK,
        "luck": str(luck(LUCK, batch)),
        "guess": bot("chance", LUCK).choose(view).number,
        "judge": bot("sensible", LUCK).choose(view).number,
        "iterations": ITERATIONS,
        "tree": _digest(grown(view, ITERATIONS)),
        "master": _master(view) if has_master(view.setup.game) else None,
    }


def _master(view: Any) -> dict[str, Any]:
    return {
        "chance": MasterBot().chance(view),
        "moves": [
            [tries, faith, MasterBot(LUCK, tries=tries, faith=faith).choose(view).number]
            for tries, faith in ((0, 0), (TRIES, 0), (TRIES, 50), (TRIES, 100))
        ],
    }


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()
