"""What Prometheus may ask."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

COMMITS = Counter("sobremesa_commits_total", "Transactions that were committed")
WRITTEN = Counter("sobremesa_entries_total", "Entries that were kept")
TABLES = Gauge("sobremesa_tables", "Tables in memory")
CONNECTIONS = Gauge("sobremesa_connections", "Open connections")
RESYNCS = Counter("sobremesa_resyncs_total", "Outboxes that overflowed: the reader was too slow")
THOUGHT = Histogram("sobremesa_thought_seconds", "How long bots thought", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5))

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)


class Every(Collector):
    """What happens with every command, on the loop only: plain numbers, since a lock for each would cost more."""

    def __init__(self) -> None:
        self.commands: Tally[tuple[str, str]] = Tally()  # by kind and answer
        self._kept = [0] * (len(_SECONDS) + 1)
        self._waited = 0.0

    def kept(self, seconds: float) -> None:
        """A decision became durable."""
        self._kept[bisect_left(_SECONDS, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterator[Metric]:
        """What Prometheus is told."""
        commands = CounterMetricFamily(
            "sobremesa_commands_total", "Commands by kind and answer", labels=["kind", "answer"]
        )
        for labels, times in tuple(self.commands.items()):
            commands.add_metric(labels, times)
        kept = HistogramMetricFamily("sobremesa_kept_seconds", "From a decision to its durability")
        bounds = (*map(str, _SECONDS), "+Inf")
        kept.add_metric([], list(zip(bounds, accumulate(self._kept), strict=True)), self._waited)
        return iter((commands, kept))


EVERY = Every()
REGISTRY.register(EVERY)
