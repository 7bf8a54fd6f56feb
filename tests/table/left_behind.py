"""What servers of older rules have left behind (tests/versions), for a server with newer ones to find."""

import json
import sqlite3

import pytest
from write_versions import FOLDER, LEVEL, unpack

from sobremesa.bots.warming import brief, rehearse
from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.table.core.entries import decode_entry
from sobremesa.table.core.fold import replay
from sobremesa.table.door.identity import Identities
from sobremesa.table.store.store import Store

KEPT = sorted((file.parent.name, int(file.name.split(".")[0])) for file in FOLDER.glob("*/*.db.gz"))
every_kept = pytest.mark.parametrize(("name", "version"), KEPT, ids=[f"{name}-{version}" for name, version in KEPT])


def restore(tmp_path, name, version):
    """The database of a version, and what its tables must show."""
    file = tmp_path / "tables.db"
    file.write_bytes(unpack(FOLDER / name / f"{version}.db.gz"))
    return file, json.loads(unpack(FOLDER / name / f"{version}.tables.json.gz"))


def log_of(file, code):
    """The entries of a table, each with its moment."""
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT body, at FROM entry WHERE code = ? ORDER BY version", (code,)).fetchall()
    return [(decode_entry(body), at) for body, at in rows]


def bump(changing, game, *, recalled):
    """The program has a newer version of the rules; it knows the older ones, or none of them."""
    former = {**game.former, game.version: {}} if recalled else {}
    changing(game, version=game.version + 1, former=former)


def upgraded(tmp_path, changing, name, version, *, recalled):
    """The database of a version under a program with a newer one. What tables need is compiled while nobody waits."""
    game = find(name)
    file, expected = restore(tmp_path, name, version)
    rehearse(Setup(game, game.check({})), brief(LEVEL))
    for code in expected:
        replay(log_of(file, code))
    bump(changing, game, recalled=recalled)
    return game, file, expected


async def cookie_of(file, person):
    """The cookie by which a server on this database knows somebody."""
    store = await Store.open(f"sqlite:///{file}")
    try:
        return (await Identities.open(store)).cookie(person)
    finally:
        await store.close()
