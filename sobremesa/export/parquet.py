"""Parquet: rows in columns, by pyarrow. Rows are kept back until there is a row group of them, and no longer."""

from binascii import a2b_base64
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as missing:
    from sobremesa.rules.errors import SobremesaError

    raise SobremesaError("Parquet needs pyarrow: pip install 'sobremesa[parquet]'") from missing

from sobremesa.export.decisions import Match
from sobremesa.export.results import results

GROUP = 32_768  # rows

SCHEMA = pa.schema(
    [
        pa.field("match", pa.string(), nullable=False),
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules", pa.int16(), nullable=False),
        pa.field("stamp", pa.string(), nullable=False),
        pa.field("options", pa.string(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("deal", pa.int32(), nullable=False),
        pa.field("moment", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("player", pa.string(), nullable=False),
        pa.field("board", pa.string(), nullable=False),
        pa.field("view", pa.binary(), nullable=False),
        pa.field("legal", pa.list_(pa.string()), nullable=False),
        pa.field("choice", pa.string(), nullable=False),
        pa.field("ends_turn", pa.bool_(), nullable=False),
        pa.field("deal_won", pa.bool_(), nullable=False),
        pa.field("deal_points", pa.int32(), nullable=False),
        pa.field("deal_end", pa.string(), nullable=False),
        pa.field("match_won", pa.bool_()),
        pa.field("match_points", pa.int32()),
    ]
)
OFTEN_THE_SAME = ["match", "game", "stamp", "options", "player", "legal.list.element", "choice", "deal_end"]


class Columns:
    """Rows as columns of a file."""

    suffix = ".parquet"

    @staticmethod
    def encode(matches: list[Match]) -> tuple[int, Any]:
        """How many rows some matches are, and the rows."""
        columns = list(zip(*(row for match in matches for row in _rows(match)), strict=True))
        arrays = [pa.array(column, field.type) for column, field in zip(columns, SCHEMA, strict=True)]
        batch = pa.record_batch(arrays, schema=SCHEMA)
        return batch.num_rows, batch

    def __init__(self, file: Path) -> None:
        self._file = parquet.ParquetWriter(
            file, SCHEMA, compression="zstd", use_dictionary=OFTEN_THE_SAME, write_statistics=False
        )
        self._waiting: list[Any] = []
        self._rows = 0

    def write(self, rows: Any) -> None:
        """Write rows that were encoded, or keep them for the next row group."""
        self._waiting.append(rows)
        self._rows += rows.num_rows
        while self._rows >= GROUP:
            table = pa.Table.from_batches(self._waiting)
            self._file.write_table(table.slice(0, GROUP), row_group_size=GROUP)
            self._waiting = table.slice(GROUP).to_batches()
            self._rows -= GROUP

    def close(self) -> None:
        """Write whatever waits."""
        if self._waiting:
            self._file.write_table(pa.Table.from_batches(self._waiting, SCHEMA), row_group_size=GROUP)
        self._file.close()


def _rows(match: Match) -> list[tuple[Any, ...]]:
    setup, found = match.setup, results(match)
    game = setup.game
    options = msgspec.json.encode(setup.options).decode()
    return [
        (
            match.id,
            game.name,
            game.version,
            game.stamp,
            options,
            setup.players,
            each.deal,
            each.moment,
            each.act.seat,
            each.act.player,
            each.board.decode(),
            a2b_base64(each.view),
            _names(each.legal),
            game.move_names[each.act.move],
            each.ends_turn,
            *found[each.deal, each.act.seat],
        )
        for each in match.decisions
    ]


@lru_cache(4096)
def _names(legal: bytes) -> list[str]:
    return msgspec.json.decode(legal, type=list[str])
