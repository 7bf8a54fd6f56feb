"""Questions as TOML files: what `sobremesa lab FILE` reads."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from sobremesa.lab.question import Question, convert_question
from sobremesa.rules.errors import Unreadable

_BARE = re.compile(r"[A-Za-z0-9_-]+")  # a key that needs no quotes


def read_question(text: str) -> Question:
    """A question from a TOML file, or from JSON."""
    try:
        return convert_question(json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text))
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise Unreadable(f"this is no question: {error}") from error


def write_question(question: Question) -> str:
    """A question as a TOML file."""
    return "".join(_table(msgspec.to_builtins(question), ""))


def _table(table: dict[str, Any], path: str) -> Iterator[str]:
    """A table: its plain values first, then the tables in it."""
    inside = {name: value for name, value in table.items() if _is_table(value) or _is_list_of_tables(value)}
    for name, value in table.items():
        if name not in inside:
            yield f"{_key(name)} = {_value(value)}\n"
    for name, value in inside.items():
        here = f"{path}{name}"
        if _is_table(value):
            yield f"\n[{here}]\n"
            yield from _table(value, f"{here}.")
        else:
            for each in value:
                yield f"\n[[{here}]]\n"
                yield from _table(each, f"{here}.")


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, tuple | list) and bool(value) and all(map(_is_table, value))


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _value(name)


def _value(value: Any) -> str:
    """A plain value: what JSON makes of it is TOML, too, but for one control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
