"""Play for rules that run elsewhere: `python tests/write_tables.py` writes what they must make of the same games.

For every game of this package, in `build/tables/<game>.json`: deals in every mode with several numbers of players, from
their keys, move by move, with everything that a table or a bot asks of the rules on the way; records for options chosen
at random; what bots choose; searches; and masters. Interpreted, as `make test` does it, no rule is compiled for this;
SOBREMESA_TEST_FACTOR makes it more of everything, which takes compiled rules.
"""

import base64
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Any

import kit
import msgspec
from msgspec.structs import replace

from sobremesa.bots import LEVELS, bot
from sobremesa.bots.habits import Companion
from sobremesa.bots.master import MasterBot, has_master
from sobremesa.bots.observation import luck as luck_of
from sobremesa.bots.observation import seen
from sobremesa.bots.search import SearchBot
from sobremesa.rules.engine import SPECTATOR
from sobremesa.rules.game import Game
from sobremesa.rules.state import Move, Position, Setup, State, View
from sobremesa.table.core import decide
from sobremesa.table.core.entries import Opened
from sobremesa.table.core.fold import replay
from sobremesa.table.core.people import Person
from sobremesa.table.core.table import Table
from sobremesa.table.core.translate import event
from sobremesa.table.core.turn import Made, make
from sobremesa.table.core.wire import Draft, Explain

FOLDER = Path(__file__).parents[1] / "build" / "tables"
MOVES = 24 * kit.FACTOR  # of a deal that are followed; one is followed to its end
LOOKS = 2 * kit.FACTOR  # states of a deal that are looked at from all sides
DRAFTS = 10  # first moves of a turn, at most, that are drafted at once
SECOND = 2  # moves of a draft that are followed by others
ASKED = 12  # moves of which it is asked why they cannot be made
CHOICES = 30 * kit.FACTOR  # records for options chosen at random
SEEDS = range(6)  # of companions, and of deals in which a word may be said
WORDS = 4 * kit.FACTOR  # positions of a kind, at most, in which somebody may say a word
SEARCHES = [(200 * kit.FACTOR, 1), (50 * kit.FACTOR, 2)]  # iterations and threads
PONDERED = 3 * kit.FACTOR  # positions that a master ponders
TRIES = (0, 12 * kit.FACTOR)  # of a move: a net alone, and one that looks ahead; interpreted, that takes its time
NONSENSE = "xyzzy"


def written(position: Position) -> str:
    """A record."""
    return base64.b64encode(position.content).decode()


def plain(answer: Any) -> Any:
    """An answer of a table, as it travels, but for what a single question of a single page adds to it."""
    found = msgspec.to_builtins(answer)
    return {name: value for name, value in found.items() if name not in ("id", "version")}


def name_of(seat: int) -> str:
    return f"p{seat}"


def table_of(state: State) -> Table:
    """A table in the middle of a deal."""
    setup = state.setup
    opened = Opened(game=setup.game.name, options=setup.options, rules=setup.game.version, code="here", host=name_of(0))
    people = tuple(map(name_of, range(state.players)))
    return replace(replay([(opened, 0)]), state=state, stage="playing", people=people)


# What is asked of one state


def asked(position: Position, seats: Sequence[int]) -> dict[str, Any]:
    """Who is asked, and what some seats may do."""
    return {
        "actors": position.actors,
        "first": position.first,
        "silence": position.silence,
        "legal": [[seat, position.legal_names(seat)] for seat in seats],
    }


def refusals(state: State, luck: Random) -> Iterator[list[Any]]:
    """Points against moves, and what they are about; many moves that somebody may have in mind."""
    moves = [*state.setup.game.moves]
    for seat in range(state.players):
        for move in luck.sample(moves, min(ASKED, len(moves))):
            point = state.refuse(seat, move)
            yield [seat, move, point, state.concern(point, state.setup.move(move).number) if point else 0]


def viewed(view: View) -> dict[str, Any]:
    """What somebody sees, and a state that it may be of."""
    seed, blind = 3**80 + view.seat, view.seat == SPECTATOR
    return {
        "seat": view.seat,
        "record": written(view),
        "events": [msgspec.to_builtins(event(each)) for each in view.events],
        "board": view.board,
        "seed": str(seed),
        "resampled": "" if blind else written(view.resample(seed)),
        **asked(view, [] if blind else [view.seat]),
    }


def looked_at(state: State, luck: Random) -> dict[str, Any]:
    """A state from all sides."""
    moves = [*state.setup.game.moves]
    return {
        "board": state.board,
        "views": [viewed(state.view(seat)) for seat in (*range(state.players), SPECTATOR)],
        "refusals": [*refusals(state, luck)],
        "ends": [[move, state.ends_turn(state.setup.move(move).number)] for move in luck.sample(moves, 3)],
    }


def composed(state: State, luck: Random) -> dict[str, Any]:
    """A turn before it is made: what may follow moves, why others cannot be made, and how much of it is made."""
    table, seat = table_of(state), luck.choice(state.actors)
    person, every = Person(name_of(seat), ""), [*state.setup.game.moves]

    def draft(moves: Sequence[str]) -> dict[str, Any]:
        return plain(decide.draft(table, person, Draft(version=0, moves=[*moves])))

    def explain(moves: Sequence[str], after: Sequence[str]) -> list[Any]:
        return [moves, after, plain(decide.explain(table, person, Explain(version=0, moves=[*moves], after=[*after])))]

    legal = state.legal_names(seat)
    drafts = [([move], draft([move])) for move in luck.sample(legal, min(DRAFTS, len(legal)))]
    drafts += [([], draft([])), ([NONSENSE], draft([NONSENSE]))]
    open_ones = [(moves, found) for moves, found in drafts if found.get("legal") and moves]
    others = [(moves, found) for moves, found in drafts if found.get("certain") is False]
    for (first, *_), found in luck.sample(open_ones, min(SECOND, len(open_ones))) + others[:1]:
        moves = [first, luck.choice(found.get("legal") or every)]
        drafts.append((moves, draft(moves)))
    turns = [moves for moves, _ in drafts if len(moves) != 1] + [legal[:1], luck.sample(every, 1), [NONSENSE]]
    some = luck.sample(every, min(ASKED, len(every)))
    return {
        "seat": seat,
        "drafts": drafts,
        "explanations": [
            explain(some, []),
            *(explain(some, moves) for moves, _ in open_ones[:1]),
            *(explain(some, moves) for moves, _ in others[:1]),
            explain(some, [NONSENSE]),
            explain([*some, NONSENSE], []),
        ],
        "turns": [
            (moves, list(made.moves) if isinstance(made := make(state, seat, moves), Made) else plain(made))
            for moves in turns
        ],
    }


# Deals


def step(state: State) -> dict[str, Any]:
    """A state, and what is asked in it."""
    outcome = state.outcome
    return {
        "record": written(state),
        "moment": state.moment,
        **({"outcome": vars(outcome)} if outcome else asked(state, range(state.players))),
    }


def steps(states: Sequence[State], luck: Random) -> Iterator[dict[str, Any]]:
    """A deal move by move: at first and at its end everything, now and then more than that, else only the moves."""
    race = [number for number, state in enumerate(states) if races(state)][:1]
    turns = {luck.randrange(len(states)), *race} if is_smallest(states[0].setup) else {*race}
    looks = {*luck.choices(range(len(states)), k=LOOKS), *turns}
    made = [{}, *({"seat": seat, "move": str(move)} for seat, move in states[-1].past)]
    for number, state in enumerate(states):
        found = {**made[number]}
        if number in looks or not MOVES < number < len(states) - 3:
            found |= step(state)
        if number in looks:
            found["look"] = looked_at(state, luck)
        if number in turns and not state.over:
            found["composed"] = composed(state, luck)
        yield found


def is_smallest(setup: Setup) -> bool:
    """Whether as few sit as can."""
    return setup.players == kit.sizes(setup.game)[0]


def races(state: State) -> bool:
    """Whether somebody may say a word that others could be quicker at."""
    moves = {state.setup.game.moves[move] for seat in state.actors for move in state.legal_names(seat)}
    return bool(moves & state.setup.game.races)


def deal(setup: Setup, luck: Random) -> dict[str, Any]:
    """A deal from its key; of the smallest tables to its end and into the next one."""
    states = [*islice(kit.random_play(setup, luck.getrandbits(256)), None if is_smallest(setup) else MOVES)]
    last = states[-1]
    again = last.outcome and not last.outcome.champions
    return {
        "name": kit.name(setup),
        "options": setup.options,
        "key": f"{states[0].seed:064x}",
        "steps": [*steps(states, luck)],
        **({"next": step(last.next_deal())} if again else {}),
    }


def options_of(game: Game, luck: Random) -> Iterator[dict[str, Any]]:
    """Records for options chosen at random, by today's rules and by older ones."""
    for version in (game.version, *game.former):
        for _ in range(CHOICES if version == game.version else 3):
            some = [option for option in game.options if luck.random() < 0.5]
            chosen = {option.name: luck.choice([*option.values]) for option in some}
            setup = Setup(game, game.recall(version, chosen))
            blank = base64.b64encode(setup.blank().tobytes()).decode()
            yield {"version": version, "chosen": chosen, "options": setup.options, "blank": blank}


# Bots


def chosen(view: View) -> dict[str, Any]:
    """What bots make of a view."""
    levels = [level for level in LEVELS if level not in ("search", "master")]
    race = bool({*view.legal(view.seat)} & {*map(partial(Move, view.setup.game.name), view.setup.game.races)})
    return {
        "record": written(view),
        "options": view.setup.options,
        "seat": view.seat,
        "lucks": [[str(seed), str(luck_of(seed, seen(view)))] for seed in (0, 1, 2**64 - 1)],
        "moves": [[level, str(seed), str(bot(level, seed).choose(view))] for level in levels for seed in (0, 2**63)],
        "turns": [
            [level, str(seed), [*map(str, Companion(bot(level, seed), level, seed).turn(view))]]
            for level in levels
            for seed in (SEEDS if race else SEEDS[:1])
        ],
    }


def bots(setups: Sequence[Setup]) -> Iterator[dict[str, Any]]:
    """What bots choose in some positions; more where a word may be said: one's own, in time or late, or another's."""
    words = defaultdict[tuple[bool, bool], list[View]](list)
    for setup, seed in product(setups, SEEDS if setups[0].game.races else SEEDS[:1]):
        states = [state for state in islice(kit.random_play(setup, seed), 60 * kit.FACTOR) if not state.over]
        if seed == 0:
            yield from (chosen(state.view(state.actor)) for state in states[:: len(states) // 2 + 1])
        for view in (state.view(seat) for state in states if races(state) for seat in state.actors):
            words[bool(view.silence), view.first == view.seat].append(view)
    for views in words.values():
        yield from map(chosen, views[:: len(views) // WORDS + 1])


def searches(setup: Setup) -> Iterator[dict[str, Any]]:
    """What a search finds; not long before the end of a deal, where interpreted rules are soon done."""
    states = [state for state in kit.random_play(setup, 7) if not state.over]
    open_ones = [state for state in states if len(state.legal(state.actor)) > 2] or states
    for seed, (state, (iterations, threads)) in enumerate(zip(open_ones[::-1], SEARCHES, strict=False)):
        view = state.view(state.actor)
        found = SearchBot(seed, iterations=iterations, threads=threads).consider(view)
        yield {
            "record": written(view),
            "options": setup.options,
            "seat": view.seat,
            "seed": str(seed),
            "iterations": iterations,
            "threads": threads,
            "tries": [{"move": str(each.move), "tries": each.tries, "share": each.share} for each in found],
        }


def masters(setups: Sequence[Setup]) -> Iterator[dict[str, Any]]:
    """What a master chooses, and what it thinks of its chances; where somebody has trained one."""
    if not has_master(setups[0].game):
        return
    for seed, setup in zip(range(PONDERED), cycle(setups), strict=False):
        states = [state for state in kit.random_play(setup, seed) if not state.over]
        open_ones = [state for state in states if len(state.legal(state.actor)) > 2] or states
        view = (state := open_ones[(seed + 1) * len(open_ones) // (PONDERED + 1)]).view(state.actor)
        yield {
            "record": written(view),
            "options": setup.options,
            "seat": view.seat,
            "seed": str(seed),
            "moves": [[tries, str(MasterBot(seed, tries=tries).choose(view))] for tries in TRIES],
            "chance": MasterBot().chance(view),
        }


def write(game: Game) -> None:
    """All of it for a game."""
    luck = Random(game.name)
    setups = [setup for setup in kit.setups() if setup.game is game]
    small = [*filter(is_smallest, setups)]
    content = {
        "game": game.name,
        "deals": [deal(setup, luck) for setup in setups],
        "options": [*options_of(game, luck)],
        "bots": [*bots(small)],
        "searches": [*searches(small[0])],
        "masters": [*masters(setups)],
        "levels": [*LEVELS],
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game.name}.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    for game in kit.BUNDLED.values():
        write(game)
