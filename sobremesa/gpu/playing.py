"""Random deals on a GPU: the tally is that of `sim.batch.simulate`, to the last count."""

import time

from sobremesa.gpu.compiling import BOUNDS
from sobremesa.gpu.launching import play_out
from sobremesa.gpu.modules import kernel
from sobremesa.rules.state import Setup
from sobremesa.sim.batch import Tally

MANY = 2_000_000_000  # deals that are worth a kernel of their own setup: it takes longer to compile than it saves below


def simulate(setup: Setup, games: int, seed: int, *, frozen: bool | None = None) -> Tally:
    """Play `games` deals at random; by a kernel of this very setup if `frozen`, or if there are many."""
    total = Tally(games=games)
    own = setup if (games >= MANY if frozen is None else frozen) else None
    play, (block, blocks) = kernel(setup.game.rules, "playout", own), BOUNDS["playout"]
    started = time.perf_counter()
    counts = (total.wins, total.lengths, total.endings)
    total.moves = play_out(play, setup.blank(told=False), games, seed, counts, block=block, blocks=blocks)
    total.seconds = time.perf_counter() - started
    return total
