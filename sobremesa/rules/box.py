"""The cards of a scenario's position that no zone has claimed yet."""

from collections.abc import Callable, Iterable
from random import Random

from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import Game


class Box:
    """A shuffled deck to claim cards from: by what is printed on them, or whichever."""

    def __init__(self, game: Game, cards: Iterable[int], seed: int, noise: Callable[[int], int]) -> None:
        """`noise`: how much a card would disturb a scenario that is silent on it."""
        self.cards = list(cards)
        self._noise = noise
        self._names = game.card_names
        self._alike = {numbers[0]: set(numbers) & set(self.cards) for numbers in game.deck.values()}
        self._single = all(len(numbers) == 1 for numbers in game.deck.values())
        Random(seed).shuffle(self.cards)

    def claim(self, kind: int, key: str) -> int:
        """A card of this kind."""
        for card in self.cards:
            if card in self._alike[kind]:
                self.cards.remove(card)
                return card
        name, copies = self._names[kind], len(self._alike[kind])
        if not copies:
            raise Unreadable(f"{key}: {name} is not in this mode: it is played without that card")
        if self._single:
            raise Unreadable(f"{key}: {name} is named twice")
        raise Unreadable(f"{key}: {name} is named more often than the deck has it (the deck has {copies})")

    def claim_all(self, kinds: Iterable[int], key: str) -> list[int]:
        """A card of each of these kinds."""
        return [self.claim(kind, key) for kind in kinds]

    def claim_any(self, count: int, key: str) -> list[int]:
        """Some cards, whichever; the noisy ones last."""
        if count > len(self.cards):
            raise Unreadable(f"{key}: only {len(self.cards)} cards are left to deal")
        chosen = sorted(self.cards, key=self._noise)[:count]
        self.cards = [card for card in self.cards if card not in chosen]
        return chosen
