"""`sobremesa` without a command: a table at home."""

import asyncio
import socket
import sys

import httpx
import pytest
from guest import run, serving
from process import Process

from sobremesa.rules.errors import BadOption
from sobremesa.table.config import Config
from sobremesa.table.door import home
from sobremesa.table.door.serve import listen


@pytest.fixture
def opened(monkeypatch):
    """Where the browser was opened; nobody is served."""
    opened = []
    monkeypatch.setattr(home, "serve", lambda _, *, greet, **__: greet(8003))
    monkeypatch.setattr(home.webbrowser, "open", opened.append)
    monkeypatch.setattr(home.threading, "Thread", Now)
    return opened


class Now:
    """A thread that has run when it starts."""

    def __init__(self, target, args, **_):
        self._run = lambda: target(*args)

    def start(self):
        """Run."""
        self._run()


def test_it_says_where_it_is_and_opens_the_browser(opened, monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    home.at_home(Config(host="10.1.2.3"), open=True)
    assert opened == ["http://10.1.2.3:8003"]
    here, there, goodbye = capsys.readouterr().out.splitlines()
    assert here == "La sobremesa está servida en http://localhost:8003"
    assert there.endswith(" http://10.1.2.3:8003")
    assert "Ctrl-C" in goodbye


def test_alone_it_opens_here(opened, capsys):
    home.at_home(Config(), open=True)
    assert opened == ["http://localhost:8003"]
    assert "this computer only" in capsys.readouterr().out


def test_the_browser_stays_closed(opened, monkeypatch, capsys):
    monkeypatch.setattr(home, "has_screen", lambda: False)
    for open in (False, None):
        home.at_home(Config(), open=open)
    assert opened == []
    assert "this computer only" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("platform", "environment", "terminal", "seen"),
    [
        ("linux", {"DISPLAY": ":0"}, True, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ("darwin", {}, True, True),
        ("linux", {}, True, False),
        ("linux", {"DISPLAY": ":0"}, False, False),
        ("linux", {"DISPLAY": ":0", "CI": "true"}, True, False),
        ("darwin", {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, True, False),
    ],
)
def test_a_screen_is_there(monkeypatch, platform, environment, terminal, seen):
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert home.has_screen(environment) == seen


def test_both_languages_say_the_same(monkeypatch):
    said = [home.greeting(language, "HERE", there) for language in ("es", "en") for there in ("THERE", None)]
    assert all(len(each.splitlines()) == 3 and "HERE" in each for each in said)
    assert ["THERE" in each for each in said] == [True, False] * 2
    for name, language in (("es_MX.UTF-8", "es"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")):
        assert home.spoken({"LANG": name}) == language
    monkeypatch.setattr(home.locale, "getlocale", lambda: ("Spanish_Spain", "1252"))
    assert home.spoken({}) == "es"


def test_a_port_that_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadOption, match=f"port {port} is taken"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", port, 20) as next_free:
            assert port < next_free.getsockname()[1] < port + 20
    with pytest.raises(BadOption, match=r"nobody can listen at 203\.0\.113\.7"):
        listen("203.0.113.7", 8000)


def test_rules_are_compiled_beside_serving(tmp_path, monkeypatch):
    """A cache that is empty: the server is up at once, says what it compiles, and ends as quickly as ever."""
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("SOBREMESA_INTERPRETED", raising=False)

    async def start():
        async with Process(tmp_path / "tables.db", warm="on") as server:
            async with httpx.AsyncClient(base_url=f"http://{server.address}") as browser:
                assert (await browser.get("/health")).text == "ok"
            async with asyncio.timeout(60):
                await server.says("Compiling the rules of")
            server.stop()
            async with asyncio.timeout(15):
                assert await server.ended() == 0

    asyncio.run(start())


def test_a_server_with_nothing_to_prepare_says_so(tmp_path):
    async def look() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 'tables.db'}") as address,
            httpx.AsyncClient(base_url=f"http://{address}") as browser,
        ):
            assert (await browser.get("/api/preparing")).json() == []

    run(look())
