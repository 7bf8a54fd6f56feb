"""Packing: a trained net becomes bytes (`bots/net.py`), by what its numbers are on decisions that were played."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.net import SHIFT, TOP, UNIT, Net

Floats = NDArray[np.float64]
REACH = 99.99  # per cent of the hidden numbers that are not cut off
_WEIGHT, _WIDE = 127, 8191  # what a weight is at most: of a hidden layer, of the last one
_FACTOR = 2048  # what an input is multiplied by at most
_MOST = 2**31 - 1


def pack(weights: dict[str, Floats], sights: NDArray[np.int8]) -> Net:
    """The net of some weights (each layer's `weight` and `bias`, as PyTorch has them), and `factors` of its inputs."""
    first = weights["first.weight"].T * weights["factors"][:, None]
    last = np.concatenate([weights["policy.weight"], weights["value.weight"][:1]]).T
    last_bias = np.concatenate([weights["policy.bias"], weights["value.bias"][:1]])
    hidden = _relu(sights @ first + weights["first.bias"])
    second = weights["second.weight"].T
    later = _relu(hidden @ second + weights["second.bias"])
    one, two = (TOP / np.percentile(each, REACH) for each in (hidden, later))  # what 1 is among hidden numbers
    return Net(
        *_first(first, weights["first.bias"], one),
        *_layer(second, weights["second.bias"], one, two),
        *_last(last, last_bias, two),
    )


def _first(weights: Floats, bias: Floats, wanted: float) -> tuple[Any, ...]:
    """The first layer: inputs are of many sizes, so the weights of each have their own; a factor makes up for it."""
    size = _sizes(weights.T)
    factor = np.round(size.min() / size * _FACTOR)
    given = size.min() * _FACTOR  # so many times the real number are the sums
    scale = np.full(len(bias), wanted / given * (1 << SHIFT))
    return _whole(factor), _bytes(weights * size[:, None]), _whole(bias * given), _whole(scale)


def _layer(weights: Floats, bias: Floats, given: float, wanted: float) -> tuple[Any, ...]:
    """A hidden layer: what is given is so many times the real number, and what is handed on shall be."""
    size = _sizes(weights)
    return _bytes(weights * size), _whole(bias * given * size), _whole(wanted / (given * size) * (1 << SHIFT))


def _last(weights: Floats, bias: Floats, given: float) -> tuple[Any, ...]:
    """The last layer: 1 is UNIT among its results."""
    size = _sizes(weights, _WIDE)
    packed = np.ascontiguousarray(np.round(weights * size), np.int16)
    return packed, _whole(bias * given * size), _whole(UNIT / (given * size))


def _sizes(weights: Floats, most: int = _WEIGHT) -> Floats:
    """How many times the weights of each column are made larger."""
    return np.asarray(most / np.abs(weights).max(0).clip(1e-6))


def _bytes(weights: Floats) -> NDArray[np.int8]:
    return np.ascontiguousarray(np.round(weights), np.int8)


def _whole(numbers: Floats) -> NDArray[np.int32]:
    return np.round(numbers).clip(-_MOST, _MOST).astype(np.int32)


def _relu(numbers: Floats) -> Floats:
    return np.maximum(numbers, 0)
