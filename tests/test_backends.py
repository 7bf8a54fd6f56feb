"""Interpreted = compiled, bit for bit: the same seeds give the same records, moves, views, resamplings and searches."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from digest import digests

from sobremesa.rules.game import games
from sobremesa.rules.jit import INTERPRETED

HERE = Path(__file__).parent


@pytest.mark.skipif(INTERPRETED, reason="compares the compiled rules with the interpreted ones")
@pytest.mark.parametrize("game", games())
def test_interpreted_and_compiled_rules_agree(game):
    run = subprocess.run(
        [sys.executable, str(HERE / "digest.py"), game],
        env={**os.environ, "SOBREMESA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found = digests(game)
    assert found
    assert json.loads(run.stdout) == found


NAMES = """
import sys, numba, sobremesa
dtypes = [dtype for game in sobremesa.games().values() for dtype in (game.rules.fast, game.rules.told)]
if sys.argv[1] == "backwards":
    dtypes.reverse()
print(sorted({str(numba.from_dtype(dtype).mangling_args) for dtype in dtypes}))
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_compiled_functions_have_the_same_names_in_every_process():
    """Kept in the cache, functions of two types with one name would be taken for each other."""
    runs = [subprocess.check_output([sys.executable, "-c", NAMES, order]) for order in ("forwards", "backwards")]
    assert runs[0] == runs[1]
    assert runs[0].count(b"'Record'") == 2 * len({game.rules.name for game in games().values()})
