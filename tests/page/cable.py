"""A cable between a browser and a server, which can be cut and mended."""

import asyncio
from contextlib import suppress


class Cable:
    """What comes in at its address goes to the server, as long as it is whole."""

    def __init__(self, server: str) -> None:
        self.server = server  # where it leads
        self._lines: set[asyncio.StreamWriter] = set()
        self._whole = True
        self.address = ""

    async def __aenter__(self) -> "Cable":
        self._end = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._end.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._end.close()

    def cut(self) -> None:
        """Everything that was on its way is lost."""
        self._whole = False
        for line in self._lines:
            line.transport.abort()

    def mend(self) -> None:
        """It carries again what comes from now on."""
        self._whole = True

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        host, port = self.server.split(":")
        there, to = await asyncio.open_connection(host, int(port))
        self._lines |= {writer, to}
        await asyncio.gather(_pump(reader, to), _pump(there, writer))
        self._lines -= {writer, to}


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while part := await reader.read(1 << 16):
            writer.write(part)
            await writer.drain()
    writer.close()
