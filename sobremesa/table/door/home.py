"""A table at home: everybody in the house may come, and the browser opens by itself."""

import locale
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.table.config import Config
from sobremesa.table.door.serve import serve

USUAL = {"SOBREMESA_HOST": "0.0.0.0"}  # the house is meant; behind a proxy stands `serve`
PORTS = 20  # tried, if nobody asked for one
ELSEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody: nothing is sent there


def at_home(config: Config, *, ports: int = PORTS, open: bool | None = None) -> None:
    """Serve, say where, and open the browser: if asked to, or else if there is somebody to see it."""
    language = spoken()

    def greet(port: int) -> None:
        here, there = f"http://localhost:{port}", _in_the_house(config.host, port)
        print(greeting(language, here, there), flush=True)
        if has_screen() if open is None else open:
            shared = there or here  # invitations begin with the address that the page was opened at
            threading.Thread(target=webbrowser.open, args=(shared,), daemon=True).start()

    serve(config, ports=ports, greet=greet, language=language)


def greeting(language: str, here: str, there: str | None) -> str:
    """Where the table is, for the person who set it up and for the others."""
    bundle = FluentBundle([language], use_isolating=False)
    file = Path(__file__).with_name(f"home.{language}.ftl")
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(message: str, **arguments: str) -> str:
        return str(bundle.format_pattern(bundle.get_message(message).value, arguments)[0])

    others = say("others", there=there) if there else say("alone")
    return "\n".join([say("served", here=here), others, say("goodbye")])


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language of this computer, as far as it is ours."""
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    found = next(filter(None, named), locale.getlocale()[0] or "")
    return "es" if found.lower().startswith(("es", "spanish")) else "en"


def has_screen(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser that opens here would be seen by whoever typed the command."""
    if "CI" in environment or "SSH_CONNECTION" in environment or not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment


def _in_the_house(host: str, port: int) -> str | None:
    """The address that others in the same network can use."""
    if host not in ("0.0.0.0", "::"):
        return None if host in ("127.0.0.1", "localhost", "::1") else f"http://{host}:{port}"
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.connect(ELSEWHERE)
            found: str = line.getsockname()[0]
    except OSError:
        return None
    return None if found.startswith("127.") else f"http://{found}:{port}"
