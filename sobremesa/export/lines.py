"""JSON Lines: a row is an object on a line. What the rules have written is JSON already, and goes in as it is."""

from functools import lru_cache
from pathlib import Path

import msgspec

from sobremesa.export.decisions import Match
from sobremesa.export.results import results

_encode = msgspec.json.Encoder().encode
_text = lru_cache(4096)(_encode)


class Lines:
    """Rows as lines of a file."""

    suffix = ".jsonl"

    @staticmethod
    def encode(matches: list[Match]) -> tuple[int, bytes]:
        """How many rows some matches are, and the rows."""
        lines = [line for match in matches for line in _lines(match)]
        return len(lines), b"".join(lines)

    def __init__(self, file: Path) -> None:
        self._file = file.open("wb")

    def write(self, rows: bytes) -> None:
        """Write rows that were encoded."""
        self._file.write(rows)

    def close(self) -> None:
        """Write whatever waits."""
        self._file.close()


def _lines(match: Match) -> list[bytes]:
    game = match.setup.game
    head = {
        "match": match.id,
        "game": game.name,
        "rules": game.version,
        "stamp": game.stamp,
        "options": match.setup.options,
    }
    begin = _encode({**head, "players": match.setup.players})[:-1]
    ends = {key: b"," + _encode(found._asdict())[1:] + b"\n" for key, found in results(match).items()}
    return [
        b'%b,"deal":%d,"moment":%d,"seat":%d,"player":%b,"board":%b,"view":%b,"legal":%b,"choice":%b,"ends_turn":%b%b'
        % (
            begin,
            each.deal,
            each.moment,
            each.act.seat,
            _text(each.act.player),
            each.board,
            each.view,
            each.legal,
            _text(game.move_names[each.act.move]),
            _text(each.ends_turn),
            ends[each.deal, each.act.seat],
        )
        for each in match.decisions
    ]
