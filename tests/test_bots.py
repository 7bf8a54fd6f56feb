"""Bots play legal moves, cannot peek, and play the same when seeded the same."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

import numpy as np
import pytest
from kit import compiled_only, follow, name, random_play, setups, sizes, swapped

import sobremesa
from sobremesa.bots import LEVELS, bot, levels_of
from sobremesa.bots import sensible as judgements
from sobremesa.bots.judgement import worth
from sobremesa.bots.master import MasterBot
from sobremesa.bots.named import named
from sobremesa.bots.observation import seen
from sobremesa.bots.tree import NODES, NODES_USED, ROOT, Tree, _key, grow
from sobremesa.rules.cards import Word
from sobremesa.rules.jit import INTERPRETED, entry
from sobremesa.rules.record import recast, row
from sobremesa.rules.scenario import _begin
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.state import Position, Setup, State
from sobremesa.sim.contest import Pair, _play, contest, count, lineups

DEALS = 1 if INTERPRETED else 3
MOVES = 60 if INTERPRETED else 2000

ITERATIONS = 80
TRIES = 200  # of a master, about

THINKING = (500, 1500)  # iterations of a search that has to be better; more when fewer have not shown it
MOST, SURE = 200, 40  # deals, and how sure we want to be each time: one chance in so many to be wrong
STAKES = np.array([0.25, 0.5, 0.75, 1.0, 1.5, 1.9])  # less than 2, or a lost deal could take everything

every_level = pytest.mark.parametrize("level", LEVELS)
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)
every_setup = pytest.mark.parametrize("setup", setups(every_size=not INTERPRETED), ids=name)
every_bot = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in sobremesa.games().values()
        for level in levels_of(game)
    ],
)
every_bot_and_setup = pytest.mark.parametrize(
    ("setup", "level"),
    [
        pytest.param(setup, level, id=f"{name(setup)}-{level}")
        for setup in setups(every_size=not INTERPRETED)
        for level in levels_of(setup.game)
    ],
)


def whole_record(position: Position):
    """A position as the compiled bots read it, hidden cards too."""
    return recast(position.batch, position.setup.game.rules.fast)


def judged(position: Position, seat: int, luck: int) -> int:
    """What the judgement says of any position, a whole state too: no bot can be asked that."""
    judgements.prepare(position.setup.game.rules)
    return int(judgements.judge(whole_record(position), 0, seat, Word(luck)))


def mixed_play(setup: Setup, seed: int):
    """Every state of a deal in which a sensible move is as likely as any."""
    luck = Random(seed)
    state = follow(setup.deal(seed))
    for _ in range(MOVES):
        if state.over:
            return
        yield state
        seat = luck.choice(state.actors)
        move = judged(state, seat, luck.getrandbits(64)) if luck.random() < 0.5 else luck.choice(state.legal(seat))
        state = follow(state.play(seat, move))


@every_setup
def test_judgement_is_legal_and_reads_only_what_its_seat_knows(setup):
    for seed in range(DEALS):
        for number, state in enumerate(mixed_play(setup, seed)):
            for seat in state.actors:
                move = judged(state, seat, number)
                assert state.refuse(seat, move) == 0
                assert judged(state.view(seat), seat, number) == move
                assert judged(state.view(seat).resample(number), seat, number) == move


def seeded(level: str, seed: int = 5, **how):
    """A bot that thinks by iterations, so that it plays the same, and not for long."""
    if level == "master":
        return MasterBot(seed, tries=TRIES)
    return bot(level, seed, **({"iterations": ITERATIONS} | how if level == "search" else {}))


def other_stream(state: State) -> State:
    """The same state, with another future."""
    batch = state.batch.copy()
    batch["key"] ^= 0x5EED
    return State(state.setup, batch, None)


@compiled_only
@every_bot_and_setup
def test_what_a_bot_cannot_know_never_changes_its_move(setup, level):
    luck, player, tried = Random(3), seeded(level), 0
    for number, state in enumerate(random_play(setup, 21, 100)):
        if state.over or number % 9:
            continue
        for seat in state.actors:
            chosen = player.choose(state.view(seat))
            worlds = [state.view(seat).resample(number), other_stream(state), swapped(state, seat, luck)]
            for other in worlds:
                if other is not None:
                    tried += 1
                    assert other != state
                    assert player.choose(other.view(seat)) == chosen
    assert tried


@compiled_only
@every_level
def test_any_seed_that_a_deal_may_have_will_do(level):
    view = sobremesa.game("cone", players=2).deal(seed=1).view(0)
    assert seeded(level, 2**256 - 1).choose(view) in view.legal(0)


@entry
def node_key(words, actor):
    return _key(words, actor)


def test_seats_that_know_almost_the_same_have_nodes_of_their_own():
    """Late in Money everybody knows nearly everything: views may differ in one bit, as the numbers of seats do."""
    words = Tree.of(seen(sobremesa.game("multiverse-money", players=3).deal(seed=1).view(0))).raw[0]
    for here, there in combinations(range(10), 2):
        for word in range(words.size):
            near = words.copy()
            near[word] ^= Word((here + 1) ^ (there + 1))
            assert node_key(words, here) != node_key(near, there)


@every_bot
def test_no_bot_can_be_handed_a_state(game, level):
    state = sobremesa.game(game.name).deal(seed=1)
    with pytest.raises(TypeError, match="a bot is shown a View, never a State"):
        bot(level, 1).choose(state)


@compiled_only
@every_bot
def test_the_same_seed_plays_the_same(game, level):
    setup = sobremesa.game(game.name)
    for state in [state for state in random_play(setup, 2, 40) if not state.over][::20]:
        view = state.view(state.actor)
        assert seeded(level).choose(view) == seeded(level).choose(view)
        if level == "search":
            assert seeded(level, threads=2).choose(view) == seeded(level, threads=2).choose(view)


@compiled_only
@every_level
def test_other_seeds_play_otherwise(level):
    """In some position; a master is sure of most."""
    views = [state.view(state.actor) for state in random_play(sobremesa.game("uno-monster-high"), 3, 60)]
    assert any(len({seeded(level, seed).choose(view) for seed in range(6)}) > 1 for view in views)


@compiled_only
@every_game
def test_a_search_has_one_root_and_fills_it(game):
    """What is resampled looks to the seat like its view: every iteration starts at the same node."""
    for players in sizes(game):
        for state in list(random_play(sobremesa.game(game.name, players=players), 8, 60))[::20]:
            if not state.over:
                view = state.view(state.actor)
                judgements.prepare(game.rules)
                tree = Tree.of(seen(view))
                grow(tree, view.seat, Word(1), 0, ITERATIONS)
                assert int(tree.nodes[tree.used[ROOT]]["tries"]) == ITERATIONS
                assert sum(tries for tries, _ in tree.tries().values()) == ITERATIONS
                assert set(tree.tries()) <= {move.number for move in view.legal(view.seat)}


@entry
def promised(batch, seat):
    return worth(row(batch, 0), seat)


@pytest.mark.parametrize("players", [2, 3, 10])
def test_an_unfinished_deal_of_cone_promises_one_win(players):
    """To all seats together, as its end gives it; and fewer cards promise more of it."""
    setup = sobremesa.game("cone", players=players)
    judgements.prepare(setup.game.rules)
    for state in list(random_play(setup, 5, 300))[::20]:
        worths = [float(promised(whole_record(state), seat)) for seat in range(players)]
        assert sum(worths) == pytest.approx(1)
        counts = [int(count) for count in state.record["count"][:players]]
        batch = whole_record(state)
        fewest, most = counts.index(min(counts)), counts.index(max(counts))
        batch["hand"][0, [fewest, most]] = 0  # no wilds to count
        assert promised(batch, fewest) >= promised(batch, most)


@compiled_only
def test_a_full_tree_still_answers():
    view = sobremesa.game("cone", players=2).deal(seed=4).view(0)
    judgements.prepare(view.setup.game.rules)
    tree = Tree.of(seen(view))
    grow(tree, view.seat, Word(1), 0, NODES)
    assert tree.used[NODES_USED] == NODES // 2
    assert sum(tries for tries, _ in tree.tries().values()) == NODES


@compiled_only
@pytest.mark.parametrize("level", ["sensible", "search"])
def test_a_rival_at_one_card_is_made_to_draw(level):
    setup = sobremesa.game("cone", players=2)
    position = {"position": {"top": "V9", "hands": {"P0": "V5 V7 V+2 R1 A2", "P1": "A9"}, "called": "P1"}}
    state = _begin(setup, Sheet(setup.game, 2, position))
    assert str(bot(level, 1).choose(state.view(0))) == "V+2"


@compiled_only
@every_game
def test_sensible_beats_chance(game):
    players = next(option for option in game.options if option.name == "players").values
    bots = {"sensible": bot("sensible", 1), "chance": bot("chance", 2)}
    for number in players:
        found = sobremesa.ladder(sobremesa.game(game.name, players=number), bots, deals=600)
        assert found.duels[0].share.low > 0.5
        assert found.ratings["sensible"].mu > found.ratings["chance"].mu


def is_shown(shares: Iterable[float]) -> bool:
    """Whether the shares of its wins, deal by deal, show that a bot wins more than half: as soon as they do, it is.

    A gambler stakes parts of a fortune on every deal, at odds that are fair as long as the bot wins half or less. Then
    the chance ever to become SURE times as rich is one in SURE, so one may look after every deal and stop.
    """
    fortunes = np.ones(len(STAKES))
    for share in shares:
        fortunes *= 1 + STAKES * (share - 0.5)
        if fortunes.mean() >= SURE:
            return True
    return False


def duel(setup: Setup, pair: Pair, deal: int) -> float:
    """The share of the wins of the first of two bots in a deal that is played with two lineups, each other's mirror."""
    seating, wins = lineups(setup.players), np.zeros((1, 4))
    lineup = seating[deal % len(seating)]
    for seats in (lineup, 1 - lineup):
        count(_play(setup, [pair[each] for each in seats], deal).batch, seats, wins, 0)
    return float(wins[0, 0]) / 2


@compiled_only
@every_game
def test_search_beats_sensible(game):
    setup, sensible = sobremesa.game(game.name, players=sizes(game)[0]), bot("sensible", 2)
    searches = (bot("search", 1, iterations=thinking) for thinking in THINKING)
    assert any(is_shown(duel(setup, (search, sensible), deal) for deal in range(MOST)) for search in searches)


@compiled_only
@every_game
def test_no_bot_beats_itself(game):
    """What shows that search is better shows nothing where there is nothing to show."""
    setup = sobremesa.game(game.name, players=sizes(game)[0])
    wins = contest(setup, (bot("sensible", 1), bot("sensible", 2)), 1, 0, MOST)[:, 0]
    assert not is_shown(wins / len(lineups(setup.players)))


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: bot("sensible", think=1), "only search takes think"),
        (lambda: bot("search", think=1, iterations=1), "for some seconds or for a number of iterations, not both"),
        (lambda: bot("search", think=0), "above zero"),
        (lambda: bot("search", iterations=0), "above zero"),
        (lambda: bot("search", threads=0), "above zero"),
        (lambda: named("genius", 1), "there is no bot 'genius': there are chance, sensible, search"),
        (lambda: named("sensible@50", 1), "only search thinks"),
        (lambda: named("search@much", 1), "search@50 thinks 50 milliseconds"),
        (lambda: named("nowhere:Bot", 1), "'nowhere:Bot' cannot be loaded: No module named 'nowhere'"),
        (lambda: named("math:pi", 1), "'math:pi' is no bot: it has no choose"),
        (lambda: named("math:tau_", 1), "cannot be loaded"),
        (lambda: sobremesa.ladder(sobremesa.game("cone"), {"a": bot("chance")}, 1), "a ladder needs two bots"),
    ],
)
def test_a_mistake_gets_a_sentence(call, sentence):
    with pytest.raises(sobremesa.BadOption) as raised:
        call()
    assert sentence in str(raised.value)
