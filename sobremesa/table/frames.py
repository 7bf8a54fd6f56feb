"""Frames of one moment leave together: handing bytes to the system costs more than all the rest of sending them."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathered:
    """A transport whose writes of one turn of the loop are one write."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write it with whatever else is written now."""
        if not self._parts:
            asyncio.get_running_loop().call_soon(self._flush)
        self._parts.append(data)

    def close(self) -> None:
        """Close after what was written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's websockets over a gathering transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when a connection is made."""
        super().connection_made(Gathered(transport))  # type: ignore[arg-type]
