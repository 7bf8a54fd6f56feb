"""A real browser on the real page. Where one is missing these tests are skipped, with a reason; in CI they fail."""

import os
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from sobremesa.table.door.pages import FOLDER

for folder in ("table", "browser"):  # the server and its guests; modules and what they are compared with
    sys.path.append(str(Path(__file__).parents[1] / folder))

ARGUMENTS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browsing() -> Callable[[], AbstractAsyncContextManager[Any]]:
    """Opens a browser, as an asynchronous context."""
    chromium = os.environ.get("SOBREMESA_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        _miss("no Chromium: install it, or name one in SOBREMESA_BROWSER")
    if not (FOLDER / "index.html").exists():
        _miss("the page has not been built: make page")
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        _miss("no playwright: install the dev extra")

    @asynccontextmanager
    async def browse() -> AsyncIterator[Any]:
        async with async_playwright() as running:
            browser = await running.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            try:
                yield browser
            finally:
                await browser.close()

    return browse


def _miss(reason: str) -> NoReturn:
    if os.environ.get("SOBREMESA_BROWSER_REQUIRED"):
        pytest.fail(reason)
    pytest.skip(reason)
