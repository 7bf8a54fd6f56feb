"""The page as a folder of plain files, for any web host: every game against bots, in the browser, with its rulebook.

What a server would say to everybody lies in files beside the page, each as JSON under the name that it has there. The
page is told that there is no server, and offers nothing that would need one. Its own links are relative, so the folder
may be served under any path.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.bots import COMMON
from sobremesa.rules.errors import SobremesaError
from sobremesa.rules.game import games
from sobremesa.rules.words import LANGUAGES
from sobremesa.table.door.guard import policy
from sobremesa.table.door.pages import FOLDER, INDEX, read
from sobremesa.table.door.rest import card
from sobremesa.table.door.vocabulary import game_words, table_words, vocabulary_of

LIST = ".sobremesa"  # in a site: the names of its files, a line each
PLAIN = ".nojekyll"  # GitHub would leave out files whose names begin with an underscore
ROOTED = re.compile(r'\b(href|src)="/')
HEAD = "<head>"
SAID = """
    <meta http-equiv="content-security-policy" content="{policy}" />
    <meta name="sobremesa" content="site" />"""


class BadSite(SobremesaError):
    """A site cannot be written there, or there is no page to write."""


def write_site(folder: Path, page: Path = FOLDER) -> int:
    """Write the site, over a former one or into a folder that is empty or not yet there; how many files it has."""
    files = dict(files_of(page))
    if not files:
        raise BadSite("the page has not been built: run `make page` first")
    former = _former(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _list(folder, files.keys() | former)  # whatever happens from here on, it is known for a site of ours
        for name, body in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
        for name in former - files.keys():
            _remove(folder, name)
        _list(folder, files.keys())
    except OSError as error:
        raise BadSite(f"{error.filename or folder}: cannot be written ({error.strerror})") from error
    return len(files)


def files_of(page: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a site, by name; none if the page has not been built."""
    found = read(page)
    if INDEX not in found:
        return
    for address, file in found.items():
        body = file.bodies[""]
        yield address[1:], _anywhere(body.decode()).encode() if address == INDEX else body
    yield PLAIN, b""
    for address, said in answers():
        yield f"{address}.json", msgspec.json.encode(said)


def answers() -> Iterator[tuple[str, Any]]:
    """What the server says to everybody, by its address: of the games whose rules the page has."""
    bundled = [game for game in games().values() if game.bundled]
    yield "api/games", [card(game) for game in bundled]
    yield "api/bots", list(COMMON)
    for language in LANGUAGES:
        yield f"api/words/{language}", table_words(language)
    for game in bundled:
        yield f"api/games/{game.name}", vocabulary_of(game)
        for language in LANGUAGES:
            yield f"api/games/{game.name}/words/{language}", game_words(game, language)
            yield f"api/games/{game.name}/rules/{language}", game.rulebook(language)


def _anywhere(index: str) -> str:
    """The page with relative links, our policy (a host has its own headers), and word that there is no server."""
    said = SAID.format(policy=policy("frame-ancestors"))  # which a page cannot say of itself
    return ROOTED.sub(r'\1="./', index).replace(HEAD, HEAD + said, 1)


def _former(folder: Path) -> set[str]:
    """The names of what a former site left in a folder."""
    if not folder.exists():
        return set()
    if not folder.is_dir():
        raise BadSite(f"{folder}: is not a folder")
    try:
        if (folder / LIST).is_file():
            return set((folder / LIST).read_text(encoding="utf-8").splitlines())
        if any(folder.iterdir()):
            raise BadSite(f"{folder}: has other things in it; name an empty folder, a new one, or a former site")
    except UnicodeDecodeError as error:
        raise BadSite(f"{folder / LIST}: is no list of a site; name another folder") from error
    except OSError as error:
        raise BadSite(f"{folder}: cannot be opened ({error.strerror})") from error
    return set()


def _list(folder: Path, names: Iterable[str]) -> None:
    (folder / LIST).write_text("\n".join(sorted(names)) + "\n", encoding="utf-8")


def _remove(folder: Path, name: str) -> None:
    """Remove a file of a former site, and the folders that it leaves empty; never anything outside."""
    file = folder / name
    if not name or not file.resolve().is_relative_to(folder.resolve()) or not file.is_file():
        return
    file.unlink()
    for above in file.parents:
        if above == folder or any(above.iterdir()):
            return
        above.rmdir()
