"""A line without a network: what a client sends and gets, byte by byte, and turns of the loop that can be counted."""

import asyncio
from contextlib import AbstractContextManager
from typing import Any

from sobremesa.table.door.frames import Line


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it, masked."""
    key = b"\x01\x02\x03\x04"
    masked = (int.from_bytes(text) ^ int.from_bytes((key * (len(text) // 4 + 1))[: len(text)])).to_bytes(len(text))
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2)
    return bytes([first]) + size + key + masked


class Wire(asyncio.Transport, AbstractContextManager["Wire"]):
    """A transport that keeps what is written. Somebody listens who counts, hears everything and likes all of it."""

    def __init__(self, line: type[Line] = Line, early: bytes = b"", *, stay: bool = True) -> None:
        super().__init__()
        self.written, self.closed, self.reading = b"", False, True
        self.counted, self.heard, self.ended = 0, list[bytes](), 0
        self.lines: set[Line] = set()
        self.line = line(self, self.lines, early)
        if stay:
            self.line.stay(self)

    def __exit__(self, *_: object) -> None:
        self.abort()

    # As a transport

    def set_protocol(self, protocol: Any) -> None:
        """Who is told what comes."""
        self.protocol = protocol

    def write(self, data: Any) -> None:
        """Keep it."""
        self.written += data

    def pause_reading(self) -> None:
        """Nothing comes from now on."""
        self.reading = False

    def resume_reading(self) -> None:
        """It may come again."""
        self.reading = True

    def is_closing(self) -> bool:
        """Whether all is over."""
        return self.closed

    def close(self) -> None:
        """All is over, at once."""
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    abort = close

    # As a listener

    def count(self) -> bool:
        """Everything is welcome."""
        self.counted += 1
        return True

    def hear(self, text: bytes) -> None:
        """Remember it."""
        self.heard.append(text)

    def flow(self) -> None:
        """Nothing waits."""

    def end(self) -> None:
        """They are gone."""
        self.ended += 1
