"""The position of a scenario: a board the other way round.

Whatever a board shows can be named in a position, under the same name and in the same notation. Fields are read by
their kind, zones share out the deck, and what follows from the rest, as the size of a hand does, has to be so. Fields
that no board shows go by their own names. What the position is silent on is as usual. A game's own `Positions` say
what is usual and what cannot be.
"""

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from sobremesa.rules import board, calls
from sobremesa.rules.box import Box
from sobremesa.rules.cards import zone_members
from sobremesa.rules.game import Game
from sobremesa.rules.kinds import NONE, Card, Count, FieldKind, Groups, Letter, Seat, Zone
from sobremesa.rules.record import Batch
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.trail import WISHES

if TYPE_CHECKING:
    from sobremesa.rules.state import State

_WORD = (1 << 64) - 1
_PAST = {"winners", "deals"}  # fields that no position names: how a deal ended, and how many there were


class Sketch:
    """A position on its way into a record: what is named, and the cards that lie somewhere already."""

    def __init__(self, batch: Batch, sheet: Sheet, box: Box) -> None:
        self.batch, self.record, self.sheet, self.game, self.box = batch, batch[0], sheet, sheet.game, box
        self.seats = range(sheet.players)
        self.zones: dict[str, list[int]] = {}  # by key: "deck", "hands.P0"
        self.counted: dict[str, int] = {}  # zones of which only the size is named
        self.wishes: list[int] = []  # what chance gives next

    def path(self, key: str) -> str:
        """How an error names a key."""
        return f"{self.sheet.path}{key}"

    def put(self, key: str, cards: Iterable[int]) -> None:
        """Cards come to lie in a zone."""
        self.zones.setdefault(key, []).extend(cards)

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat."""
        return self.zones[f"hands.P{seat}"]

    def alike(self, kind: int, cards: Iterable[int]) -> list[int]:
        """Those of some cards that are of a kind."""
        copies = self.game.deck[self.game.card_names[kind]]
        return [card for card in cards if card in copies]


class Positions:
    """The positions of a game: set up, and written down. A game's own subclass has its defaults and its checks."""

    claims: ClassVar[str] = ""  # what takes cards out of the box, in this order; if not zones, wishes and the deck
    wishes: ClassVar[str] = "draws"  # those of them that name what chance gives next, out of the deck
    tops: ClassVar[Mapping[str, str]] = {}  # those that are the top card of a zone, which is named without it
    places: ClassVar[Mapping[str, str]] = {}  # those that lie in another zone than the board shows
    spare: ClassVar[str] = ""  # the zone of the cards that are not named, where the deck is
    own: ClassVar[str] = ""  # further keys, which the game reads itself
    follows: ClassVar[str] = ""  # what a record keeps and a board shows, though it follows from the rest
    asks: ClassVar[Mapping[int, str]] = {}  # fields that a phase cannot do without; in other phases they are nothing
    lasting: ClassVar[str] = ""  # but for these, which may be what they were
    hidden: ClassVar[str] = ""  # fields that are no keys: what a board shows of them says it all

    def cards(self, record: np.void) -> Iterable[int]:  # noqa: ARG002
        """The cards in play, if not the whole deck."""
        return ()

    def noise(self, card: int) -> int:  # noqa: ARG002
        """How much a card that nobody named would disturb a scenario."""
        return 0

    def size(self, d: Sketch, key: str) -> int:  # noqa: ARG002
        """How many cards lie in a zone that the position is silent on."""
        return 0

    def row(self, d: Sketch, key: str, seat: int) -> int:  # noqa: ARG002
        """Whose part of a zone a seat fills: its own, or its side's."""
        return seat

    def usual(self, d: Sketch) -> Mapping[str, Any]:  # noqa: ARG002
        """What fields are that the position is silent on, if not nothing, nobody, or the first of their names."""
        return {}

    def limits(self, d: Sketch) -> Mapping[str, tuple[int, int]]:  # noqa: ARG002
        """Keys whose numbers have limits of their own: the least, the most."""
        return {}

    def begin(self, d: Sketch) -> None:
        """Look at the keys before anything is read."""

    def finish(self, d: Sketch) -> None:
        """Refuse what cannot be, and write what follows. The fields are read, and the cards lie where they lie."""

    def name(self, d: Sketch, key: str, kinds: list[int]) -> list[int]:
        """Take the cards that a zone names out of the box."""
        return d.box.claim_all(kinds, d.path(key))

    def claim(self, d: Sketch, key: str) -> None:
        """Read a zone, or whatever else takes cards out of the box."""
        if key in self.wishes.split():
            self._wish(d, key)
        elif key in self.tops:
            kind = Card().read(d.sheet, key, NONE)
            cards = [] if kind == NONE else self.name(d, key, [kind])
            d.record[d.game.shown[key]] = cards[0] if cards else NONE
            d.put(self.tops[key], cards)
        elif key != "deck" or key in d.sheet:
            zone = d.game.zones[self._place(d.game, key)]
            for each in (f"{key}.P{seat}" for seat in d.seats) if zone.each else (key,):
                table, _, last = each.rpartition(".")
                said = zone.read(d.sheet.sub(table) if table else d.sheet, last, self.size(d, each))
                if isinstance(said, int):
                    d.counted[each] = said
                else:
                    d.put(each, self.name(d, each, said))

    def _wish(self, d: Sketch, key: str) -> None:
        """Chance takes these cards next."""
        kinds = d.sheet.cards(key)
        if len(d.wishes) + len(kinds) > WISHES:
            raise d.sheet.fail(key, f"at most {WISHES} cards can be named")
        lie = {card for zone in d.zones.values() for card in zone}
        cards = self.name(d, key, kinds)
        d.wishes += cards
        d.put("deck", (card for card in cards if card not in lie))

    def rest(self, d: Sketch) -> None:
        """Where the cards lie that are not named."""
        if "deck" in d.sheet and not self.spare and d.box.cards:
            raise d.sheet.fail("deck", f"{len(d.box.cards)} cards are not named, and there is no place for them")
        d.put(self.spare if "deck" in d.sheet and self.spare else "deck", d.box.cards)

    @np.errstate(over="ignore")  # a game may ask its rules, in which words wrap around
    def __call__(self, batch: Batch, sheet: Sheet) -> None:
        """Write the position of a scenario into a record whose options are set."""
        game, record = sheet.game, batch[0]
        sheet.only(*self.keys(game))
        every = (card for numbers in game.deck.values() for card in numbers)
        d = Sketch(batch, sheet, Box(game, sorted(self.cards(record) or every), sheet.seed, self.noise))
        record["deals"] = 1
        self.begin(d)
        self._read(d)
        for key in self._claims(game):
            self.claim(d, key)
        for key, count in d.counted.items():
            d.put(key, d.box.claim_any(count, d.path(key)))
        self.rest(d)
        self._lay(d)
        self._mark(d)
        self._ask(d)
        self.finish(d)
        calls.derive(batch, 0)
        self._confirm(d)
        sheet.done()

    def keys(self, game: Game) -> tuple[str, ...]:
        """Everything that a position can name."""
        return (*game.shown, *self._fields(game), *self._claims(game), *self.own.split())

    def _claims(self, game: Game) -> list[str]:
        zones = (key for key, field in game.shown.items() if field in game.zones)
        return self.claims.split() or [*zones, *self.wishes.split(), "deck"]

    def _fields(self, game: Game) -> dict[str, str]:
        """The keys that are read by the kind of their field: the names of the board and, of what it does not show, or
        not always, those of the fields.
        """
        kept, given = game.rules.record.fields(), _given(game)
        apart = {*self._claims(game), *self.own.split(), *self.follows.split()}
        shown = {key: field for key, field in game.shown.items() if key not in apart}
        clear = {field for field in game.shown.values() if not getattr(game.rules.fields[field].kind, "during", ())}
        apart = {*clear, *game.shown, *_PAST, *self.hidden.split()}
        named = shown | {field: field for field in kept if field not in apart}
        kinds = {key: game.rules.fields[field].kind for key, field in named.items() if field not in given}
        return {key: named[key] for key, kind in kinds.items() if kind and not isinstance(kind, Zone | Groups)}

    def _read(self, d: Sketch) -> None:
        """The fields, by their kinds."""
        usual, limits, done = self.usual(d), self.limits(d), set()
        for key, field in self._fields(d.game).items():
            if field in done and key not in d.sheet:
                continue
            done.add(field)
            declared, kind = board.kind_of(d.game, field)
            limit = limits.get(key, (0, int(np.iinfo(declared.type).max)))
            if not isinstance(kind, Count) or not declared.shape:
                d.record[field] = kind.read(d.sheet, key, usual.get(field, _nothing(kind, field)), limit)
            elif isinstance(d.sheet.get(key, {}), Mapping):
                table = d.sheet.sub(key)
                d.record[field][: len(d.seats)] = [kind.read(table, f"P{seat}", 0, limit) for seat in d.seats]
            else:
                d.record[field][: len(d.seats)] = d.sheet.numbers(key, len(d.seats))

    def _confirm(self, d: Sketch) -> None:
        """What follows from the rest has to be as it is named."""
        kept, given = d.game.rules.record.fields(), _given(d.game)
        apart, follows = {*self._claims(d.game), *self.own.split()}, self.follows.split()
        for key, field in d.game.shown.items():
            if key in d.sheet and key not in apart and (key in follows or field in given or field not in kept):
                _agree(d.sheet, key, board.read(d.game, d.sheet.players, d.batch)[key])

    def _lay(self, d: Sketch) -> None:
        """The cards into the zones of the record, and how many they are; what chance gives next."""
        record, kept = d.record, d.game.rules.record.fields()
        for key, cards in d.zones.items():
            name, _, seat = key.partition(".")
            field = self._place(d.game, name)
            row = self.row(d, name, int(seat[1:])) if seat else None
            put(record, field, row, cards)
            count = d.game.zones[field].count
            if count in kept:
                record[count][row] += len(cards)
        record["wish"][: len(d.wishes)] = d.wishes
        record["wishes"] = len(d.wishes)

    def _place(self, game: Game, key: str) -> str:
        """The zone whose cards a key names."""
        field = self.places.get(key) or game.shown.get(key, key)
        return field if field in game.zones else key

    def _mark(self, d: Sketch) -> None:
        """What each seat knows of other hands: by the hand, `known.P1.P0 = "R5"`, or in whichever it is; or else what
        everybody knows of all of them.
        """
        for key, field in _marks(d.game).items():
            if _for_each(d.game, field):
                for seat in d.seats:
                    put(d.record, field, seat, _known(d, d.sheet.sub(key), seat))
            else:
                held = [card for seat in d.seats for card in d.hand(seat)]
                put(d.record, field, None, find(d, d.sheet, key, held, "nobody holds"))

    def _ask(self, d: Sketch) -> None:
        """Refuse a phase without what it cannot do without, and with what it does not have."""
        if not self.asks:
            return
        keys = {field: key for key, field in self._fields(d.game).items()}
        asked = self.asks.get(int(d.record["phase"]), "").split()
        for field in dict.fromkeys(field for fields in self.asks.values() for field in fields.split()):
            nothing = d.record[field] == _nothing(board.kind_of(d.game, field)[1], field)
            if nothing and field in asked:
                raise d.sheet.fail(keys[field], "is missing: the phase needs it")
            if not nothing and field not in (*asked, *self.lasting.split()):
                raise d.sheet.fail(keys[field], "there is none in this phase")

    def written(self, state: "State") -> dict[str, Any]:
        """A state as a position: set up, it is the same but for copies of a card, for what chance will give, and for
        what nobody is told: of the deck every card that is not named, of the past nothing.
        """
        game, shown = state.setup.game, state.board
        content = {key: shown[key] for key in self._claims(game) if key in shown and key != "deck"}
        for key, field in _marks(game).items():
            content[key] = _known_by(state, field) if _for_each(game, field) else shown[key]
        for key, field in self._fields(game).items():
            content[key] = shown[key] if key in shown else board.written(game, state.players, state.batch, field)
        for key, zone in self.tops.items():
            if content[key]:
                content[zone] = _without(content[zone], content[key])
        return {key: _text(value) for key, value in content.items()}


def put(record: np.void, field: str, row: int | None, cards: Iterable[int]) -> None:
    """Cards into a zone of a record, of one word or of two."""
    zone = sum(1 << card for card in set(cards))
    words = np.array([zone & _WORD, zone >> 64], np.uint64)
    if row is None:
        record[field] |= words if np.ndim(record[field]) else words[0]
    else:
        record[field][row] |= words if np.ndim(record[field][row]) else words[0]


def _given(game: Game) -> set[str]:
    """The fields that options decide, and those that say how many cards a zone has."""
    sizes = (zone.count for zone in game.zones.values())
    return {*game.settings, *(option.into for option in game.options), *sizes}


def _nothing(kind: FieldKind, field: str) -> Any:
    """What a field is that a position is silent on, unless the game knows better."""
    if isinstance(kind, Letter):
        return kind.numbers().get("", next(iter(kind.names)))
    if isinstance(kind, Seat | Card):
        return 0 if field in ("turn", "dealer") else NONE
    return 0


def _marks(game: Game) -> dict[str, str]:
    """What a record keeps of the cards that each seat knows, by the names of the board."""
    kept = game.rules.record.fields()
    kinds = {key: kept[field].kind for key, field in game.shown.items() if field in kept}
    return {key: game.shown[key] for key, kind in kinds.items() if isinstance(kind, Zone) and not kind.place}


def _for_each(game: Game, field: str) -> bool:
    """Whether a zone is one for each seat."""
    kind = game.rules.fields[field].kind
    return isinstance(kind, Zone) and kind.each


def find(d: Sketch, table: Sheet, key: str, cards: Iterable[int], nobody: str) -> list[int]:
    """The cards that a key names, among these; `nobody` says what is wrong with any other."""
    left, found = list(cards), []
    for kind in table.cards(key):
        copies = d.alike(kind, left)
        if not copies:
            raise table.fail(key, f"{nobody} {d.game.card_names[kind]}")
        left.remove(copies[0])
        found.append(copies[0])
    return found


def _known(d: Sketch, table: Sheet, viewer: int) -> list[int]:
    """The cards of others that a seat is said to know."""
    own, rivals = f"P{viewer}", [seat for seat in d.seats if seat != viewer]
    if not isinstance(table.get(own, {}), Mapping):
        return find(d, table, own, [card for seat in rivals for card in d.hand(seat)], "nobody else holds")
    seen = table.sub(own)
    if own in seen:
        raise seen.fail(own, "everybody knows their own hand")
    return [card for seat in rivals for card in find(d, seen, f"P{seat}", d.hand(seat), f"P{seat} does not hold")]


def _known_by(state: "State", field: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """What each seat knows of each other hand."""
    names, width = board.writing(state.setup.game.name, state.players), state.setup.game.width
    hands, known = (state.record[zone].reshape(-1, width) for zone in ("hand", field))
    return {
        viewer: {
            seat: names.cards.zone(sum(1 << card for card in zone_members(hands[j] & known[i])))
            for j, seat in enumerate(names.seats)
            if seat != viewer
        }
        for i, viewer in enumerate(names.seats)
    }


def _agree(sheet: Sheet, key: str, found: Any) -> None:
    """Refuse what is named and is not so."""
    said = sheet.get(key)
    if isinstance(found, Mapping):
        if isinstance(said, list):
            agrees = said == list(found.values())
        else:
            for seat in range(sheet.players):
                if f"P{seat}" in sheet.sub(key):
                    _agree(sheet.sub(key), f"P{seat}", found.get(f"P{seat}", ()))
            return
    elif isinstance(found, tuple):
        agrees = sorted(sheet.names(key)) == sorted(found)
    else:
        agrees = type(said) is type(found) and said == found
    if not agrees:
        raise sheet.fail(key, f"is {json.dumps(_text(found))} by the rest of the position")


def _text(value: Any) -> Any:
    """What a board shows, as a scenario writes it."""
    if isinstance(value, Mapping):
        return {key: _text(each) for key, each in value.items()}
    return " ".join(value) if isinstance(value, tuple) else value


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards without one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
