"""The server as a process of its own, as everybody starts it: to be killed, stopped and started again."""

import asyncio
import json
import sys
from pathlib import Path


class Process:
    """`sobremesa serve` on a free port and one file; its log is kept."""

    def __init__(self, file: Path, **settings: object) -> None:
        chosen = {
            "port": 0,
            "database": f"sqlite:///{file}",
            "bot-pause": 0,
            "rate": 100_000,
            "warm": "off",
            **settings,
        }
        self._arguments = [word for name, value in chosen.items() for word in (f"--{name}", str(value))]
        self._child: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self.up = asyncio.Event()
        self.address = ""
        self.log: list[dict] = []

    async def __aenter__(self) -> "Process":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Whatever happened, nothing stays behind."""
        self.kill()
        await self.ended()

    @property
    def pid(self) -> int:
        """Of the process that runs, or ran last."""
        return self._child.pid

    async def start(self) -> None:
        """Run; return when it listens."""
        self._child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sobremesa.cli", "serve", *self._arguments, stderr=asyncio.subprocess.PIPE
        )
        self._reading = asyncio.create_task(self._read())
        listening = asyncio.create_task(self.up.wait())
        await asyncio.wait([self._reading, listening], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        assert self.up.is_set(), self.log

    def kill(self) -> None:
        """End it where it stands: SIGKILL."""
        self.up.clear()
        if self._child.returncode is None:
            self._child.kill()

    def stop(self) -> None:
        """Ask it to end: SIGTERM."""
        self._child.terminate()

    async def ended(self) -> int:
        """Wait for the end; the exit code."""
        await self._reading
        self.up.clear()
        return await self._child.wait()

    async def _read(self) -> None:
        async for text in self._child.stderr:
            line = json.loads(text)
            self.log.append(line)
            if "running on" in line["what"]:
                self.address = line["what"].split("http://")[1].split()[0]
                self.up.set()
