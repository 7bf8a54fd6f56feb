"""Set up a scenario's position: who holds what, what lies on the table, whose turn it is."""

import re
from random import Random
from typing import Any

import numpy as np

from sobremesa.rules.cards import EMPTY, Word
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.games.la_mona.deck import CARDS, MONA, VALUES, up_to, weight
from sobremesa.rules.games.la_mona.duties import unkept
from sobremesa.rules.games.la_mona.notation import card_name
from sobremesa.rules.games.la_mona.opening import EACH, lay_table
from sobremesa.rules.games.la_mona.record import ALSO_TWO
from sobremesa.rules.games.la_mona.sums import counts, covers, one_group
from sobremesa.rules.games.la_mona.zones import side_of
from sobremesa.rules.jit import entry
from sobremesa.rules.record import Batch, Row, row
from sobremesa.rules.sheet import Sheet

_BUILD = re.compile(r"(\d+)(\*?)\(([^()]+)\)")


class Box:
    """The cards that no zone has claimed yet."""

    def __init__(self, seed: int) -> None:
        self.cards = list(range(CARDS))
        Random(seed).shuffle(self.cards)

    def claim(self, cards: list[int], key: str) -> Word:
        """These cards, as a set."""
        for card in cards:
            if card not in self.cards:
                raise Unreadable(f"{key}: {card_name(card)} is named twice")
            self.cards.remove(card)
        return Word(sum(1 << card for card in cards))

    def claim_any(self, count: int, key: str) -> Word:
        """Some cards, whichever; La Mona last, so that she does not disturb a scenario that is silent on her."""
        if count > len(self.cards):
            raise Unreadable(f"{key}: only {len(self.cards)} cards are left to deal")
        return self.claim(sorted(self.cards, key=lambda card: card == MONA)[:count], key)


@entry
def _lay_table(batch: Batch, i: int) -> None:
    lay_table(row(batch, i))


@np.errstate(over="ignore")  # words wrap around in the sums of bits
def position(batch: Batch, sheet: Sheet) -> None:
    """Write the position of a scenario into a record whose options are set."""
    r, box = batch[0], Box(sheet.seed)
    s: Any = Row(batch, 0)
    players = int(r["players"])
    r["turn"] = sheet.seat("turn", 0)
    r["dealer"], r["deals"], r["card"] = sheet.seat("dealer", (int(r["turn"]) - 1) % players), 1, -1
    r["last"] = sheet.seat("last", 0) if "last" in sheet else -1
    opening = "opening" in sheet
    if opening and ("table" in sheet or "builds" in sheet):
        raise sheet.fail("opening", "deals the table: leave out table and builds")
    hands = _hands(r, sheet)
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            r["hand"][seat] = box.claim(hand, f"{sheet.path}hands.P{seat}")
    r["loose"] = box.claim(sheet.cards("table"), f"{sheet.path}table")
    for seat in range(players):
        for text in sheet.sub("builds").names(f"P{seat}"):
            _put_build(r, sheet, box, seat, text)
        side = side_of(s, seat)
        r["pile"][side] |= box.claim(sheet.sub("piles").cards(f"P{seat}"), f"{sheet.path}piles.P{seat}")
        r["winchos"][side] += sheet.sub("winchos").number(f"P{seat}", 0, 0, 50)
    wishes = sheet.cards("opening") + sheet.cards("deals")
    deck = box.claim(wishes, f"{sheet.path}deals") | box.claim(sheet.cards("deck"), f"{sheet.path}deck")
    for seat, hand in enumerate(hands):
        if isinstance(hand, int):
            r["hand"][seat] = box.claim_any(hand, f"{sheet.path}hands.P{seat}")
        r["count"][seat] = int(r["hand"][seat]).bit_count()
    _rest(r, s, sheet, box, deck)
    if len(wishes) > len(r["wish"]):
        raise sheet.fail("deals", f"at most {len(r['wish'])} cards can be named")
    r["wish"][: len(wishes)], r["wishes"] = wishes, len(wishes)
    r["total"][:players] = sheet.numbers("totals", players)
    if opening:
        _lay_table(batch, 0)
    for seat in range(players):
        if unkept(s, seat, s.hand[seat]):
            raise sheet.fail(f"builds.P{seat}", f"P{seat} holds no card for it")


def _hands(r: Any, sheet: Sheet) -> list[list[int] | int]:
    """The hands as they are named, cards or how many; who has played in this lap holds one card less."""
    players, turn, dealer = int(r["players"]), int(r["turn"]), int(r["dealer"])
    named = sheet.sub("hands").hand(f"P{turn}", EACH)
    most = named if isinstance(named, int) else len(named)
    if not 1 <= most <= EACH:
        raise sheet.fail(f"hands.P{turn}", "should be one to four cards: it is their turn")
    hands: list[list[int] | int] = []
    for seat in range(players):
        played = (seat - dealer - 1) % players < (turn - dealer - 1) % players
        hand = sheet.sub("hands").hand(f"P{seat}", most - played)
        if (hand if isinstance(hand, int) else len(hand)) != most - played:
            raise sheet.fail(f"hands.P{seat}", f"should be {most - played} cards, as P{turn} holds {most}")
        hands.append(hand)
    return hands


def _put_build(r: Any, sheet: Sheet, box: Box, seat: int, text: str) -> None:
    """One build, as in 9(2s,7d) or 7*(7d,7s)."""
    key = f"builds.P{seat}"
    match = _BUILD.fullmatch(text)
    if match is None or not 2 <= int(match[1]) < VALUES:
        raise sheet.fail(key, f"{text!r} is no build: write 9(2s,7d), or 7*(7d,7s) for a fila")
    value, cards = int(match[1]), []
    for name in match[3].split(","):
        if name not in sheet.game.cards:
            raise sheet.fail(key, f"{name!r} is no card of {sheet.game.name}")
        cards.append(sheet.game.cards[name])
    build = box.claim(cards, f"{sheet.path}{key}")
    if r["build"][value]:
        raise sheet.fail(key, f"there is already a build of {value}")
    drowned = MONA in cards and not r["options"] & ALSO_TWO
    if drowned or build & ~up_to(value) or not covers(counts(build), EMPTY, value):
        raise sheet.fail(key, f"{text!r} does not come out at {value}")
    if one_group(weight(build), len(cards), value) == bool(match[2]) or len(cards) == 1:
        raise sheet.fail(key, f"{text!r}: a formada is one group of cards, a fila (*) several groups")
    r["build"][value] = build
    r["owned"][seat] |= 1 << value
    r["filas"] |= (1 << value) if match[2] else 0


def _rest(r: Any, s: Any, sheet: Sheet, box: Box, deck: Word) -> None:
    """Where the cards go that are not named: the deck takes what deals out evenly, a pile the others."""
    round_of = int(r["players"]) * EACH
    table = EACH if "opening" in sheet else 0
    to_deck = 0 if "deck" in sheet else len(box.cards) - (len(box.cards) + int(deck).bit_count() - table) % round_of
    r["deck"] = deck | box.claim_any(to_deck, f"{sheet.path}deck")
    r["pile"][side_of(s, sheet.seat("rest", int(r["players"]) - 1))] |= box.claim_any(len(box.cards), "rest")
    if (int(r["deck"]).bit_count() - table) % round_of:
        raise sheet.fail("deck", "should be enough for four cards each, or for nobody")
