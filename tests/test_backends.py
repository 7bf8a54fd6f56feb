"""Interpreted = compiled, bit for bit: the same seeds give the same records, moves, views and resamplings."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from digest import digests

from sobremesa.rules.jit import INTERPRETED

HERE = Path(__file__).parent


@pytest.mark.skipif(INTERPRETED, reason="compares the compiled rules with the interpreted ones")
def test_interpreted_and_compiled_rules_agree():
    run = subprocess.run(
        [sys.executable, str(HERE / "digest.py")],
        env={**os.environ, "SOBREMESA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == digests()
