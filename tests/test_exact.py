"""Bots calculate alike on every machine: their own logarithm and exponential, and no other function of a library."""

import ast
import math
import re
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

import sobremesa
from sobremesa.bots import sensible
from sobremesa.bots.exact import exp, log
from sobremesa.bots.sensible.multiverse_money import _PROSPECT
from sobremesa.bots.sensible.uno_worth import CHANCES
from sobremesa.rules import jit
from sobremesa.rules.jit import INTERPRETED, entry

NUMBERS = [
    *range(1, 5000),
    *(2**n + d for n in range(12, 31) for d in (-1, 0, 1)),
    *Random(1).choices(range(2**31), k=3000),
]
POWERS = [n / 64 for n in range(-12 * 64, 3 * 64)]

PACKAGE = Path(sobremesa.__file__).parent
SOURCES = [file for layer in ("rules", "bots") for file in sorted((PACKAGE / layer).rglob("*.py"))]
SETTLED = {"sqrt"}  # functions whose last bit IEEE 754 settles
UNSETTLED = {"interp", "linalg", "fft", "random", "einsum", "dot", "polyfit"}  # of numpy, beside its ufuncs
LIBRARY = re.compile(rb"\0_?((?:log|exp|pow|a?sin|a?cos|a?tan|cbrt|hypot|fmod|erf|[lt]?gamma)\w{0,4})(?=\0)")


def bits(numbers) -> bytes:
    return np.asarray(numbers, "<f8").tobytes()


@pytest.mark.parametrize(("own", "library", "arguments"), [(log, math.log, NUMBERS), (exp, math.exp, POWERS)])
def test_own_functions_are_as_good_as_a_library(own, library, arguments):
    for x in arguments:
        assert abs(own(x) - library(x)) <= math.ulp(library(x)), x


def test_a_logarithm_grows_with_its_number():
    found = [log(n) for n in range(1, 3000)]
    assert found == sorted(set(found))
    assert found[0] == 0


@entry
def _fill(out):
    for i in range(out.size):
        out[i] = log(i + 1)


def test_a_compiled_logarithm_has_the_same_bits():
    out = np.zeros(3000)
    _fill(out)
    assert bits(out) == bits([log(n) for n in range(1, 3001)])


@pytest.mark.parametrize(
    ("numbers", "digest"),
    [
        ([log(n) for n in NUMBERS], "da50c54244538e8f"),
        ([exp(x) for x in POWERS], "a1036b042353f1b3"),
        (CHANCES, "2c1d4fe5d30474ef"),
        (_PROSPECT, "628596d00bd79f8f"),
    ],
    ids=["log", "exp", "CHANCES", "PROSPECT"],
)
def test_the_bits_are_these(numbers, digest):
    """Here as on every other machine. Who changes the weights of a bot changes the digest of its table."""
    assert sha256(bits(numbers)).hexdigest()[:16] == digest


def unsettled(node: ast.AST) -> bool:
    """Whether a piece of source calls a function that differs between libraries."""
    match node:
        case ast.ImportFrom(module="math" | "cmath", names=names):
            return not {each.name for each in names} <= SETTLED
        case ast.Import(names=names):
            return bool({"math", "cmath"} & {each.name for each in names})
        case ast.Attribute(value=ast.Name(id="np"), attr=name):
            return name in UNSETTLED or (isinstance(getattr(np, name, None), np.ufunc) and name not in SETTLED)
        case ast.Name(id="pow") | ast.Pow():
            return True
    return False


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_rule_and_no_bot_asks_a_library(file):
    found = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if unsettled(node)]
    assert not [ast.unparse(node) for node in found]


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_no_compiled_code_calls_a_library():
    """The symbols that the compiled entries of these sources ask for, the compiler's own ideas among them."""
    for name, game in sobremesa.games().items():
        sensible.prepare(game.rules)
        state = sobremesa.game(name).deal(1)
        for bot in (sobremesa.bot("sensible", 1), sobremesa.bot("search", 1, iterations=2)):
            bot.choose(state.view(state.actor))
    files = [file for sources in (jit.CORE, jit.ABOVE) for file in jit._cache(sources).rglob("*.nbc")]
    assert len(files) > len(sobremesa.games())
    assert not {(file.name, found) for file in files for found in LIBRARY.findall(file.read_bytes())}
