"""A reader who has the rules, and makes of the views it is sent what others are told."""

import base64

import msgspec
import numpy as np

from sobremesa.rules.state import Setup, View
from sobremesa.table.core.wire import SPECTATOR, Scene


def unpack(text: str) -> bytes:
    """The bytes that were packed: a 0 is followed by the number of zeros that come after it."""
    packed, record = iter(base64.b64decode(text)), bytearray()
    for byte in packed:
        record += bytes((byte,)) if byte else bytes(1 + next(packed))
    return bytes(record)


def read(setup: Setup, text: str, seat: int) -> View:
    """A view that came by the wire."""
    return View(setup, np.frombuffer(unpack(text), setup.game.rules.told).copy(), seat)


def whole(scene: Scene, setup: Setup, seat: int) -> Scene:
    """A scene as it is told to those who have no rules."""
    if not scene.view:
        return scene
    view = read(setup, scene.view, seat)
    return msgspec.structs.replace(
        scene,
        view="",
        board=view.board,
        legal=view.legal_names(seat) if seat != SPECTATOR else (),
        owed=view.actors,
        silence=view.silence,
    )
