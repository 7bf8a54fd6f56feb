"""Nets as files: a line of JSON that says what it is, then the bytes of its arrays.

The line has the game, the version of its rules, the sizes, a digest of the bytes, and how the net was made. It is
filled up with spaces, so that the arrays begin where a page can take them as they lie.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.bots.net import Net
from sobremesa.bots.sketches import sketched
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game

FORM = "sobremesa-net-1"
ALIGNED = 64
FOLDER = Path(__file__).parent / "nets"
PARTS = (  # of a net: the type of its numbers, and what there is of them in each dimension
    ("factor", "int32", ("sight",)),
    ("first", "int8", ("sight", "first")),
    ("first_bias", "int32", ("first",)),
    ("first_scale", "int32", ("first",)),
    ("second", "int8", ("first", "second")),
    ("second_bias", "int32", ("second",)),
    ("second_scale", "int32", ("second",)),
    ("last", "int16", ("second", "said")),
    ("last_bias", "int32", ("said",)),
    ("last_scale", "int32", ("said",)),
)

About = dict[str, Any]


def write(net: Net, game: Game, made: About) -> bytes:
    """A net of a game as a file."""
    arrays = [np.ascontiguousarray(each) for each in net]
    body = b"".join(_padded(each.tobytes()) for each in arrays)
    about = {
        "form": FORM,
        "game": game.name,
        "version": game.version,
        "arrays": [[name, str(each.dtype), list(each.shape)] for name, each in zip(Net._fields, arrays, strict=True)],
        "digest": hashlib.sha256(body).hexdigest(),
        "made": made,
    }
    return _padded(json.dumps(about).encode(), b" ", b"\n") + body


def read(data: bytes, name: str = "the net") -> tuple[Net, About]:
    """A net and what its file says of it; a damaged file is refused."""
    line, _, body = data.partition(b"\n")
    try:
        about = json.loads(line)
        if about["form"] != FORM:
            raise ValueError(f"it says {about['form']!r}, not {FORM!r}")
        if hashlib.sha256(body).hexdigest() != about["digest"]:
            raise ValueError("its bytes are not those that were written")
        if not isinstance(about["game"], str) or not isinstance(about["version"], int):
            raise ValueError("it does not say what it plays")
        _check(about["arrays"])
        return Net(*_arrays(body, about["arrays"])), about
    except (ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{name} is no net that can be read: {error}") from error


def fit(net: Net, about: About, game: Game) -> Net:
    """The net, if it was made for these rules of this game; a sentence says what is wrong."""
    if about["game"] != game.name:
        raise BadOption(f"this net plays {about['game']}, not {game.name}")
    if about["version"] != game.version:
        raise BadOption(f"this net learned version {about['version']} of the rules of {game.name}, not {game.version}")
    how = sketched(game.rules)
    if how is None or (net.first.shape[0], net.actions) != (how.sight, how.actions):
        raise BadOption(f"this net does not see what a net of {game.name} sees: train it again")
    return net


def own(game: Game) -> Path:
    """Where the net of a game lies that comes with the program."""
    return FOLDER / f"{game.name}.net"


def _check(declared: Sequence[Any]) -> None:
    """Refuse arrays that are not those of a net, or do not fit together."""
    sizes: dict[str, int] = {}
    for (name, type, counts), (found, kind, shape) in zip(PARTS, declared, strict=True):
        if (name, type, len(counts)) != (found, kind, len(shape)):
            raise ValueError(f"it has {found} of {kind} where {name} of {type} belongs")
        if any(sizes.setdefault(count, length) != length for count, length in zip(counts, shape, strict=True)):
            raise ValueError(f"its {name} does not fit the rest")


def _arrays(body: bytes, declared: Iterable[Any]) -> Iterable[np.ndarray[Any, Any]]:
    at = 0
    for _, type, shape in declared:
        kind, count = np.dtype(type), int(np.prod(shape))
        yield np.frombuffer(body, kind, count, at).reshape(shape).copy()
        at += -(-count * kind.itemsize // ALIGNED) * ALIGNED


def _padded(data: bytes, fill: bytes = b"\0", end: bytes = b"") -> bytes:
    """Bytes that end where the next ones may begin."""
    return data + fill * (-(len(data) + len(end)) % ALIGNED) + end
