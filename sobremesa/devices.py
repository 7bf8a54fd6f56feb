"""Which machine does the work: this CPU, or a GPU beside it. What comes out is the same to the last bit."""

from sobremesa.gym.batch import Batch
from sobremesa.gym.terms import Each, terms
from sobremesa.rules.errors import BadOption
from sobremesa.rules.game import Value

DEVICES = ("cpu", "cuda")


def batch(
    name: str,
    *,
    envs: int = 1024,
    seed: int = 0,
    device: str = "cpu",
    rivals: str | None = None,
    seat: int | None = None,
    each: Each | None = None,
    observe: bool = True,
    threads: int | None = None,
    **options: Value,
) -> Batch:
    """Environments of a game that step together: `batch("cone", players=4, envs=4096, seed=1)`.

    `rivals` (chance or sensible) have all seats but the learner's, which is `seat`, or another one each deal. `each`
    has options of every environment's own: a list of them, or a function of its number.
    """
    check(device)
    asked = terms(name, envs, seed, options, each, rivals, seat)
    return Batch(asked, observe=observe, threads=threads)


def check(device: str) -> None:
    """Refuse a device that is none."""
    if device not in DEVICES:
        raise BadOption(f"there is no device {device!r}: there are {' and '.join(DEVICES)}")
