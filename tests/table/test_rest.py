"""The REST part keeps its word: whatever is asked, the answer is one that its schema names, and never a fault."""

import asyncio
import threading
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from guest import serving
from hypothesis import settings
from kit import FACTOR

from sobremesa.table.config import Config
from sobremesa.table.door.app import make_app

schemathesis = pytest.importorskip("schemathesis", reason="install the dev extra")
checks = pytest.importorskip("schemathesis.specs.openapi.checks")

EXAMPLES = 25 * FACTOR
SCHEMA = schemathesis.openapi.from_dict(
    msgspec.json.decode(msgspec.json.encode(make_app(Config()).openapi_schema.to_schema()))
)


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """A server in a thread of its own: its address, and the cookie of somebody who has a table there."""
    database = f"sqlite:///{tmp_path_factory.mktemp('rest') / 'tables.db'}"
    up, addresses = threading.Event(), list[str]()
    loop, done = asyncio.new_event_loop(), asyncio.Event()

    async def serve() -> None:
        async with serving(database) as address:
            addresses.append(address)
            up.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert up.wait(60)
    base = f"http://{addresses[0]}"
    try:
        cookies = dict(httpx.put(f"{base}/api/me", json={"name": "Ana"}).cookies)
        httpx.post(f"{base}/api/tables", json={"game": "cone", "public": True}, cookies=cookies).raise_for_status()
        yield base, cookies
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_answer_is_named_by_the_schema(case, visitor):
    base, cookies = visitor
    if (case.method, case.path) == ("DELETE", "/api/me"):  # somebody else: she is needed for the rest
        cookies = dict(httpx.put(f"{base}/api/me", json={"name": "Eva"}).cookies)
    answer = case.call(base_url=base, cookies=cookies)
    case.validate_response(
        answer,
        checks=[
            schemathesis.checks.not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
            checks.negative_data_rejection,
        ],
    )
