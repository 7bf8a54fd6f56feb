"""What it costs to tell a move: the server's CPU and the bytes, for readers of boards and for those who have the rules.

Random deals of every game; after each move everybody who sits is told, and a spectator.
"""

import time
from random import Random

from sobremesa.rules.game import games
from sobremesa.table.core import projection
from sobremesa.table.core.entries import AnyEntry, BotSeated, Opened, Played, Started
from sobremesa.table.core.fold import fold, replay
from sobremesa.table.core.table import Table
from sobremesa.table.live.connection import encode

PLAYERS = 4
DEALS = 12


def deal(game: str, luck: Random) -> list[tuple[Table, Table]]:
    """The table before and after each move of a deal."""
    opened = Opened(code="bench", game=game, rules=games()[game].version, options={"players": PLAYERS}, host="")
    seats: list[AnyEntry] = [BotSeated(seat, "chance") for seat in range(PLAYERS)]
    table = replay([(entry, 0) for entry in (opened, *seats, Started(f"{luck.getrandbits(256):064x}"))])
    told = []
    while table.stage == "playing" and table.state is not None:
        seat = luck.choice(table.state.actors)
        after = fold(table, Played(seat=seat, moves=(str(luck.choice(table.state.legal(seat))),), by="bot"), 0)
        told.append((table, after))
        table = after
    return told[:-1]  # the end of a deal is told with boards to everybody


def measure(moves: list[tuple[Table, Table]], *, views: bool) -> tuple[float, float]:
    """Microseconds and bytes for one viewer of one move."""
    size, begun = 0, time.process_time()
    for before, after in moves:
        for seat in range(-1, PLAYERS):
            for message in projection.news(before, after, seat, 0, views=views, written=True):
                size += len(encode(message))
    viewers = (PLAYERS + 1) * len(moves)
    return 1e6 * (time.process_time() - begun) / viewers, size / viewers


def main() -> None:
    """One line for each game."""
    print("| game | moves | boards: µs | bytes | views: µs | bytes |")
    print("|---|---|---|---|---|---|")
    for game in games():
        luck = Random(game)
        moves = [pair for _ in range(DEALS) for pair in deal(game, luck)]
        for views in (False, True):  # what comes again and again is made once
            measure(moves, views=views)
        (board, large), (view, small) = (measure(moves, views=views) for views in (False, True))
        print(f"| {game} | {len(moves)} | {board:.1f} | {large:.0f} | {view:.1f} | {small:.0f} |", flush=True)


if __name__ == "__main__":
    main()
