"""How a match begins: dealt from its key, or in the middle of another match that it goes on from."""

from sobremesa.rules import log
from sobremesa.rules.state import Setup, State
from sobremesa.table.core import story
from sobremesa.table.core.entries import Started
from sobremesa.table.core.story import Story
from sobremesa.table.core.translate import Heard, heard, result
from sobremesa.table.core.wire import SPECTATOR, Result


def begin(setup: Setup, entry: Started) -> tuple[State, tuple[Result, ...], Story | None]:
    """The first state of a match, the deals that were over before it, and the story of the deal that runs up to what
    the state itself tells.
    """
    seed = int(entry.key, 16)
    if not entry.moves and not entry.forks:
        return setup.deal(seed), (), None
    forks = [log.Fork(fork.moves, fork.seat, int(fork.seed, 16)) for fork in entry.forks]
    deals, told, moment = list[Result](), list[Heard](), (0, 0)
    for state in log.follow(setup, seed, entry.moves, forks):
        if state.moment[0] != moment[0]:
            told = []
        if state.moment != moment:
            told.append(heard(state)[SPECTATOR])
        if state.over and (ended := result(state)) is not None:
            deals.append(ended)
        moment = state.moment
    now = log.go_on(state, len(entry.moves), forks)
    running = told[:-1] if now.moment == moment else []
    before: Story | None = None
    for events in running:
        before = story.add(before, events)
    return now, tuple(deals), before
