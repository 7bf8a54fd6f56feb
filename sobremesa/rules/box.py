"""The cards of a scenario's position that no zone has claimed yet."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import Game


class Box:
    """A shuffled deck to claim cards from: by what is printed on them, or whichever."""

    def __init__(self, game: Game, cards: Iterable[int], kind_of: Callable[[int], int], seed: int) -> None:
        self.cards = list(cards)
        self._names = game.card_names
        self._kind_of = kind_of
        self._copies = Counter(map(kind_of, self.cards))
        Random(seed).shuffle(self.cards)

    def claim(self, kind: int, key: str) -> int:
        """A card of this kind."""
        for card in self.cards:
            if self._kind_of(card) == kind:
                self.cards.remove(card)
                return card
        name, copies = self._names[kind], self._copies[kind]
        if not copies:
            raise Unreadable(f"{key}: {name} is not in this mode: it is played without that card")
        raise Unreadable(f"{key}: {name} is named more often than the deck has it (the deck has {copies})")

    def claim_all(self, kinds: Iterable[int], key: str) -> list[int]:
        """A card of each of these kinds."""
        return [self.claim(kind, key) for kind in kinds]

    def claim_any(self, count: int, key: str, noise: Callable[[int], int]) -> list[int]:
        """Some cards, whichever; those that would disturb a scenario which is silent on them, the noisy ones, last."""
        if count > len(self.cards):
            raise Unreadable(f"{key}: only {len(self.cards)} cards are left to deal")
        chosen = sorted(self.cards, key=noise)[:count]
        self.cards = [card for card in self.cards if card not in chosen]
        return chosen


def put(zone: Any, cards: Iterable[int]) -> None:
    """Cards into a zone of a record."""
    for card in cards:
        zone[card >> 6] |= 1 << (card & 63)
