"""The page is served: at its addresses, small, kept by browsers as long as is right, and nothing but the page."""

import asyncio
import gzip
import socket
from contextlib import asynccontextmanager

import httpx
import pytest
from guest import run, serving

from sobremesa.table.door.guard import HEADERS

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, deflate, br"}
INDEX = b"<!doctype html><title>Sobremesa</title>"
SCRIPT = b"export const games = 5; " * 100
MODULE = b"\0asm\1\0\0\0"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """What a build leaves, small."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "worker.js").write_bytes(b"self")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "assets" / "page-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "page-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "page-1a2b.js.br").write_bytes(b"as brotli has it")
    (folder / "assets" / "rules-1a2b.wasm").write_bytes(MODULE)
    (folder / ".stamp").write_text("not for others")
    (tmp_path / "secret.html").write_text("outside")
    monkeypatch.setattr("sobremesa.table.door.app.FOLDER", folder)
    return folder


@pytest.fixture
def visit(tmp_path):
    """Somebody at a server."""

    @asynccontextmanager
    async def visit():
        async with (
            serving(f"sqlite:///{tmp_path / 'tables.db'}") as address,
            httpx.AsyncClient(base_url=f"http://{address}", headers=BROWSER) as browser,
        ):
            yield browser

    return visit


@pytest.mark.usefixtures("folder")
def test_the_page_is_at_every_address_of_its_own(visit):
    async def look():
        async with visit() as browser:
            for path in ("/", "/index.html", "/t/ab-cd", "/rules/cone", "/settings", "/t/ab-cd/"):
                for accepted in (BROWSER["accept"], "*/*"):  # who makes a preview of a link takes anything
                    answer = await browser.get(path, headers={"accept": accepted})
                    assert (answer.status_code, answer.content) == (200, INDEX)
                    assert answer.headers["content-type"] == "text/html; charset=utf-8"
            for path in ("/assets/gone-1a2b.js", "/assets/gone", "/favicon.ico", "/api/nothing", "/api", "/.stamp"):
                answer = await browser.get(path)
                assert (answer.status_code, answer.json()["detail"]) == (404, "not-found")
            assert (await browser.get("/picture", headers={"accept": "image/*"})).status_code == 404
            assert (await browser.post("/t/ab-cd")).status_code == 405
            assert (await browser.get("/health")).text == "ok"
            assert len((await browser.get("/api/games")).json()) == 5

    run(look())


@pytest.mark.usefixtures("folder")
def test_assets_are_kept_for_good_and_the_page_is_asked_for(visit):
    async def look():
        async with visit() as browser:
            asset = await browser.get("/assets/page-1a2b.js", headers={"accept": "*/*", "accept-encoding": "gzip"})
            assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
            for path in ("/", "/t/ab-cd", "/worker.js", "/manifest.webmanifest"):
                answer = await browser.get(path)
                assert answer.headers["cache-control"] == "no-cache"
                for tag in (answer.headers["etag"], f'"x", W/{answer.headers["etag"]}'):
                    again = await browser.get(path, headers={"if-none-match": tag})
                    assert (again.status_code, again.content) == (304, b"")
                    assert again.headers["etag"] == answer.headers["etag"]
                assert (await browser.get(path, headers={"if-none-match": '"other"'})).status_code == 200

    run(look())


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),  # browsers have no br without https
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP ; q=1.0", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_texts_travel_compressed(visit, accepted, encoding):
    bodies = {"br": b"as brotli has it", "gzip": gzip.compress(SCRIPT), None: SCRIPT}

    async def look():
        async with visit() as browser:
            path, headers = "/assets/page-1a2b.js", {"accept-encoding": accepted}
            async with browser.stream("GET", path, headers=headers) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert len(body) == len(bodies[encoding])
            assert body[10:] == bodies[encoding][10:]  # gzip's head has the time
            head = await browser.head(path, headers=headers)
            assert head.headers["content-length"] == str(len(body))
            assert (head.headers["etag"], head.content) == (answer.headers["etag"], b"")

    run(look())


@pytest.mark.usefixtures("folder")
def test_rules_are_a_module_to_a_browser(visit):
    """Else it would not compile them while they come."""

    async def look():
        async with visit() as browser:
            answer = await browser.get("/assets/rules-1a2b.wasm")
            assert (answer.headers["content-type"], answer.content) == ("application/wasm", MODULE)

    run(look())


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "path",
    [
        "/../secret.html",
        "/assets/../../secret.html",
        "/%2e%2e/secret.html",
        "/assets/..%2f..%2fsecret.html",
        "/..%5csecret.html",
        "//secret.html",
        "/page-1a2b.js",
        "/assets/page-1a2b.js.gz",
        "/%2fetc%2fhosts.html",
        "/assets/page-1a2b.js%00.html",
    ],
)
def test_nothing_but_the_page_can_be_asked_for(visit, path):
    """Said by hand: a client would tidy the path up."""

    async def look():
        async with visit() as browser:
            with socket.create_connection((browser.base_url.host, browser.base_url.port)) as line:
                line.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_sendall(line, f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
                said = b""
                while part := await loop.sock_recv(line, 65536):
                    said += part
        assert said.startswith(b"HTTP/1.1 404 ")
        assert b"outside" not in said

    run(look())


@pytest.mark.usefixtures("folder")
def test_only_files_of_ours_run_in_it(visit):
    async def look():
        async with visit() as browser:
            for path in ("/", "/assets/page-1a2b.js", "/worker.js", "/assets/gone.js"):
                answer = await browser.get(path, headers={"accept-encoding": "gzip"})
                assert HEADERS.items() <= dict(answer.headers).items()
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert "'unsafe-eval'" not in policy
            assert "worker-src 'self';" in policy
            assert policy.count("unsafe-inline") == 1  # in style attributes: where a card lies

    run(look())


def test_without_a_page_it_says_so_and_the_tables_are_there(visit, tmp_path, monkeypatch):
    monkeypatch.setattr("sobremesa.table.door.app.FOLDER", tmp_path / "nowhere")

    async def look():
        async with visit() as browser:
            for path in ("/", "/t/ab-cd"):
                answer = await browser.get(path)
                assert answer.status_code == 503
                assert answer.text.startswith("The page has not been built: run `make page`")
                assert answer.headers["cache-control"] == "no-store"
            assert (await browser.get("/assets/page.js")).status_code == 404
            assert len((await browser.get("/api/games")).json()) == 5

    run(look())
