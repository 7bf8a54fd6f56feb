"""A crew of machines: Ray shares the jobs out among the workers of a cluster, or of this machine if there is none.

A job whose worker dies is done again by another one. Results are those of one machine: a job says which deals it plays.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from types import ModuleType
from typing import Any, TypeVar

from sobremesa.rules.errors import BadOption

T = TypeVar("T")

RETRIES = 10  # how often a job is tried again whose worker has died
AHEAD = 2  # jobs that a worker has or waits for


class RayCrew:
    """The workers of the cluster that RAY_ADDRESS names; without one, as many as this machine has cores."""

    portion = 64  # every task has its price, so a job should be worth one

    def __init__(self) -> None:
        self._ray = _ray()
        if not self._ray.is_initialized():
            self._ray.init(include_dashboard=False, log_to_driver=False, logging_level="warning")
        self._do = self._ray.remote(max_retries=RETRIES)(_do)

    def share_out(self, jobs: Iterable[Callable[[], T]]) -> Iterator[T]:
        """Do the jobs, and give the results as they come, in any order."""
        waiting = iter(jobs)
        running: list[Any] = []
        try:
            while True:
                running += [self._do.remote(job) for job in islice(waiting, self._room - len(running))]
                if not running:
                    return
                done, running = self._ray.wait(running)
                yield from self._ray.get(done)
        finally:
            for each in running:
                self._ray.cancel(each, force=True)

    @property
    def _room(self) -> int:
        """How many jobs are handed out at a time; a cluster may grow meanwhile."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))


def _do(job: Callable[[], T]) -> T:
    return job()


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError as error:
        raise BadOption("a cluster needs Ray: pip install 'sobremesa[ray]'") from error
    return ray  # type: ignore[no-any-return]
