"""Running the server: uvicorn with our settings, and logs as lines of JSON, or plain where a person reads them."""

import asyncio
import errno
import gc
import json
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from sobremesa.rules.errors import BadOption
from sobremesa.table.config import Config
from sobremesa.table.door.app import make_app
from sobremesa.table.door.files import enough_files
from sobremesa.table.door.handshake import SocketProtocol
from sobremesa.table.door.requests import HttpProtocol
from sobremesa.table.store.store import Store

LOG = logging.getLogger(__name__)
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Nothing that a player hides is ever logged: only codes of tables and errors."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line = {"at": int(record.created * 1000), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= {key: str(value) for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def settings(config: Config, *, plain: bool = False, language: str = "en") -> uvicorn.Config:
    """How uvicorn runs us; plain, the log is for a person, who need not hear of uvicorn."""
    handler = {"class": "logging.StreamHandler", "formatter": "plain" if plain else "json"}
    log = {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}, "plain": {"format": "%(message)s"}},
        "handlers": {"out": handler},
        "root": {"handlers": ["out"], "level": config.log.upper()},
        "loggers": {"alembic": {"level": "WARNING"}},
    }
    return uvicorn.Config(
        make_app(config, language),
        host=config.host,
        port=config.port,
        log_config=log,
        log_level="warning" if plain else config.log,
        access_log=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        timeout_graceful_shutdown=10,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Uvicorn that says goodbye: by itself it closes the sockets before the application hears of the end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no more, finish what was begun, tell everybody, then end as always."""
        for server in self.servers:
            server.close()
        await self.config.app.state.house.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Whoever is told to stop, and stops, has done well: the exit code is 0, not the signal's."""
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(config: Config, *, ports: int = 1, greet: Callable[[int], None] | None = None, language: str = "en") -> None:
    """Serve until told to stop. A database that cannot be opened is told before anything listens.

    Of several ports the first that is free is taken. Where somebody is greeted, the log is plain.
    """
    asyncio.run(_try(config.url))
    line = listen(config.host, config.port, ports)
    config, shortage = enough_files(config)
    server = Server(settings(config, plain=greet is not None, language=language))
    port = line.getsockname()[1]
    if greet:
        greet(port)
    else:
        LOG.info("running on http://%s:%d", f"[{config.host}]" if ":" in config.host else config.host, port)
    if shortage:
        LOG.warning(shortage)
    gc.freeze()  # what is imported stays: the collector need not look at it again and again
    gc.set_threshold(20_000, 20, 20)
    server.run([line])
    logging.shutdown()
    os._exit(0)  # everything is kept and said; a thread in which a bot thinks or rules compile would be waited for


def listen(host: str, port: int, ports: int = 1) -> socket.socket:
    """Listen at the first port that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in range(port, port + ports):
        try:
            return socket.create_server((host, each), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadOption(f"nobody can listen at {host}, port {each}: {error.strerror}") from error
    raise BadOption(f"port {port} is taken: choose another with --port, or end what listens there")


async def _try(url: str) -> None:
    store = await Store.open(url)
    await store.close()
