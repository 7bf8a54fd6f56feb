"""Players for measuring: websockets of our own on the wire types, as light as they can be, and random legal moves."""

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.table.core.wire import (
    AnyCommand,
    AnyMessage,
    Hello,
    Ping,
    Play,
    Pong,
    Ready,
    Refused,
    Sit,
    Snapshot,
    Start,
    Update,
)

_decode = msgspec.json.Decoder(AnyMessage).decode
_encode = msgspec.json.encode
TEXT, BINARY, PING = 1, 2, 9


class Socket(asyncio.Protocol):
    """A websocket client: whole text frames in and out, and no more than a table needs."""

    def __init__(self, path: str, cookie: str) -> None:
        self._path, self._cookie = path, cookie
        self._buffer = bytearray()
        self._open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self._open, self._buffer = True, rest
            self.opened()
        while (end := self._frame()) is not None:
            del self._buffer[:end]

    def _frame(self) -> int | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size == 126:
            start, size = 4, int.from_bytes(buffer[2:4])
        elif size == 127:
            start, size = 10, int.from_bytes(buffer[2:10])
        if len(buffer) < start + size:
            return None
        if buffer[0] & 15 in (TEXT, BINARY):
            self.received(bytes(buffer[start : start + size]))
        elif buffer[0] & 15 == PING:
            self.transport.write(b"\x8a" + bytes([128 | size]) + b"\0\0\0\0" + buffer[start : start + size])
        return start + size

    def send(self, command: AnyCommand) -> None:
        """Send a command; masked, as a client must, with a key of zeros."""
        self.write(_encode(command))

    def write(self, data: bytes, kind: int = TEXT) -> None:
        """Send a whole frame."""
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2)
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + data)

    def opened(self) -> None:
        """The table listens."""

    def received(self, data: bytes) -> None:
        """A whole frame came."""
        self.heard(_decode(data))

    def heard(self, message: Any) -> None:
        """The table said something."""


class Tally:
    """What was measured: accepted moves, refused ones, and how long everything took, in seconds."""

    def __init__(self) -> None:
        self.moves = self.refused = 0
        self.answers: list[float] = []
        self.updates: list[float] = []


class Player(Socket):
    """Somebody at a table who plays anything legal, after `pause` seconds, for as long as `playing`."""

    def __init__(self, path: str, cookie: str, seat: int, seed: int) -> None:
        super().__init__(path, cookie)
        self.seat = seat
        self.rival: Player | None = None
        self.tally = Tally()
        self.playing = False
        self.pause: Callable[[], float] | None = None
        self.version = self.answered = -1
        self.scene: Any = None
        self._luck = random.Random(seed)
        self._sent = 0.0
        self._count = 0
        self._waiting = False  # for the answer to a move
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self.here: asyncio.Future[Snapshot] = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        """Ask for the whole table."""
        self.send(Hello())

    async def ask(self, command: AnyCommand) -> Any:
        """A command and its answer."""
        self._count += 1
        command = msgspec.structs.replace(command, id=f"{self._count}")
        answer = self._answers[command.id] = asyncio.get_running_loop().create_future()
        self.send(command)
        return await answer

    def heard(self, message: Any) -> None:
        """Remember how the table stands; answer it."""
        kind = type(message)
        if kind is Update:
            self.version, self.scene = message.version, message.scene
            rival = self.rival
            if rival is not None and rival._sent and message.told and message.told[-1].seat == rival.seat:
                rival.tally.updates.append(time.perf_counter() - rival._sent)
        elif kind is Snapshot:
            self.version, self.scene = message.version, message.scene
            if not self.here.done():
                self.here.set_result(message)
        elif kind is Ping:
            self.send(Pong(nonce=message.nonce))
        elif (waiting := self._answers.pop(getattr(message, "id", ""), None)) is not None:
            waiting.set_result(message)
        elif self._waiting and getattr(message, "id", "") == f"m{self._count}":
            self._waiting = False
            if kind is Refused:
                self.tally.refused += 1
            else:
                self.tally.moves += 1
                self.tally.answers.append(time.perf_counter() - self._sent)
        self.act()

    def act(self) -> None:
        """Move, if that is asked; each question is answered once."""
        scene = self.scene
        if self._waiting or not self.playing or scene is None or self.version == self.answered:
            return
        if scene.legal and self.seat in scene.owed:
            self._waiting = True
            if self.pause is None:
                self._move()
            else:
                asyncio.get_running_loop().call_later(self.pause(), self._move)

    def _move(self) -> None:
        if not self.scene.legal or self.seat not in self.scene.owed:  # the rival was quicker
            self._waiting = False
            return
        self._count += 1
        self.answered = self.version
        move = Play(id=f"m{self._count}", version=self.version, moves=[self._luck.choice(self.scene.legal)])
        self._sent = time.perf_counter()
        self.send(move)


async def join(port: int, code: str, cookie: str, seat: int, seed: int = 1) -> Player:
    """A player who sees the table."""
    path = f"/api/tables/{code}/socket"
    _, player = await asyncio.get_running_loop().create_connection(
        lambda: Player(path, cookie, seat, seed), "127.0.0.1", port
    )
    await player.here
    return player


async def sit_down(port: int, code: str, cookies: list[str], seed: int) -> list[Player]:
    """A table in play, every seat a person."""
    players = [await join(port, code, cookie, seat, seed + seat) for seat, cookie in enumerate(cookies)]
    for seat, player in enumerate(players):
        player.rival = players[1 - seat]
        await player.ask(Sit(seat=seat))
        await player.ask(Ready())
    answer = await players[0].ask(Start())
    assert not isinstance(answer, Refused), answer
    return players
