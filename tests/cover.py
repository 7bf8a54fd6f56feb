"""Coverage of the rules, measured on the interpreted run: every line of every game must be reached."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = (
    "test_scenarios.py",
    "test_uno_family.py",
    "test_conformance.py",
    "test_secrets.py",
    "test_perft.py",
    "test_words.py",
)


def run(*arguments: str) -> None:
    """Run a command of coverage, interpreted; stop where it fails."""
    environment = {**os.environ, "SOBREMESA_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    run("run", "-m", "pytest", *(f"tests/{file}" for file in SUITE))
    run("report")
    run("report", "--include=sobremesa/rules/games/*", "--fail-under=100")
