"""Logs of matches that went on with other hidden cards: what was known stays, and every reader ends alike."""

from random import Random

import kit
import pytest

import sobremesa
from sobremesa.rules.log import Fork, Log, go_on

every_game = pytest.mark.parametrize("game", sobremesa.games())
MOVES = 30


def played(state, count, luck, made, moves, forks=()):
    """A match some moves later, each by chance."""
    for _ in range(count):
        state = go_on(state, made + len(moves), forks)
        seat = luck.choice(state.actors)
        move = luck.choice(state.view(seat).legal_names(seat))
        state = state.play(seat, move)
        moves.append(f"P{seat} {move}")
        forks = ()
        if state.over:
            break
    return state


def forked(game, luck):
    """A match that was gone on with twice, with other cards: its log, and how it stands."""
    setup = sobremesa.game(game, players=kit.players(sobremesa.games()[game], 3))
    key, moves, forks = luck.getrandbits(256), [], []
    state = setup.deal(key)
    for seat in (0, 1):
        state = played(state, luck.randrange(1, MOVES), luck, 0, moves, forks)
        if state.over:
            break
        forks.append(Fork(len(moves), seat, luck.getrandbits(128)))
        before, state = state, go_on(state, len(moves), forks[-1:])
        assert before.view(seat) == state.view(seat)
        assert before != state
    state = played(state, MOVES, luck, 0, moves)
    return Log(game, setup.options, key, tuple(moves), setup.game.version, tuple(forks)), state


@pytest.mark.parametrize("seed", range(4))
@every_game
def test_a_log_of_a_match_that_was_forked_is_read_again(game, seed):
    log, state = forked(game, Random(seed))
    again = Log.read(log.write())
    assert again == log
    *_, last = again.replay()
    assert last == state


def test_a_log_without_forks_does_not_speak_of_them():
    log = Log("cone", {"players": 2}, 5, ())
    assert "forks" not in log.write()
    assert Log.read(log.write()).forks == ()


@pytest.mark.parametrize(
    "forks",
    [
        "7",
        '["x"]',
        '[{"moves": 1}]',
        '[{"moves": "1", "seat": 0, "seed": "5"}]',
        '[{"moves": 1, "seat": 0, "seed": "x"}]',
    ],
)
def test_a_damaged_fork_gets_a_sentence(forks):
    text = Log("cone", sobremesa.game("cone", players=2).options, 5, ()).write()
    with pytest.raises(sobremesa.Unreadable, match="fork"):
        Log.read(text[:-1] + f', "forks": {forks}}}')


def test_a_fork_of_nobody_gets_a_sentence():
    log, _ = forked("cone", Random(1))
    nobody = Log(log.game, log.options, log.seed, log.moves, log.rules, (Fork(0, 9, 5),))
    with pytest.raises(sobremesa.Unreadable, match="no seat 9"):
        list(nobody.replay())
