"""Run a command, and say again at its end what failed: `python tests/summary.py make …`. A long log's tail names it."""

import re
import subprocess
import sys

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
# Tests of pytest and of vitest, jobs of make, and what should have been compiled ahead.
FAILED = re.compile(r"(FAILED|ERROR) \S+::|\s*FAIL\s+\S|make(\[\d+\])?: \*\*\* |not in the cache: ")


def main(command: list[str]) -> int:
    """The command's status; all that it says is passed on as it comes."""
    failed: dict[str, None] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        for line in running.stdout or ():
            print(line, end="", flush=True)
            plain = COLOURS.sub("", line).strip()
            if FAILED.match(plain):
                failed[plain] = None
    if failed:
        print("\nWhat failed, once more:", *failed, sep="\n  ", flush=True)
    return running.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
