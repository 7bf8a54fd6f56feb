"""What a person may know of a match: every board and every event that their seat could see, from the log."""

import json
from typing import Any

import msgspec

from sobremesa.rules.log import Log
from sobremesa.table.terms import event


def check(frames: list[dict[str, Any]], match: dict[str, Any], seat: int) -> None:
    """Every board and event that reached somebody is one that their seat may see at some moment of the match."""
    log = Log(match["game"], match["options"], int(match["seed"], 16), tuple(match["moves"]), match["rules"])
    boards, events = {_key({})}, set()
    for state in log.replay():
        view = state.view(seat)
        boards.add(_key(view.board))
        events.update(_key(event(told)) for told in view.events)
    shown = [frame["scene"].get("board", {}) for frame in frames if "scene" in frame]
    assert len(shown) > 5
    for board in shown:
        assert _key(board) in boards, board
    for frame in frames:
        for step in [*frame.get("told", []), *frame.get("missed", [])]:
            for told in step.get("events", []):
                assert _key(told) in events, told


def _key(thing: Any) -> str:
    return json.dumps(json.loads(msgspec.json.encode(thing)), sort_keys=True)
