"""Serves the modules, what they are compared with, and a page that does so, in whatever browser opens it."""

import json
import shutil
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from reference import reference

from sobremesa.bots import netfile
from sobremesa.rules.game import Game

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "web" / "rules"


class Stand(ThreadingHTTPServer):
    """Serves a folder; what a page posts is an answer."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.answers: SimpleQueue[Any] = SimpleQueue()
        self.address = f"http://127.0.0.1:{self.server_address[1]}/"


class Handler(SimpleHTTPRequestHandler):
    """Says nothing of what it serves."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}  # noqa: RUF012

    def do_POST(self) -> None:
        """Take an answer."""
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.answers.put(json.loads(body))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def stand(folder: Path, games: Iterable[Game]) -> Iterator[Stand]:
    """Serve everything about some games from an empty folder."""
    for file in (*RULES.iterdir(), *netfile.FOLDER.glob("*.net"), *HERE.glob("*.js"), *HERE.glob("*.html")):
        shutil.copy(file, folder)
    for game in games:
        (folder / f"{game.name}.reference").write_text(json.dumps(reference(game)), encoding="utf-8")
    server = Stand(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
