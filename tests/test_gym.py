"""The gym: environments are the rules, in every game, mode and size; observations know what a view knows."""

from random import Random

import numpy as np
import pytest
from kit import FACTOR, name, players, random_play, setups

import sobremesa
from sobremesa.gym.env import Env, observe
from sobremesa.gym.observation import observation
from sobremesa.rules import kinds
from sobremesa.rules.engine import SEATS
from sobremesa.rules.fields import NOBODY, TOLD
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.record import plain

MOVES = 60 if INTERPRETED else 300 * FACTOR
SETUPS = setups(every_size=not INTERPRETED)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name)
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)


def any_move(env: Env, luck: Random) -> int:
    return luck.choice(env.legal)


@every_setup
def test_an_environment_is_a_state(setup):
    env, luck = Env(setup, seed=5), Random(5)
    state = setup.deal(5)
    for _ in range(MOVES):
        assert env.done == state.over
        if env.done:
            break
        assert env.seat == state.actor
        assert sorted(env.legal) == sorted(move.number for move in state.legal(state.actor))
        move = any_move(env, luck)
        env.step(move)
        state = state.play(state.actor, move)
    assert env.state == state
    assert env.state.past == state.past
    assert env.state.seed == 5


@every_game
def test_the_end_of_an_environment(game):
    env, luck = sobremesa.env(game.name, seed=3), Random(3)
    while not env.done:
        assert not env.returns.any()
        env.step(any_move(env, luck))
    winners = env.state.outcome.winners
    assert env.seat == -1
    assert not env.mask.any()
    assert [seat for seat in range(env.players) if env.returns[seat]] == list(winners)
    assert env.returns.sum() == pytest.approx(1 if winners else 0)
    with pytest.raises(sobremesa.Over):
        env.step(next(iter(game.moves.values())))


@every_game
def test_an_illegal_step_is_refused_as_the_state_refuses_it(game):
    env, luck = sobremesa.env(game.name, seed=8), Random(8)
    refused = 0
    while not env.done and refused < 20:
        wrong = [move for move in game.moves.values() if not env.mask[move]]
        move, before = luck.choice(wrong), env.state
        with pytest.raises(sobremesa.Illegal) as of_state:
            before.play(env.seat, move)
        with pytest.raises(sobremesa.Illegal) as of_env:
            env.step(move)
        assert str(of_env.value) == str(of_state.value)
        assert of_env.value.clause == of_state.value.clause
        assert env.state == before
        refused += 1
        env.step(any_move(env, luck))
    for nonsense in (-1, env.moves, 10**6):
        with pytest.raises(sobremesa.Unreadable, match="is no move"):
            env.step(nonsense)


@every_game
def test_a_copy_goes_its_own_way(game):
    env, luck = sobremesa.env(game.name, seed=2), Random(2)
    for _ in range(10):
        env.step(any_move(env, luck))
    other, before = env.copy(), env.state
    assert other.state == before
    other.step(other.legal[0])
    assert env.state == before
    assert other.state != before
    assert env.mask is not other.mask


@every_setup
def test_what_looks_the_same_is_the_same_observation(setup):
    """The law of secrets: a world that a view cannot tell from the true one has the same bits."""
    for number, state in enumerate(random_play(setup, 4, MOVES)):
        if not state.over and number % (29 if INTERPRETED else 7) == 0:
            for seat in range(state.players):
                other = state.view(seat).resample(seed=number)
                assert (observe(state, seat) == observe(other, seat)).all(), seat


def expected(setup, field, values, seat):
    """What a field of a view is as numbers, written down without the plan: rows of seats begin with the viewer's."""
    game, n = setup.game, setup.players
    declared = game.rules.fields[field]
    kind, width = declared.kind, 8 * np.dtype(declared.type).itemsize
    deck = list(game.deck.values())

    def bits(number, length):
        return [number >> bit & 1 for bit in range(length)]

    def cards(zone):
        whole = sum(int(word) << 64 * i for i, word in enumerate(zone if isinstance(zone, tuple) else (zone,)))
        return [sum(whole >> card & 1 for card in numbers) for numbers in deck]

    def one(value):
        match kind:
            case kinds.Zone():
                return cards(value)
            case kinds.Card():
                return [int(value in numbers) for numbers in deck] + [int(value == kinds.UNSEEN)]
            case kinds.Seat():
                return [int(value >= 0 and (seat + i) % n == value) for i in range(n)]
            case kinds.Seats():
                return [value >> (seat + i) % n & 1 for i in range(n)]
            case kinds.Letter(names):
                return [int(value == number) for number in sorted(names)]
            case kinds.Letters(names):
                return bits(value, len(names))
            case kinds.Count():
                return [value] if declared.type == "i1" else [value % 128, value // 128]
            case kinds.Flag():
                return [value]
            case kinds.Groups(zones):
                return bits(value, game.rules.fields[zones].shape[0])
        return bits(value % (1 << width), width)

    most = max(int(value) for option in game.options if option.name == "players" for value in option.values)
    several = kind.each if isinstance(kind, kinds.Zone) else bool(declared.shape)
    if not several:
        return one(values)
    if declared.shape[0] in (SEATS, most) and field not in {
        each.kind.cards for each in game.rules.fields.values() if isinstance(each.kind, kinds.Groups)
    }:
        values = [values[(seat + i) % n] for i in range(n)]
    return [each for value in values for each in one(value)]


@every_setup
def test_an_observation_says_all_that_a_view_says(setup):
    look = observation(setup.game.name, setup.players)
    fields = [name for name, each in setup.game.rules.record.fields().items() if each.eyes not in (NOBODY, TOLD)]
    assert [each.name for each in look.slices] == fields
    for number, state in enumerate(random_play(setup, 6, MOVES)):
        if number % 17 == 0:
            for seat in range(state.players):
                parts = look.parts(observe(state, seat))
                said = plain(state.view(seat).batch, tuple(fields))
                for field in fields:
                    assert parts[field].ravel().tolist() == expected(setup, field, said[field], seat), field


@every_game
def test_slices_fill_the_vector(game):
    look = observation(game.name, players(game, 4))
    ends = [0, *(each.start + each.length for each in look.slices)]
    assert [each.start for each in look.slices] == ends[:-1]
    assert ends[-1] == look.length == len(observe(sobremesa.env(game.name, players=look.players).state, 0))
    for each, said in zip(look.slices, look.describe(), strict=True):
        assert each.about == game.rules.fields[each.name].about == said["about"]
        assert each.length == np.prod(each.shape)
        assert not each.names or len(each.names) == each.shape[-1]
