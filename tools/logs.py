"""The log of a table in TypeScript, for tables on a device of one's own: its entries, and what a server's table and a
page's must agree on.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from sobremesa.bots import LEVELS
from sobremesa.table.config import Config
from sobremesa.table.core import fold, races
from sobremesa.table.core.terms import PACES, TEMPI, Terms
from sobremesa.table.live import thinking
from tools import contract, typescript

FILE = "web/src/entries.ts"
HEAD = """// Generated from the log of the server by `make wire`; do not edit.
// Where an optional field is missing its default is meant, which stands in its comment.
"""


def render() -> str:
    """The whole file."""
    return "\n".join([HEAD, *_imports(), *_numbers(), *_terms(), *typescript.sets(contract.KEPT), *_entries()])


def _imports() -> Iterator[str]:
    """What the wire has already said."""
    yield 'import type { By, Clock, Fork, Pace, PhraseName, Result, Shuffle, Tempo, Why } from "./wire";\n'


def _numbers() -> Iterator[str]:
    found: dict[str, tuple[Any, str]] = {
        "HISTORY": (fold.HISTORY, "open steps that a dropped page may have missed, and secret ones of its own"),
        "LINES": (fold.LINES, "things said that a newcomer still hears"),
        "REMEMBERED": (fold.REMEMBERED, "commands of a person that are recognised when they are repeated"),
        "HUMAN": (races.HUMAN, "milliseconds: nobody reacts sooner to what they see"),
        "BLIND": (races.BLIND, "milliseconds that a blind press counts as, and waits"),
        "HASTE": (races.HASTE, "milliseconds: the quickest reaction of a bot"),
        "LEISURE": (races.LEISURE, "milliseconds: the slowest reaction of a bot"),
        "WINDOW": (races.WINDOW, "milliseconds after which saying nothing is an answer"),
        "PAUSE": (Config().bot_pause, "milliseconds a bot takes"),
        "SHARES": (thinking.SHARES, "of the pause, drawn between these"),
        "FEW": (thinking.FEW, "seats: with more of them each bot is quicker"),
        "THINK": (Config().think, "milliseconds a search bot thinks about a move"),
        "LEVELS": (list(LEVELS), "of bots, from the weakest up"),
    }
    yield from (
        f"export const {name} = {json.dumps(value)}{' as const' * isinstance(value, tuple)}; // {means}"
        for name, (value, means) in found.items()
    )
    yield f"export const TEMPI: Record<Tempo, number> = {json.dumps(TEMPI)}; // of the pause that a bot takes"
    yield f"export const PACES: Partial<Record<Pace, number>> = {json.dumps(PACES)}; // seconds\n"


def _terms() -> Iterator[str]:
    """What is meant where somebody who sets a table up chooses nothing."""
    terms = msgspec.to_builtins(Terms(game=""))
    del terms["game"]
    yield from typescript.interface(contract.shape(Terms, asked=False))
    yield "/** Where somebody who sets a table up chooses nothing. */"
    yield f'export const TERMS: Omit<Terms, "game"> = {json.dumps(terms)};\n'


def _entries() -> Iterator[str]:
    for struct in contract.ENTRIES:
        yield from typescript.interface(contract.shape(struct, asked=False))
    yield from typescript.union("AnyEntry", contract.ENTRIES)
