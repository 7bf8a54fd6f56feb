"""What servers of older rules have left behind (tests/versions), for a server with newer ones to find."""

import json

import pytest
from write_versions import FOLDER, LEVEL, unpack

from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.table.identity import Identities
from sobremesa.table.store import Store
from sobremesa.table.thinking import rehearse

KEPT = sorted((file.parent.name, int(file.name.split(".")[0])) for file in FOLDER.glob("*/*.db.gz"))
every_kept = pytest.mark.parametrize(("name", "version"), KEPT, ids=[f"{name}-{version}" for name, version in KEPT])


def restore(tmp_path, name, version):
    """The database of a version, and what its tables must show."""
    file = tmp_path / "tables.db"
    file.write_bytes(unpack(FOLDER / name / f"{version}.db.gz"))
    return file, json.loads(unpack(FOLDER / name / f"{version}.tables.json.gz"))


def bump(changing, game, *, recalled):
    """The program has a newer version of the rules; it knows the older ones, or none of them."""
    former = {**game.former, game.version: {}} if recalled else {}
    changing(game, version=game.version + 1, former=former)


def upgraded(tmp_path, changing, name, version, *, recalled):
    """The database of a version under a program with a newer one. What bots need is compiled while nobody waits."""
    game = find(name)
    rehearse(Setup(game, game.check({})), LEVEL)
    bump(changing, game, recalled=recalled)
    return game, *restore(tmp_path, name, version)


async def cookie_of(file, person):
    """The cookie by which a server on this database knows somebody."""
    store = await Store.open(f"sqlite:///{file}")
    try:
        return (await Identities.open(store)).cookie(person)
    finally:
        await store.close()
