"""A real browser on the real page. Where one is missing these tests are skipped, with a reason; in CI they fail."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from sobremesa.table.door.pages import FOLDER

for folder in ("table", "browser"):  # the server and its guests; modules and what they are compared with
    sys.path.append(str(Path(__file__).parents[1] / folder))

SEED = 6  # of the codes of tables
ARGUMENTS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browsing() -> Iterator[Callable[[], AbstractAsyncContextManager[Any]]]:
    """Opens a browser, as an asynchronous context. It is one browser for all tests, of which each has pages of its own:
    nothing of them is left when it ends.
    """
    chromium = os.environ.get("SOBREMESA_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        _miss("no Chromium: install it, or name one in SOBREMESA_BROWSER")
    if not (FOLDER / "index.html").exists():
        _miss("the page has not been built: make page")
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        _miss("no playwright: install the dev extra")

    from guest import lasting

    playing, browser = async_playwright(), None

    @asynccontextmanager
    async def browse() -> AsyncIterator[Any]:
        nonlocal browser
        if browser is None or not browser.is_connected():
            browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            yield browser
        finally:
            for context in browser.contexts:
                await context.close()

    async def end() -> None:
        if browser is not None:
            await browser.close()
        await playing.__aexit__()

    with asyncio.Runner() as runner:
        playwright = runner.run(playing.__aenter__())
        lasting.append(runner)
        try:
            yield browse
        finally:
            lasting.remove(runner)
            runner.run(end())


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get the same codes every time, and with them the same bots; `serving` deals them the same cards."""
    monkeypatch.setattr("secrets.choice", Random(SEED).choice)


def _miss(reason: str) -> NoReturn:
    if os.environ.get("SOBREMESA_BROWSER_REQUIRED"):
        pytest.fail(reason)
    pytest.skip(reason)
