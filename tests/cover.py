"""Coverage of the rules, measured on the interpreted run: every line of every game must be reached."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILED = {
    *(file.name for file in (ROOT / "tests").glob("test_envs_*.py")),
    *(file.name for file in (ROOT / "tests").glob("test_lab*.py")),
    "test_backends.py",
    "test_browser.py",
    "test_chance.py",
    "test_cli.py",
    "test_docs.py",
    "test_gpu.py",
    "test_gym.py",
    "test_gym_batch.py",
    "test_on_ray.py",
    "test_ppo.py",
    "test_training.py",
    "test_versions.py",
}  # need the compiler, or too long without
SUITE = sorted(file.name for file in (ROOT / "tests").glob("test_*.py") if file.name not in COMPILED)


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
