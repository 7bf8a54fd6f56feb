"""Our own websockets say what uvicorn's say: each conversation is held both ways, and the answers are compared."""

import asyncio
import re
from contextlib import suppress
from types import SimpleNamespace

import msgspec
from guest import Guest, run, serving
from test_hostile import asking_for_a_socket, line_to
from wires import frame

from sobremesa.table.core.wire import Draft, Hello, Pong, Say
from sobremesa.table.door import serve
from sobremesa.table.door.handshake import STAYING


class PlainLine:
    """A line as ASGI has it: a message is awaited, and another is sent."""

    free = True
    listener = None

    def __init__(self) -> None:
        self.out: asyncio.Queue[dict] = asyncio.Queue()
        self.heard = 0

    def stay(self, listener) -> None:
        """Somebody stays."""
        self.listener = listener

    def say(self, text: bytes) -> None:
        """Send a text."""
        self.out.put_nowait({"type": "websocket.send", "text": text.decode()})

    def hang_up(self) -> None:
        """Close."""
        self.out.put_nowait({"type": "websocket.close", "code": 1000})

    async def talk(self, receive, send) -> None:
        """Until somebody hangs up."""
        saying = asyncio.create_task(self._say(send))
        while (message := await receive())["type"] == "websocket.receive":
            self.heard += 1
            if self.listener.count():
                self.listener.hear((message.get("text") or "").encode())
        self.listener.end()
        saying.cancel()
        with suppress(asyncio.CancelledError):
            await saying

    async def _say(self, send) -> None:
        while True:
            await send(await self.out.get())


class Plain:
    """The application, whose visitors stay in a handler that never ends."""

    def __init__(self, app) -> None:
        self.app, self.state = app, app.state

    async def __call__(self, scope, receive, send) -> None:
        """A request, or a visit."""
        line = PlainLine()
        if scope["type"] == "websocket":
            scope["extensions"][STAYING] = SimpleNamespace(line=line)
        await self.app(scope, receive, send)
        if line.listener is not None:
            await line.talk(receive, send)


def said(command) -> bytes:
    """A command as a text."""
    return msgspec.json.encode(command)


END = frame(b"\x03\xe8", 0x88)  # 1000
HELLO, LAST = said(Hello()), said(Draft(id="last", moves=[]))
LONG = said(Draft(id="long", moves=["draw"] * 20))
CONVERSATIONS = {  # what is said and answered, and how it ends
    "usual": (b"".join(map(frame, (HELLO, said(Draft(id="a", moves=["draw"])), said(Pong(nonce=7))))), END),
    "long": (b"".join(map(frame, (HELLO, LONG, said(Say(text="x" * 300)), b" " * 4096, b" " * 5000))), END),
    "nonsense": (b"".join(map(frame, (b"", b"{", b"[]", b"x" * 126, HELLO))), END),
    "pieces": (frame(LONG[:5], 0x01) + frame(b"", 0x00) + frame(b"p", 0x89) + frame(LONG[5:], 0x80), END),
    "pings": (frame(b"", 0x89) + frame(b"x" * 125, 0x89) + frame(b"?", 0x8A) + frame(HELLO), END),
    "bytes": (frame(HELLO, 0x82) + frame(HELLO[:3], 0x02) + frame(HELLO[3:], 0x80), END),
    "an end without a code": (frame(HELLO), frame(b"", 0x88)),
    "an end with a reason": (b"", frame(b"\x0f\xa0adi\xc3\xb3s", 0x88)),
    "after the end": (b"", END + frame(HELLO)),
    "no mask": (b"", b"\x81\x02{}"),
    "a reserved bit": (b"", frame(b"{}", 0xC1)),
    "a kind that there is not": (b"", frame(b"{}", 0x83)),
    "a piece of nothing": (b"", frame(b"{}", 0x80)),
    "a text in another": (b"", frame(HELLO[:3], 0x01) + frame(HELLO)),
    "a ping in pieces": (b"", frame(b"{}", 0x09)),
    "a long ping": (b"", frame(b"x" * 126, 0x89)),
    "too long": (b"", frame(b"x" * 16_385)),
    "too long in pieces": (b"", frame(b"x" * 16_000, 0x01) + frame(b"x" * 385, 0x80)),
}
CHANGING = re.compile(rb'"(at|now)":\d+|"code":"\w{4}-\w{6}"|"commitment":"\w{64}"')


def texts_pongs_and_end(heard: bytes) -> tuple[list[bytes], list[bytes], bytes]:
    """What a server has said: texts without what differs each time, pongs, and how it ended."""
    texts, pongs, end = [], [], b""
    while heard:
        size, start = heard[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:start])
        kind, body, heard = heard[0], heard[start : start + size], heard[start + size :]
        if kind == 0x81:
            texts.append(CHANGING.sub(b"", body))
        elif kind == 0x8A:
            pongs.append(body)
        else:
            assert kind == 0x88
            end = body[:2]
    return texts, pongs, end


async def hold(address: str, name: str) -> tuple[list[bytes], list[bytes], bytes]:
    """Hold a conversation with a server, at a table of its own."""
    (talk, end), ana = CONVERSATIONS[name], Guest(address, "Ana", 1)
    await ana.arrive()
    code = await ana.open(game="cone", options={"players": 2})
    async with line_to(address) as (reader, writer):
        writer.write(asking_for_a_socket(ana, code))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(talk + frame(LAST))
        heard = await reader.readuntil(b'"id":"last"')
        writer.write(end)
        with suppress(ConnectionResetError):
            while piece := await reader.read(65536):
                heard += piece
    await ana.close()
    return texts_pongs_and_end(heard)


async def all_of_them(database: str) -> dict:
    """All conversations with one server."""
    async with serving(database) as address:
        return {name: await hold(address, name) for name in CONVERSATIONS}


def test_both_ways_say_the_same(tmp_path, monkeypatch):
    """Texts in order, pongs in order, and the code of the end."""

    def plainly(config):
        found = serve.settings(config)
        found.app, found.http, found.ws, found.ws_max_size = Plain(found.app), "h11", "websockets-sansio", 16 * 1024
        found.ws_per_message_deflate = False
        return found

    ours = run(all_of_them(f"sqlite:///{tmp_path / 'ours.db'}"))
    monkeypatch.setattr("guest.settings", plainly)
    plain = run(all_of_them(f"sqlite:///{tmp_path / 'plain.db'}"))
    for name, answers in ours.items():
        assert answers == plain[name], name
    texts, pongs, end = ours["pieces"]  # lest both be silent
    assert b'"id":"long"' in b"".join(texts)
    assert (pongs, end) == ([b"p"], b"\x03\xe8")
