"""Reading a table of a scenario file: every key is asked for by what it must be, and none is left over."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import Game

FEW = 8  # keys that a complaint can list


def closest(name: str, names: Iterable[str]) -> str:
    """A question for whoever wrote a name that is not one of these but is like one."""
    known = list(names)
    alike = [each for each in known if each.casefold() == name.casefold()] or get_close_matches(name, known, 1)
    return f"; is it {alike[0]}?" if alike else ""


class Sheet:
    """A table of a scenario, read key by key. Errors name the key."""

    def __init__(self, game: Game, players: int, content: Mapping[str, Any], path: str = "", seed: int = 0) -> None:
        self.game, self.players, self.path, self.seed = game, players, path, seed
        self._content = content
        self._asked: dict[str, Sheet | None] = {}

    def __contains__(self, key: str) -> bool:
        self._asked.setdefault(key, None)
        return key in self._content

    def get(self, key: str, default: Any = None) -> Any:
        """A value as it stands."""
        self._asked.setdefault(key, None)
        return self._content.get(key, default)

    def sub(self, key: str) -> "Sheet":
        """A table inside the table; empty if it is not there."""
        found = self._asked.get(key)
        if found is None:
            content = self.get(key, {})
            if not isinstance(content, Mapping):
                raise self.fail(key, f"should be a table: its keys are written {self.path}{key}.…")
            found = Sheet(self.game, self.players, content, f"{self.path}{key}.", self.seed)
            self._asked[key] = found
        return found

    def fail(self, key: str, what: str) -> Unreadable:
        """An error about a key."""
        return Unreadable(f"{self.path}{key}: {what}")

    def text(self, key: str) -> str:
        """A text."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, "is missing" if value is None else "should be a text")
        return value

    def names(self, key: str) -> list[str]:
        """A text of names, or a list of them."""
        value = self.get(key, "")
        if isinstance(value, str):
            return value.split()
        if isinstance(value, list) and all(isinstance(name, str) for name in value):
            return list(value)
        raise self.fail(key, "should be a text of names with spaces between them, or a list of names")

    def card(self, key: str) -> int:
        """One card."""
        if key not in self:
            raise self.fail(key, "is missing: it should be one card")
        found = self.cards(key)
        if len(found) != 1:
            raise self.fail(key, "should be one card")
        return found[0]

    def cards(self, key: str) -> list[int]:
        """Cards by their notation."""
        return [self._lookup(key, name, self.game.cards, "card") for name in self.names(key)]

    def moves(self, key: str) -> list[int]:
        """Moves by their notation."""
        return [self._lookup(key, name, self.game.moves, "move") for name in self.names(key)]

    def hand(self, key: str, default: int) -> list[int] | int:
        """Cards by their notation, or how many there are."""
        value = self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | str | list):
            raise self.fail(key, "should be a text of cards, or how many they are")
        return self.number(key, default, 0, 128) if isinstance(value, int) else self.cards(key)

    def seat(self, key: str, default: int) -> int:
        """A seat: P0, P1, …"""
        return self.seat_named(key, self.get(key, f"P{default}"))

    def seats(self, key: str) -> list[int]:
        """Seats: "P0 P2"."""
        return [self.seat_named(key, name) for name in self.names(key)]

    def movers(self) -> list[int]:
        """The seats that have a key here."""
        self._asked |= {f"P{seat}": None for seat in range(self.players)}
        return [self.seat_named(key, key) for key in self._content if re.fullmatch(r"P\d+", key)]

    def choice(self, key: str, default: str, allowed: Sequence[str]) -> str:
        """One of a few words."""
        value = self.get(key, default)
        if value not in allowed:
            wrong = f"cannot be {value!r}" if key in self else "is missing"
            raise self.fail(key, f"{wrong}: it is {' or '.join(allowed)}")
        return str(value)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number in a range."""
        value = self.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            range = f"a whole number from {least} to {most}" if least < most else f"{least}, and nothing else"
            raise self.fail(key, f"should be {range}" if key in self else f"is missing: it should be {range}")
        return value

    def numbers(self, key: str, count: int) -> list[int]:
        """A number for each seat; zeros if they are not there."""
        value = self.get(key, [0] * count)
        if (
            not isinstance(value, list)
            or len(value) != count
            or not all(isinstance(each, int) and not isinstance(each, bool) and 0 <= each < 30_000 for each in value)
        ):
            raise self.fail(key, f"should be {count} whole numbers from 0 to 29999, one for each seat")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(key, "should be true or false")
        return value

    def only(self, *keys: str) -> None:
        """Refuse any other key."""
        for key in keys:
            self._asked.setdefault(key, None)
        self._refuse_others()

    def done(self) -> None:
        """Refuse keys that nobody asked for, here and in the tables inside."""
        self._refuse_others()
        for sub in self._asked.values():
            if sub is not None:
                sub.done()

    def _refuse_others(self) -> None:
        for key in self._content:
            if key not in self._asked:
                if "P0" in self._asked and re.fullmatch(r"P\d+", key):
                    self.seat_named(key, key)
                keys = f": the keys are {' '.join(self._asked)}" if 0 < len(self._asked) <= FEW else ""
                raise self.fail(key, "is not a key here" + (closest(key, self._asked) or keys))

    def seat_named(self, key: str, name: Any) -> int:
        """The seat of this name."""
        allowed = [f"P{seat}" for seat in range(self.players)]
        if name not in allowed:
            raise self.fail(key, f"{name!r} is no seat: the seats are P0 to P{self.players - 1}")
        return allowed.index(name)

    def _lookup(self, key: str, name: str, names: Mapping[str, int], what: str) -> int:
        if name not in names:
            raise self.fail(key, f"{name!r} is no {what} of {self.game.name}{closest(name, names)}")
        return names[name]
