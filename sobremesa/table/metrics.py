"""What Prometheus may ask."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("sobremesa_commits_total", "Transactions that were committed")
WRITTEN = Counter("sobremesa_entries_total", "Entries that were kept")
COMMANDS = Counter("sobremesa_commands_total", "Commands by kind and answer", ["kind", "answer"])
TABLES = Gauge("sobremesa_tables", "Tables in memory")
CONNECTIONS = Gauge("sobremesa_connections", "Open connections")
RESYNCS = Counter("sobremesa_resyncs_total", "Outboxes that overflowed: the reader was too slow")
KEPT = Histogram(
    "sobremesa_kept_seconds",
    "From a decision to its durability",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
answered = cache(COMMANDS.labels)  # looking a label up takes as long as counting
THOUGHT = Histogram("sobremesa_thought_seconds", "How long bots thought", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5))
