"""How bots keep people company: now and then they forget the word that a game asks for, or do not notice who did.

A bot of a ladder, a simulation or a search does its best. At a table of people that would be no fun: nobody could
ever be caught. So a companion leaves out, by a share of its level, what others could be quicker at. Like
every bot it is a function of a seed and a view.
"""

from typing import NamedTuple

from sobremesa.bots import Bot
from sobremesa.bots.characters import EVEN, Temperament
from sobremesa.bots.observation import luck, seen, some_seed
from sobremesa.rules.state import Move, View


class Habit(NamedTuple):
    """Shares between 0 and 1."""

    forgets: float = 0.0  # of its own words, those that it does not say with the card
    remembers: float = 1.0  # of those, the ones that it says late, if nobody is quicker
    misses: float = 0.0  # of the silences of others, those that it does not notice


HABITS = {"sensible": Habit(0.12, 0.5, 0.3), "search": Habit(0.06, 0.5, 0.15), "master": Habit(0.03, 0.5, 0.08)}
_UNIT = 1 << 64


class Companion:
    """A bot with the habits of its level, and with a temperament."""

    def __init__(self, bot: Bot, level: str, seed: int | None = None, temperament: Temperament = EVEN) -> None:
        self._bot = bot
        habit = HABITS.get(level, Habit())
        self._habit = habit._replace(forgets=habit.forgets * temperament.forgets)
        self.pace = temperament.pace  # of the time that it takes, a factor
        self._seed = some_seed(seed)

    def choose(self, view: View) -> Move:
        """A move for the seat whose view this is."""
        return self.turn(view)[0]

    def turn(self, view: View) -> list[Move]:
        """One move, or a word together with the move that it goes with."""
        game, move = view.setup.game, self._bot.choose(view)
        if move.number not in game.races:
            return [move]
        silence, share = view.silence, luck(self._seed, seen(view)) / _UNIT
        if not silence:
            after = self._bot.choose(_had_it_been_said(view))
            return [after] if share < self._habit.forgets else [move, after]
        own = view.first == view.seat
        if share < self._habit.remembers if own else share >= self._habit.misses:
            return [move]
        said = _had_it_been_said(view)
        return self.turn(said) if view.seat in said.actors else [view.setup.move(silence)]


def _had_it_been_said(view: View) -> View:
    """The same position after the word of whom it concerns."""
    game, state = view.setup.game, view.resample(0)
    speaker = view.first
    word = next(move for move in state.legal(speaker) if move.number in game.races)
    return state.play(speaker, word).view(view.seat)
