"""How a server is set up: flags first, then the environment (SOBREMESA_…), then what is sensible."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from sobremesa.rules.errors import BadOption


class Config(Struct, frozen=True):
    """Every setting. A flag --bot-pause is SOBREMESA_BOT_PAUSE in the environment."""

    host: Annotated[str, Meta(description="address to listen at")] = "127.0.0.1"
    port: Annotated[int, Meta(description="port to listen at")] = 8000
    database: Annotated[str, Meta(description="sqlite:///FILE or postgresql://… (a file in your data directory)")] = ""
    origins: Annotated[str, Meta(description="other origins whose pages may connect, with commas between them")] = ""
    secure: Annotated[bool, Meta(description="served over https only (on or off)")] = False
    bot_pause: Annotated[int, Meta(description="milliseconds a bot takes at least")] = 900
    think: Annotated[int, Meta(description="milliseconds a search bot thinks about a move")] = 600
    threads: Annotated[int, Meta(description="bots that may think at once")] = 2
    idle: Annotated[int, Meta(description="seconds a table stays in memory when nobody looks")] = 300
    outbox: Annotated[int, Meta(description="messages that may wait for a slow reader")] = 64
    rate: Annotated[
        int, Meta(description="frames a second of one person (0, here and in the next seven: no limit)")
    ] = 20
    tabs: Annotated[int, Meta(description="connections of one person")] = 10
    connections: Annotated[int, Meta(description="connections in all")] = 5000
    requests: Annotated[int, Meta(description="requests a second of one person")] = 20
    arrivals: Annotated[int, Meta(description="new people an hour from one address")] = 300
    openings: Annotated[int, Meta(description="tables an hour that one person may open")] = 20
    misses: Annotated[int, Meta(description="codes a minute that one person may try in vain")] = 30
    talk: Annotated[int, Meta(description="sentences and phrases a minute that one person may say")] = 30
    metrics: Annotated[str, Meta(description="bearer token for /metrics (without one nobody may read it)")] = ""
    warm: Annotated[bool, Meta(description="compile the rules of all games from the start on (on or off)")] = True
    log: Annotated[str, Meta(description="debug, info, warning or error")] = "info"

    @property
    def url(self) -> str:
        """The database to use."""
        if self.database:
            return self.database
        folder = user_data_path("sobremesa", appauthor=False, ensure_exists=True)
        return f"sqlite:///{Path(folder) / 'tables.db'}"


SWITCHES = ("secure", "warm")  # on or off


def add_flags(parser: argparse.ArgumentParser) -> None:
    """The flags of every setting."""
    for field in msgspec.structs.fields(Config):
        default = {True: "on", False: ""}.get(field.default, field.default)
        meaning = field.type.__metadata__[0].description
        shown = f"{meaning} ({default})" if default else meaning
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
