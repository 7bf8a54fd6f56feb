"""The lessons of the page: `make lessons` writes web/lessons/*.json from the .toml beside them.

A lesson is a position in the notation of scenarios, and beats: each a thing to point at and steps, moves of one seat.
The browser cannot set a position up, so it gets the record; and the record that the last step leads to, hashed, which
proves that its rules went the same way. What a beat says stands in the .ftl files, as `lesson-<lesson>-<beat>`.
"""

import base64
import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sobremesa.rules.errors import SobremesaError, Unreadable
from sobremesa.rules.game import Game, find
from sobremesa.rules.state import Setup, State

FOLDER = Path(__file__).parents[1] / "web" / "lessons"
LEARNER = 0
BEAT = {"id", "at", "steps", "order"}


def sources() -> list[Path]:
    """The lessons as they are written."""
    return sorted(FOLDER.glob("*.toml"))


def render(source: Path) -> str:
    """A lesson as the page reads it; every step has been played by the rules."""
    content = tomllib.loads(source.read_text(encoding="utf-8"))
    game = find(content["game"])
    setup = Setup(game, game.check(content.get("options", {})))
    state = setup.place(content["position"], content.get("seed", 0))
    record, beats = state.record.tobytes(), []
    for beat in content["beats"]:
        try:
            state, played = _beat(state, beat)
        except SobremesaError as error:
            raise Unreadable(f"{source.name}: {beat.get('id')}: {error}") from error
        beats.append(played)
    lesson = {
        "name": source.stem,
        "game": game.name,
        "rules": game.version,
        "options": setup.options,
        "record": base64.b64encode(record).decode(),
        "beats": beats,
        "short": [_picture(game, picture) for picture in content.get("short", [])],
        "marks": [_mark(game, mark) for mark in content.get("marks", [])],
        "end": hashlib.sha256(state.record.tobytes()).hexdigest(),
    }
    return json.dumps(lesson, indent=1, ensure_ascii=False) + "\n"


def _beat(state: State, beat: Mapping[str, Any]) -> tuple[State, dict[str, Any]]:
    """The state after a beat, and the beat with its steps as [seat, moves]."""
    if unknown := beat.keys() - BEAT:
        raise Unreadable(f"{' '.join(sorted(unknown))}: is no key of a beat")
    steps: list[tuple[int, list[str]]] = []
    for step in beat.get("steps", []):
        ((seat, moves),) = step.items()
        steps.append((int(seat.removeprefix("P")), moves.split()))
    for seat, names in steps:
        for name in names:
            state = state.play(seat, name)
    played = {"id": beat["id"], "at": beat["at"], "steps": steps}
    return state, played | ({"order": beat["order"]} if "order" in beat else {})


def _picture(game: Game, picture: str) -> list[str]:
    """A picture of the game in short: cards, and signs between them."""
    parts = picture.split()
    if not any(part in game.cards for part in parts):
        raise Unreadable(f"short: {picture!r} shows no card of {game.name}")
    return parts


def _mark(game: Game, mark: Mapping[str, Any]) -> dict[str, Any]:
    """What is explained once in a real game: at what, and when the board shows something there."""
    if mark.get("when", "hands") not in game.shown:
        raise Unreadable(f"marks: {mark['when']} is nothing that the board of {game.name} shows")
    return {"id": mark["id"], "at": mark["at"]} | ({"when": mark["when"]} if "when" in mark else {})


def main() -> None:
    """Write all lessons."""
    for source in sources():
        source.with_suffix(".json").write_text(render(source), encoding="utf-8")


if __name__ == "__main__":
    main()
