"""How a server is set up: flags first, then the environment (SOBREMESA_…), then what is sensible."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from sobremesa.rules.errors import BadOption


class Config(Struct, frozen=True):
    """Every setting. A flag --bot-pause is SOBREMESA_BOT_PAUSE in the environment."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # sqlite:///FILE or postgresql://…; empty: a file in the user's data directory
    origins: str = ""  # other origins whose pages may connect, with commas between them
    secure: bool = False  # the page is served over https only: cookies say so
    bot_pause: int = 900  # milliseconds that a bot takes at least, as a person would
    think: int = 600  # milliseconds that a search bot thinks about a move
    threads: int = 2  # bots that may think at once
    idle: int = 300  # seconds that a table stays in memory when nobody looks at it
    outbox: int = 64  # messages that may wait for a slow reader
    rate: int = 20  # commands a second of one connection, over a while; of this and the next six, 0 is no limit
    tabs: int = 10  # connections that one person may have
    connections: int = 5000  # connections that there may be in all
    requests: int = 20  # requests a second that one address may send, over a while
    arrivals: int = 120  # new people an hour that may come from one address
    openings: int = 20  # tables an hour that one person may open; an address, five times as many
    misses: int = 30  # codes a minute that one address may try in vain
    metrics: str = ""  # the bearer token of whoever may read /metrics; empty: nobody, since counts tell of secret moves
    warm: bool = True  # compile the rules of all games from the start on, beside serving
    log: str = "info"

    @property
    def url(self) -> str:
        """The database to use."""
        if self.database:
            return self.database
        folder = user_data_path("sobremesa", appauthor=False, ensure_exists=True)
        return f"sqlite:///{Path(folder) / 'tables.db'}"


SWITCHES = ("secure", "warm")  # on or off
_WORDS = {
    "host": "address to listen at",
    "port": "port to listen at",
    "database": "sqlite:///FILE or postgresql://… (a file in your data directory)",
    "origins": "other origins whose pages may connect, with commas between them",
    "secure": "served over https only (on or off)",
    "bot_pause": "milliseconds a bot takes at least",
    "think": "milliseconds a search bot thinks about a move",
    "threads": "bots that may think at once",
    "idle": "seconds a table stays in memory when nobody looks",
    "outbox": "messages that may wait for a slow reader",
    "rate": "commands a second of one connection (0, here and in the next six: no limit)",
    "tabs": "connections of one person",
    "connections": "connections in all",
    "requests": "requests a second of one address",
    "arrivals": "new people an hour from one address",
    "openings": "tables an hour that one person may open",
    "misses": "codes a minute that one address may try in vain",
    "metrics": "bearer token for /metrics (without one nobody may read it)",
    "warm": "compile the rules of all games from the start on (on or off)",
    "log": "debug, info, warning or error",
}


def add_flags(parser: argparse.ArgumentParser) -> None:
    """The flags of every setting."""
    for field in msgspec.structs.fields(Config):
        default = {True: "on", False: ""}.get(field.default, field.default)
        shown = f"{_WORDS[field.name]} ({default})" if default else _WORDS[field.name]
        parser.add_argument(f"--{field.name.replace('_', '-')}", metavar=field.name.upper(), help=shown)


def settle(asked: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Config:
    """The settings of flags and environment; a wrong one gets a sentence."""
    chosen: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        flag = getattr(asked, name, None)
        text = environment.get(f"SOBREMESA_{name.upper()}") if flag is None else flag
        if text is not None:
            chosen[name] = {"on": True, "off": False}.get(text, text) if name in SWITCHES else text
    try:
        return msgspec.convert(chosen, Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"a setting of the server is wrong: {error}") from error
