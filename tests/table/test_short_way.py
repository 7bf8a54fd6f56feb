"""The short way of frames: however a client cuts what it says, it is heard whole and in order."""

import asyncio
import base64

import msgspec
import pytest
from guest import Guest, run, serving

from sobremesa.table.core.wire import Draft
from sobremesa.table.door.frames import _head, _whole


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it, masked."""
    key = b"\x01\x02\x03\x04"
    masked = bytes(byte ^ key[place % 4] for place, byte in enumerate(text))
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2)
    return bytes([first]) + size + key + masked


def draft(name: str, moves: int = 0) -> bytes:
    """A command of somebody who does not sit: it is refused, under its id."""
    return msgspec.json.encode(Draft(id=name, moves=["draw"] * moves))


@pytest.mark.parametrize("size", [0, 1, 125])
def test_a_whole_short_text_is_found_at_the_start(size):
    text = b"x" * size
    assert _whole(frame(text) + b"more") == text
    assert _whole(frame(text)[:-1]) is None


@pytest.mark.parametrize(
    "other", [frame(b"x" * 126), frame(b"x", 0x01), frame(b"x", 0x82), frame(b"x", 0x89), b"\x81\x01x"]
)
def test_whatever_else_goes_the_long_way(other):
    """A long text, a fragment, bytes, a ping, a frame without a mask."""
    assert _whole(other + b"........") is None


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_the_head_of_a_frame_says_its_size(size):
    head = _head(size)
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
