"""The server as a process of its own, as everybody starts it: to be killed, stopped and started again."""

import asyncio
import json
import sys
from pathlib import Path


class Process:
    """`sobremesa serve`, or another program, on a free port and a database (or a file); its log is kept."""

    def __init__(self, database: Path | str, *program: str, **settings: object) -> None:
        chosen = {
            "port": 0,
            "database": f"sqlite:///{database}" if isinstance(database, Path) else database,
            "bot-pause": 0,
            "rate": 100_000,
            "talk": 0,
            "warm": "off",
            **settings,
        }
        flags = [word for name, value in chosen.items() for word in (f"--{name}", str(value))]
        self._command = [sys.executable, *(program or ("-m", "sobremesa.cli")), "serve", *flags]
        self._child: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
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
        self._begun = len(self.log)
        self._child = await asyncio.create_subprocess_exec(*self._command, stderr=asyncio.subprocess.PIPE)
        self._reading = asyncio.create_task(self._read())
        try:
            await self.says("running on")
        except BaseException:  # nobody else would end it
            self.kill()
            await self.ended()
            raise

    async def says(self, words: str) -> None:
        """Wait until the log of this run has a line with some words."""
        while not any(words in line["what"] for line in self.log[self._begun :]):
            assert not self._reading.done(), self.log
            self._news.clear()
            await self._news.wait()

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
        try:
            async for text in self._child.stderr:
                self.log.append(_line(text))
                if "running on" in self.log[-1]["what"]:
                    self.address = self.log[-1]["what"].split("http://")[1].split()[0]
                    self.up.set()
                self._news.set()
        finally:
            self._news.set()


def _line(text: bytes) -> dict:
    """A line of the log; whatever else is written there is an error that nobody expected."""
    try:
        return json.loads(text)
    except ValueError:
        return {"level": "error", "what": text.decode(errors="replace")}
