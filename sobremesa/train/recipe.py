"""How a net is trained: every number that was chosen by somebody, in one place."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """PPO over tables that play themselves. What has two values goes from the first to the second as time passes."""

    tables: int = 32768
    steps: int = 128  # of every table between two lessons
    parts: int = 32  # of what was played, one for each change of the net
    epochs: int = 1  # how often each part is learned from
    width: int = 256  # of both hidden layers
    setups: int = 240  # how many kinds of tables there are, in size and options
    rate: tuple[float, float] = 6e-4, 3e-5
    entropy: tuple[float, float] = 0.02, 0.001
    margin: tuple[float, float] = 1.0, 0.15  # how much of what an end was worth counts beside the win
    trace: float = 0.97  # lambda
    clip: float = 0.2
    norm: float = 0.5  # of a gradient, at most
    average: float = 0.999  # of the net that is kept, at each change
    bots: float = 0.1  # of the tables, those with sensible bots at some seats
    past: float = 0.15  # and those with nets of earlier times
    remember: int = 20  # lessons between two nets of earlier times that are kept
    pool: int = 12  # how many of them are kept

    def now(self, ends: tuple[float, float], passed: float) -> float:
        """A value when so much of the time has passed."""
        return ends[0] + (ends[1] - ends[0]) * min(max(passed, 0.0), 1.0)


SMALL = Recipe(tables=256, steps=64, parts=8, width=128, setups=24, remember=10, average=0.98)  # for a CPU
