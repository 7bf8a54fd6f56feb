"""What a person may know of a match: every board and every event that their seat could see, from the log."""

import json
from typing import Any

import msgspec
from views import unpack

from sobremesa.rules.log import Log
from sobremesa.table.core.translate import HIDDEN, event


def check(frames: list[dict[str, Any]], match: dict[str, Any], seat: int) -> None:
    """Every board, view and event that reached somebody is one that their seat may see at some moment of the match.

    A draft may show in other hands what was seen there before, what lay on the table and what was one's own.
    """
    log = Log(match["game"], match["options"], int(match["seed"], 16), tuple(match["moves"]), match["rules"])
    boards, views, events = {_key({})}, set(), set()
    for state in log.replay():
        view = state.view(seat)
        boards.add(_key(view.board))
        views.add(view.content)
        events.update(_key(event(told)) for told in (*view.events, *state.view().events))
    shown = [frame["scene"].get("board", {}) for frame in frames if "scene" in frame]
    assert len(shown) > 5
    for board in shown:
        assert _key(board) in boards, board
    for sent in filter(None, (frame.get("scene", {}).get("view") for frame in frames)):
        assert unpack(sent) in views
    scene: dict[str, Any] = {}
    for frame in frames:
        scene = frame.get("scene", scene)
        results = [*(frame.get("deals") or []), *filter(None, [scene.get("result")])]
        for step in [*frame.get("told", []), *frame.get("missed", []), *results]:
            for told in step.get("events", []):
                assert _key(told) in events, told
        if frame["type"] == "drafted":
            _check_draft(frame["board"]["hands"], scene["board"], f"P{seat}")


def _check_draft(hands: dict[str, list[str]], shown: dict[str, Any], own: str) -> None:
    lying = {card for pile in shown.values() if isinstance(pile, list) for card in pile}
    lying |= {card for bet in shown.get("bets", {}).values() for card in bet}
    for owner, cards in hands.items():
        if owner != own:
            assert set(cards) <= {HIDDEN, *lying, *shown["hands"][owner], *shown["hands"][own]}, (owner, cards)


def _key(thing: Any) -> str:
    return json.dumps(json.loads(msgspec.json.encode(thing)), sort_keys=True)
