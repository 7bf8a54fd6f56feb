"""The short way of frames: however a client cuts what it says, it is heard whole and in order."""

import asyncio
import base64

import msgspec
import pytest
from guest import Guest, run, serving
from laws import PEOPLE
from websockets.frames import Frame, Opcode
from wires import Wire, frame

from sobremesa.table.core.wire import Draft
from sobremesa.table.door.frames import LONGEST, TEXT, _head, cut
from sobremesa.table.door.visit import SLOW, Pulse
from sobremesa.table.live.connection import Connection


def draft(name: str, moves: int = 0) -> bytes:
    """A command of somebody who does not sit: it is refused, under its id."""
    return msgspec.json.encode(Draft(id=name, moves=["draw"] * moves))


@pytest.mark.parametrize("size", [0, 1, 125, 126, LONGEST])
def test_a_whole_frame_is_found_at_the_start(size):
    text = b"x" * size
    whole = frame(text)
    assert cut(whole + b"more") == (0x81, text, len(whole))
    assert cut(b"before" + whole, 6) == (0x81, text, 6 + len(whole))
    assert all(cut(whole[:end]) is None for end in range(0, len(whole), max(1, size // 50)))


@pytest.mark.parametrize(
    ("other", "code"),
    [
        (b"\x81\x01x", 1002),  # without a mask
        (frame(b"x", 0xC1), 1002),  # a bit that means nothing
        (frame(b"x", 0x83), 1002),  # a kind that there is not
        (frame(b"x", 0x09), 1002),  # a ping in pieces
        (frame(b"x" * 126, 0x89), 1002),  # a long ping
        (frame(b"x", 0x80), 1002),  # a piece of nothing
        (frame(b"x", 0x01) + frame(b"x"), 1002),  # a text in another
        (frame(b"x" * (LONGEST + 1)), 1009),
        (b"\x81\xff" + b"\x00\x01" + bytes(6), 1009),  # it need not even come
        (frame(b"x" * LONGEST, 0x01) + frame(b"x", 0x80), 1009),
    ],
)
def test_what_no_client_may_send_is_told_by_its_code(other, code):
    async def send():
        with Wire() as wire:
            wire.line.data_received(other)
            await asyncio.sleep(0)
            assert wire.written[:2] == b"\x88\x02"
            assert int.from_bytes(wire.written[2:]) == code
            assert wire.closed
            assert wire.ended == 1

    run(send())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_the_head_of_a_frame_says_its_size(size):
    head = _head(TEXT, size)
    assert head[0] == 0x81
    assert (head[1] if len(head) == 2 else int.from_bytes(head[2:])) == size


def test_everything_is_heard_in_order_however_it_is_cut(tmp_path):
    """Short texts, fragments, a ping and a long text in one piece; then the same byte by byte."""
    said = frame(draft("a")) + frame(draft("b")[:9], 0x01) + frame(b"!", 0x89) + frame(draft("b")[9:], 0x80)
    said += frame(draft("c")) + frame(draft("d", 20)) + frame(draft("e"))

    async def speak():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana = Guest(address, "Ana", 1)
            await ana.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            host, port = address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            key = base64.b64encode(bytes(16)).decode()
            writer.write(
                f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: sobremesa={ana.http.cookies['sobremesa']}\r\n\r\n".encode()
            )
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            for pieces in ([said], [bytes([byte]) for byte in said]):
                for piece in pieces:
                    writer.write(piece)
                    await asyncio.sleep(0)
                heard = b""
                while b'"id":"e"' not in heard:
                    heard += await reader.read(4096)
                ids = [heard.index(b'"id":"%c"' % name) for name in b"abcde"]
                assert ids == sorted(ids)
            writer.close()
            await ana.close()

    run(speak())


@pytest.mark.parametrize("answers", [True, False])
def test_a_silent_line_is_asked_for_a_sign_of_life_and_given_up(answers, monkeypatch):
    """A page that answers pings is not asked; a client that answers nothing is gone after some pings."""
    monkeypatch.setattr("sobremesa.table.door.visit.PING", 0)

    async def wait():
        wire, connection = Wire(), Connection(PEOPLE[0])
        connection.open(wire.line, anew=lambda: None)
        pulse = Pulse(connection, wire.line)
        pulse.beat()
        for _ in range(10 * SLOW):
            if answers:
                wire.line.data_received(frame(b'{"type":"pong","nonce":1}'))
            await asyncio.sleep(0)
        assert wire.closed is not answers
        assert (Frame(Opcode.PING, b"").serialize(mask=False) in wire.written) is not answers
        pulse.stop()
        wire.abort()

    run(wait())
