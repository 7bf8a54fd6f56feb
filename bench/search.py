"""How fast the search is: iterations in a second of a core's work, at a seat's first choice and in mid-deal."""

import time

import sobremesa
from sobremesa.bots.observation import seen
from sobremesa.bots.sensible import SensibleBot, prepare
from sobremesa.bots.tree import MOVES, Tree, grow
from sobremesa.rules.cards import Word
from sobremesa.rules.state import Setup, View

SECONDS = 1.0
SLICE = 500


def choices(setup: Setup) -> list[View]:
    """What a seat sees when it has a choice, all through a deal of sensible bots."""
    state, found, player = setup.deal(seed=11), [], SensibleBot(1)
    while not state.over:
        view = state.view(state.actor)
        if len(view.legal(view.seat)) > 1:
            found.append(view)
        state = state.play(view.seat, player.choose(view))
    return found


def measure(view: View) -> tuple[float, float]:
    """Iterations a second, and moves in an iteration."""
    tree = Tree.of(seen(view))
    grow(tree, view.seat, Word(1), 0, 1)
    done, started = 0, time.thread_time()
    while time.thread_time() - started < SECONDS:
        grow(tree, view.seat, Word(1), done, SLICE)
        done += SLICE
    return done / (time.thread_time() - started), float(tree.used[MOVES]) / done


def main() -> None:
    print("| game | players | first choice | mid-deal | moves an iteration |")
    print("|---|---|---|---|---|")
    for name, game in sobremesa.games().items():
        values = next(option for option in game.options if option.name == "players").values
        prepare(game.rules)
        for players in map(int, values):
            views = choices(sobremesa.game(name, players=players))
            (first, length), (middle, _) = measure(views[0]), measure(views[len(views) // 2])
            print(f"| {game.title} | {players} | {first:,.0f} | {middle:,.0f} | {length:.0f} |", flush=True)


if __name__ == "__main__":
    main()
