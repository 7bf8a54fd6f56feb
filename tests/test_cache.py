"""Compiled rules are kept between runs, and several processes may compile at the same time."""

import json
import subprocess
import sys

from kit import compiled_only

pytestmark = compiled_only

# Keeps what was compiled under a key, as Numba does, and stops before each step until it is told to go on.
KEEP = """
import sys
from numba.core.caching import IndexDataCacheFile
import sobremesa.rules.jit
folder, key = sys.argv[1:]
cache = IndexDataCacheFile(folder, "rule", "stamp")
def stopping(step):
    def stop(*given):
        print("stops", flush=True)
        sys.stdin.readline()
        return step(*given)
    return stop
cache._save_index, cache._save_data = stopping(cache._save_index), stopping(cache._save_data)
cache.save(key, f"rules of {key}")
"""
LOOK = """
import json, sys
from numba.core.caching import IndexDataCacheFile
cache = IndexDataCacheFile(sys.argv[1], "rule", "stamp")
print(json.dumps([cache.load(key) for key in sys.argv[2:]]))
"""
GAMES = ("one", "another")


def go_on(process: "subprocess.Popen[str]") -> None:
    process.stdin.write("\n")
    process.stdin.flush()


def test_processes_that_compile_at_once_never_find_each_other_s_rules(tmp_path):
    """Both have read the index before either writes it: one of them is forgotten, but none is taken for the other."""
    one, another = (
        subprocess.Popen(
            [sys.executable, "-c", KEEP, str(tmp_path), game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for game in GAMES
    )
    for process in (one, another):
        assert process.stdout.readline() == "stops\n"
    for process in (one, another):
        go_on(process)
        assert process.stdout.readline() == "stops\n"
    for process in (another, one):
        process.communicate("\n")
        assert process.returncode == 0
    found = json.loads(subprocess.check_output([sys.executable, "-c", LOOK, str(tmp_path), *GAMES]))
    assert found == [None, "rules of another"]
