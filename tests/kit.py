"""What the tests share: random play that can be followed, and the games with their modes."""

from collections.abc import Iterator
from random import Random

import sobremesa
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup, State

followed: list[State] = []  # the last state somebody looked at, for the report of a failure


def setups(*, every_size: bool = True) -> list[Setup]:
    """Every game in every mode, with the fewest, some and the most players."""
    found = []
    for game in sobremesa.games().values():
        sizes = next(option for option in game.options if option.name == "players").values
        chosen = {sizes[0], sizes[len(sizes) // 2], sizes[-1]} if every_size else {sizes[0]}
        for options in game.modes.values():
            found += [sobremesa.game(game.name, **{**options, "players": n}) for n in sorted(chosen)]
    return found


def name(setup: Setup) -> str:
    """What a test calls a setup."""
    modes = {
        mode: {key: value for key, value in options.items() if key != "players"}
        for mode, options in setup.game.modes.items()
    }
    mode = next(mode for mode, options in modes.items() if all(setup.options[k] == v for k, v in options.items()))
    for candidate, options in modes.items():
        if options and all(setup.options[k] == v for k, v in options.items()):
            mode = candidate
    return f"{setup.game.name}-{mode}-{setup.players}"


def follow(state: State) -> State:
    """Remember a state: if the test fails now, its log is printed."""
    followed[:] = [state]
    return state


def random_play(setup: Setup, seed: int, moves: int = 10**6) -> Iterator[State]:
    """Every state of a random deal, owed seats in random order."""
    luck = Random(seed)
    state = follow(setup.deal(seed))
    yield state
    for _ in range(moves):
        if state.over:
            return
        seat = luck.choice(state.actors)
        state = follow(state.play(seat, luck.choice(state.legal(seat))))
        yield state


def last_log() -> str:
    """The log of the state being looked at, for `sobremesa replay`."""
    return Log.of(followed[0]).write() if followed and followed[0].seed is not None else ""
