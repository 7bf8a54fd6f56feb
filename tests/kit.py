"""What the tests share: random play that can be followed, and the games with their modes."""

from collections.abc import Iterator
from random import Random

import sobremesa
from sobremesa.rules.game import Game, Value
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup, State

followed: list[State] = []  # the last state somebody looked at, for the report of a failure


def modes(game: Game) -> dict[str, dict[str, Value]]:
    """The modes of a game, whatever the number of players; modes that differ in nothing else count once."""
    found: dict[str, dict[str, Value]] = {}
    for mode, options in game.modes.items():
        rest = {key: value for key, value in options.items() if key != "players"}
        if rest not in found.values():
            found[mode] = rest
    return found


def sizes(game: Game) -> list[int]:
    """The fewest, some and the most players."""
    allowed = next(option for option in game.options if option.name == "players").values
    return sorted({int(allowed[0]), int(allowed[len(allowed) // 2]), int(allowed[-1])})


def setups(*, every_size: bool = True) -> list[Setup]:
    """Every game in every mode, with the fewest, some and the most players."""
    return [
        sobremesa.game(game.name, **{**options, "players": players})
        for game in sobremesa.games().values()
        for options in modes(game).values()
        for players in (sizes(game) if every_size else sizes(game)[:1])
    ]


def name(setup: Setup) -> str:
    """What a test calls a setup."""
    fitting = [
        mode
        for mode, options in modes(setup.game).items()
        if all(setup.options[key] == options[key] for key in options)
    ]
    return f"{setup.game.name}-{fitting[-1]}-{setup.players}"


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
