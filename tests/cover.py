"""Coverage of the rules, measured on the interpreted run: every line of every game must be reached."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = [
    f"test_{name}.py"
    for name in ("scenarios", "uno_family", "multiverse_money", "conformance", "secrets", "perft", "words")
]


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
