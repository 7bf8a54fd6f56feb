"""A real server on a free port, and guests with real websockets who know only the wire."""

import asyncio
import math
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, TypeVar
from unittest import mock

import httpx
import kit
import msgspec
from views import whole
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.rules.game import find
from sobremesa.rules.state import Setup
from sobremesa.table.config import Config
from sobremesa.table.core.wire import (
    AnyCommand,
    AnyMessage,
    Chat,
    Hello,
    Ping,
    Play,
    Pong,
    Presence,
    Refused,
    Scene,
    Snapshot,
    Update,
)
from sobremesa.table.door.serve import Server as Uvicorn
from sobremesa.table.door.serve import settings

SEED = 5  # of the matches
UNLIMITED = dict.fromkeys(("rate", "tabs", "connections", "requests", "arrivals", "openings", "misses", "talk"), 0)

T = TypeVar("T")

_out: set["Guest"] = set()  # guests who have not gone home
lasting: list[asyncio.Runner] = []  # what outlives a test, such as a browser, needs a loop that does

_decode = msgspec.json.Decoder(AnyMessage).decode


class Server(Uvicorn):
    """The server, saying when it is up."""

    def __init__(self, config: Config) -> None:
        super().__init__(settings(config))
        self.up = asyncio.Event()

    async def startup(self, sockets: Any = None) -> None:
        """As always, and say so."""
        await super().startup(sockets)
        self.up.set()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}"

    def follow(self) -> None:
        """Something failed: its log is that of a match being played."""
        for live in self.config.app.state.house._live.values():
            if live.table.state is not None:
                kit.follow(live.table.state)


@asynccontextmanager
async def serving(database: str, **chosen: Any) -> AsyncIterator[str]:
    """The address of a server that runs, where the same cards are dealt every time."""
    config = Config(port=0, database=database, log="warning", **{"bot_pause": 0, "warm": False, **UNLIMITED, **chosen})
    server = Server(config)
    server.config.load()
    with mock.patch("secrets.randbits", Random(SEED).getrandbits):
        task = asyncio.create_task(server._serve())
        try:
            up = asyncio.create_task(server.up.wait())
            await asyncio.wait([task, up], return_when=asyncio.FIRST_COMPLETED)
            yield server.address
        except BaseException:
            server.follow()
            raise
        finally:
            server.should_exit = True
            await task


def run(test: Coroutine[Any, Any, T], seconds: float = 300) -> T:
    """Run a test that talks to a server; it may not hang. Whoever is still there when it fails goes home."""

    async def everybody_goes_home() -> T:
        before = asyncio.all_tasks()
        try:
            return await asyncio.wait_for(test, seconds)
        finally:
            for guest in tuple(_out):
                with suppress(OSError, httpx.HTTPError):
                    await guest.close()
            left = asyncio.all_tasks() - before
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    _out.clear()
    return lasting[-1].run(everybody_goes_home()) if lasting else asyncio.run(everybody_goes_home())


class Guest:
    """Somebody with a nickname."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        self.address, self.name, self.luck = address, name, Random(seed)
        self.http = httpx.AsyncClient(base_url=f"http://{address}")
        self.socket: ClientConnection | None = None
        self.version, self.seat, self.scene = -1, -1, Scene(stage="lobby")
        self.stamp, self.viewed = "", 0  # of the rules that this guest has; scenes that came as views
        self.heard: list[Any] = []  # every Told, in order
        self.count = 0
        _out.add(self)

    async def arrive(self) -> None:
        """Get an identity."""
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()

    async def open(self, **table: Any) -> str:
        """Set a table up; its code."""
        answer = await self.http.post("/api/tables", json=table, timeout=120)
        assert answer.status_code == 201, answer.text
        return answer.json()["code"]

    async def connect(self, code: str, address: str | None = None, **headers: str) -> Snapshot:
        """Join a table, going on where this guest was."""
        await self.knock(code, address, **headers)
        return await self.show()

    async def knock(self, code: str, address: str | None = None, **headers: str) -> None:
        """Open a socket, and say nothing yet."""
        cookie = f"sobremesa={self.http.cookies['sobremesa']}"
        self.address = address or self.address
        self.socket = await connect(
            f"ws://{self.address}/api/tables/{code}/socket",
            additional_headers={"cookie": cookie, **headers},
            open_timeout=None,  # rules may be compiled first; `run` sees to it that nobody waits for ever
        )

    async def show(self) -> Snapshot:
        """The table as it stands, and what this guest missed."""
        await self.send(Hello(version=self.version, stamp=self.stamp))
        snapshot: Snapshot = await self.until(Snapshot)
        return snapshot

    async def leave(self) -> None:
        """Drop the connection."""
        await self.socket.close()

    async def close(self) -> None:
        """Go home."""
        _out.discard(self)
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    async def send(self, command: AnyCommand) -> None:
        """Say something to the table."""
        await self.socket.send(msgspec.json.encode(command).decode())

    async def next(self) -> Any:
        """The next message; pings are answered, what the table says is remembered."""
        message = _decode(await self.socket.recv())
        match message:
            case Ping():
                with suppress(ConnectionClosed):
                    await self.send(Pong(nonce=message.nonce))
            case Snapshot():
                self.version, self.seat = message.version, message.seat
                self.about = message
                self.look(message.scene)
                self.heard += message.missed
            case Update():
                assert message.version > self.version
                self.version = message.version
                self.look(message.scene)
                self.heard += message.told
            case Chat():
                self.version = message.version
            case Presence():
                pass
        return message

    def look(self, scene: Scene) -> None:
        """See how the table stands."""
        self.viewed += bool(scene.view)
        if scene.view:  # else nobody needs the rules: the game may be one that only the server has
            scene = whole(scene, Setup(find(self.about.game), self.about.options), self.seat)
        self.scene = scene

    async def until(self, *kinds: type) -> Any:
        """The next message of some kinds."""
        while True:
            message = await self.next()
            if isinstance(message, kinds):
                return message

    async def ask(self, command: AnyCommand) -> Any:
        """A command and its answer."""
        self.count += 1
        command = msgspec.structs.replace(command, id=f"{self.name}-{self.count}")
        await self.send(command)
        while True:
            message = await self.next()
            if isinstance(
                message, Snapshot
            ):  # unasked: something was lost, perhaps the answer; asking again is harmless
                await self.send(command)
            if getattr(message, "id", "") == command.id:
                return message

    async def play(self, until: float = math.inf) -> None:
        """Random legal moves, whenever this guest owes one, until a version or the end of the match."""
        while self.scene.stage != "over" and self.version <= until:
            if self.scene.stage == "playing" and self.seat in self.scene.owed and self.scene.legal:
                answer = await self.ask(Play(version=self.version, moves=[self.luck.choice(self.scene.legal)]))
                assert not isinstance(answer, Refused) or answer.code in ("stale", "not-running", "illegal"), answer
            else:
                await self.next()
