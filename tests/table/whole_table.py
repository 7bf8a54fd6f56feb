"""What the first match of a process calls that was not read before it: `python tests/table/whole_table.py PART…`.

For every game: its parts are read, then a match is played with everything that people and bots can ask for. Prints the
functions that were compiled, or read from the cache, only then.
"""

import sys
from random import Random

from numba.core.registry import CPUDispatcher

from sobremesa.bots import bot, levels_of
from sobremesa.bots.habits import Companion
from sobremesa.bots.warming import parts_of, read
from sobremesa.rules.game import Game, games
from sobremesa.rules.state import Setup
from sobremesa.table.core import projection, races, timeouts
from sobremesa.table.core.decide import decide, draft, explain
from sobremesa.table.core.entries import Dealt, Opened, Sat, Started
from sobremesa.table.core.fold import replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import ASKED, SPECTATOR, Draft, Explain, Play, Refused

TURNS = 300


def loaded() -> dict[str, int]:
    """How many versions of each compiled function this process has."""
    modules = [module for name, module in sys.modules.items() if name.startswith("sobremesa")]
    entries = {each for module in modules for each in vars(module).values() if isinstance(each, CPUDispatcher)}
    return {f"{each.__module__}.{each.__name__}": len(each.overloads) for each in entries if each.targetoptions}


def sat(game: Game, people: list[Person]) -> Table:
    """A table that has just been dealt."""
    opened = Opened(code="x", game=game.name, rules=game.version, host="", options=game.choose({}))
    seats = [Sat(seat, person.id, person.name) for seat, person in enumerate(people)]
    return replay([(entry, 1) for entry in (opened, *seats, Started(f"{7:064x}"))])


def turn(table: Table, people: list[Person], player: Companion, luck: Random) -> Table:
    """Somebody asks whatever can be asked, and makes a turn; everybody is told."""
    if table.stage == "pause":
        return replay([(Dealt(), 1)], table)
    seat = luck.choice(table.state.actors)
    person, version = people[seat], table.versions.of(seat)
    moves = list(map(str, player.turn(table.state.view(seat))))
    races.rivals(table, seat)
    timeouts.due(table, {}, 0)
    for prefix in ([], moves[:1]):
        draft(table, person, Draft(version=version, moves=prefix))
    explain(table, person, Explain(version=version, moves=list(table.setup.game.moves)[:ASKED]))
    decided = decide(table, person, Play(version=version, moves=moves), 0)
    assert not isinstance(decided, Refused), decided
    after = replay([(entry, 1) for entry in decided], table)
    for viewer in (*range(len(people)), SPECTATOR):
        projection.news(table, after, viewer, 0)
        projection.scene(after, viewer, 0, views=True)
    return after


def play(game: Game) -> None:
    """A match, or a good part of it."""
    luck = Random(7)
    count = Setup(game, game.check({})).players
    people = [Person(f"p{seat}", f"n{seat}") for seat in range(count)]
    players = [
        Companion(bot(level, 1, **({"iterations": 2} if level == "search" else {})), level, 1)
        for level in levels_of(game)
    ]
    table = sat(game, people)
    for step in range(TURNS):
        if table.stage == "over":
            break
        table = turn(table, people, players[step % len(players)], luck)


if __name__ == "__main__":
    for each in games().values():
        for part in parts_of(each):
            read(Setup(each, each.check({})), part)
    before = loaded()
    assert sum(before.values())
    for each in games().values():
        play(each)
    for function, versions in loaded().items():
        if versions != before.get(function):
            print(function)
