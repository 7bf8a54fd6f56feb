"""A cable between a browser and a server: it can be cut and mended, be long, and hold everything back."""

import asyncio
from contextlib import suppress


class Cable:
    """What comes in at its address goes to the server, as long as it is whole."""

    def __init__(self, server: str) -> None:
        self.server = server  # where it leads
        self._lines: set[asyncio.StreamWriter] = set()
        self._whole = True
        self._free = asyncio.Event()
        self._free.set()
        self.delay = 0.0  # seconds that everything is on its way, there and back
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

    def hold(self) -> None:
        """Nothing arrives any more, and nothing is lost."""
        self._free.clear()

    def let_go(self) -> None:
        """What was held back arrives."""
        self._free.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        host, port = self.server.split(":")
        there, to = await asyncio.open_connection(host, int(port))
        self._lines |= {writer, to}
        await asyncio.gather(self._pump(reader, to), self._pump(there, writer))
        self._lines -= {writer, to}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        parts: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(parts, writer))
        part = b"?"
        while part:
            part = b""
            with suppress(ConnectionError):
                part = await reader.read(1 << 16)
            parts.put_nowait((asyncio.get_running_loop().time() + self.delay, part))
        await arriving

    async def _arrive(self, parts: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while True:
                at, part = await parts.get()
                await asyncio.sleep(at - asyncio.get_running_loop().time())
                await self._free.wait()
                if not part:
                    break
                writer.write(part)
                await writer.drain()
        writer.close()
