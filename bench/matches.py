"""Whether memory stays flat: matches one after another, everybody told of everything, as a table does it; no server.

`python bench/matches.py 1000 cone` plays so many matches of two people, random legal moves, and says what the process
holds after each tenth of them, and how full the caches are.
"""

import gc
import os
import secrets
import sys
from pathlib import Path
from random import Random

import msgspec

from sobremesa.rules import board, state
from sobremesa.rules.game import find
from sobremesa.table.core import projection, races, translate
from sobremesa.table.core.decide import decide
from sobremesa.table.core.entries import AnyEntry, Opened
from sobremesa.table.core.fold import fold
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.wire import AnyCommand, Play, Ready, Refused, Sit, Start

PEOPLE = Person("ana", "Ana"), Person("beto", "Beto")
PAGE = os.sysconf("SC_PAGE_SIZE")
CACHES = {
    "events": state._event,
    "events told": translate.event,
    "moves": state._moves,
    "names of moves": state._names,
    "races": races._may_race,
}
_encode = msgspec.json.Encoder().encode


def ask(table: Table, person: Person, command: AnyCommand) -> Table:
    """What a command makes of a table; everybody is told."""
    decision = decide(table, person, command, secrets.randbits(256))
    if isinstance(decision, Refused):
        raise SystemExit(f"{command} was refused: {decision.code}")
    after = keep(table, decision)
    for seat in range(-1, len(PEOPLE)):
        for message in projection.news(table, after, seat, 0):
            _encode(message)
    return after


def keep(table: Table, entries: list[AnyEntry]) -> Table:
    """A table after entries."""
    for entry in entries:
        table = fold(table, entry, 0)
    return table


def play(game: str, luck: Random) -> int:
    """A match from its first deal to its end; how many turns it took."""
    terms = {"game": game, "rules": find(game).version, "options": {"players": len(PEOPLE)}, "host": "ana"}
    table, turns = fold(None, Opened(code="bamo-kituse", **terms), 0), 0
    for seat, person in enumerate(PEOPLE):
        table = ask(ask(table, person, Sit(seat=seat)), person, Ready())
    table = ask(table, PEOPLE[0], Start())
    while table.stage != "over" and table.state is not None:
        if table.stage == "pause":
            for person in PEOPLE:
                table = ask(table, person, Ready())
            continue
        seat = luck.choice(table.state.actors)
        move = str(luck.choice(table.state.legal(seat)))
        table = ask(table, PEOPLE[seat], Play(version=table.versions.of(seat), moves=[move]))
        turns += 1
    return turns


def memory() -> float:
    """Resident megabytes."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


def main(matches: int = 1000, game: str = "cone") -> None:
    """Play, and say how much is held."""
    luck, turns = Random(1), 0
    names = {f"cards, {players} players": board.writing(game, players).cards.zone for players in (len(PEOPLE),)}
    for match in range(1, matches + 1):
        turns += play(game, luck)
        if match == 1 or match % max(1, matches // 10) == 0:
            held = {name: cache.cache_info().currsize for name, cache in (CACHES | names).items()}
            print(f"{match} matches, {turns} turns: {memory():.0f} MB; {held}", flush=True)


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))  # type: ignore[arg-type]
