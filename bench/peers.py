"""Random play of our games beside RLCard's UNO and OpenSpiel's crazy eights, on one core, in the same run.

    make bench                              # a table
    python bench/peers.py --json FILE       # the same, and a file of it

Every engine plays random legal moves as fast as its best in-process path allows: ours compiled, OpenSpiel's C++
rollouts (the evaluator of its MCTS bot, so no Python in the loop), OpenSpiel stepped from Python, RLCard's step loop,
and PettingZoo's own card game (Hold'em, which is RLCard's) through its loop of agents. Environments are stepped from
Python, too: one by one, and by the thousand with masks and with observations.
A move is a decision of a player; dealing and drawing by chance are not counted as moves, for anybody.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import sobremesa
from sobremesa.sim.batch import simulate

ROUNDS = 3  # the best of so many
ENVS, STEPS = 4096, 200  # of a batch


@dataclass
class Speed:
    """Moves per second, and bytes of a state where that means something."""

    name: str
    moves: float
    size: int | None = None


def best(run: Callable[[], tuple[int, float]]) -> float:
    """The best of a few rounds, in moves per second."""
    return max(moves / seconds for moves, seconds in (run() for _ in range(ROUNDS)))


def ours() -> Iterator[Speed]:
    for game in sobremesa.games().values():
        players = next(option for option in game.options if option.name == "players").values
        for n in sorted({players[0], 4 if 4 in players else players[-1], players[-1]}):
            setup = sobremesa.game(game.name, players=n)

            def run(setup: sobremesa.Setup = setup) -> tuple[int, float]:
                tally = simulate(setup, 20_000, 1, threads=1)
                return tally.moves, tally.seconds

            simulate(setup, 100, 1, threads=1)
            yield Speed(f"{game.title}, {n} players", best(run), game.rules.fast.itemsize)


def stepped() -> Iterator[Speed]:
    """Environments, stepped from Python with random legal moves."""
    for game in sobremesa.games().values():
        yield Speed(f"{game.title}, 4 players, env.step from Python", best(lambda name=game.name: one_env(name)))
        for observe, what in ((False, "masks"), (True, "masks and observations")):
            batch = sobremesa.batch(game.name, players=4, envs=ENVS, seed=1, observe=observe, threads=1)
            yield Speed(f"{game.title}, 4 players, batch with {what}", best(lambda batch=batch: many_envs(batch)))


def one_env(name: str) -> tuple[int, float]:
    """As OpenSpiel is stepped: what is legal is asked, one of it is chosen by Python's own luck, and played."""
    env, luck = sobremesa.env(name, players=4, seed=1), random.Random(1)
    moves, started = 0, time.perf_counter()
    for deal in range(150):
        env.reset(deal)
        while not env.done:
            actions = env.mask.nonzero()[0]
            env.step(actions[luck.randrange(len(actions))])
            moves += 1
    return moves, time.perf_counter() - started


def many_envs(batch: sobremesa.Batch) -> tuple[int, float]:
    """Only the steps are timed: choosing is the learner's."""
    seconds = 0.0
    for step in range(STEPS):
        actions = batch.sample(step)
        started = time.perf_counter()
        batch.step(actions)
        seconds += time.perf_counter() - started
    return STEPS * ENVS, seconds


def pettingzoo() -> Iterator[Speed]:
    from pettingzoo.classic import texas_holdem_v4

    env, luck = texas_holdem_v4.env(), random.Random(1)

    def step_loop() -> tuple[int, float]:
        moves, started = 0, time.perf_counter()
        for deal in range(100):
            env.reset(seed=deal)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                actions = seen["action_mask"].nonzero()[0]
                env.step(None if ended or cut else actions[luck.randrange(len(actions))])
                moves += 1
        return moves, time.perf_counter() - started

    yield Speed("PettingZoo texas_holdem_v4, 2 players, agent loop", best(step_loop))


def open_spiel() -> Iterator[Speed]:
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    luck = random.Random(1)

    def play_out(state: Any) -> int:
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[luck.randrange(len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[luck.randrange(len(actions))])
                moves += 1
        return moves

    def step_loop() -> tuple[int, float]:
        started = time.perf_counter()
        moves = sum(play_out(game.new_initial_state()) for _ in range(150))
        return moves, time.perf_counter() - started

    # The evaluator does not count its moves: the mean length of a rollout from the same state is measured first.
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(luck.choice(start.chance_outcomes())[0])
    length = sum(play_out(start.clone()) for _ in range(400)) / 400

    def rollouts() -> tuple[int, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=3000, seed=3)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 5, False)
        started = time.perf_counter()
        bot.step(start)
        return round(3000 * length), time.perf_counter() - started

    yield Speed("OpenSpiel crazy_eights, 4 players, C++ rollouts", best(rollouts))
    yield Speed("OpenSpiel crazy_eights, 4 players, from Python", best(step_loop))


def rlcard() -> Iterator[Speed]:
    import rlcard as peer

    game = peer.make("uno").game
    luck = random.Random(1)

    def step_loop() -> tuple[int, float]:
        moves, started = 0, time.perf_counter()
        for _ in range(60):
            game.init_game()
            while not game.is_over():
                actions = game.get_legal_actions()
                game.step(actions[luck.randrange(len(actions))])
                moves += 1
        return moves, time.perf_counter() - started

    yield Speed("RLCard uno, 2 players, step loop", best(step_loop))


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play beside others, on one core.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the speeds to a file, too")
    asked = parser.parse_args()
    found = [*ours(), *stepped()]
    try:
        spiel, card, zoo = list(open_spiel()), list(rlcard()), list(pettingzoo())
    except ImportError as error:
        sys.exit(f"the peers are not installed ({error}); run: make bench")
    everything = [*found, *spiel, *card, *zoo]
    table = Table(title="Random play on one core", title_justify="left")
    for heading in ("engine", "million moves/s", "× OpenSpiel C++", "× OpenSpiel Python", "× RLCard", "bytes a state"):
        table.add_column(heading, justify="left" if heading == "engine" else "right")
    for speed in everything:
        ratios = [f"{speed.moves / peer.moves:,.2f}" for peer in (*spiel, *card)]
        table.add_row(speed.name, f"{speed.moves / 1e6:,.2f}", *ratios, str(speed.size or ""))
    Console(width=140).print(table)
    if asked.json:
        asked.json.write_text(json.dumps([asdict(speed) for speed in everything], indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
