"""What is remembered so that it need not be made again is bounded: whoever plays for weeks holds no more of it."""

import functools
import gc

from sobremesa.rules import board
from sobremesa.rules.game import games
from sobremesa.rules.kinds import MEMO
from sobremesa.rules.state import Move, game
from sobremesa.table.core import races, translate  # noqa: F401  their caches are looked at, too


def ours() -> list[functools._lru_cache_wrapper]:
    """Every cache of ours. By its type: whoever is asked anything else may be a proxy of what is gone."""
    found = (each for each in gc.get_objects() if type(each) is functools._lru_cache_wrapper)
    return [each for each in found if (getattr(each, "__module__", "") or "").startswith("sobremesa.")]


def caches() -> list[functools._lru_cache_wrapper]:
    """Those that are filled by what is played; what is made once for a game has no bound."""
    return [each for each in ours() if each.cache_info().maxsize is not None]


def test_no_cache_grows_for_ever():
    for name in games():
        board.writing(name, 2)
    assert len(caches()) > len(games())
    assert max(cache.cache_info().maxsize for cache in caches()) <= MEMO


def test_caches_without_a_bound_are_of_games_not_of_what_is_played():
    """A deal more adds nothing to them."""

    def sizes() -> int:
        return sum(each.cache_info().currsize for each in ours() if each.cache_info().maxsize is None)

    def play(seed: int) -> None:
        for name in games():
            state = game(name).deal(seed)
            for _ in range(30):
                if state.over:
                    break
                legal = state.legal(state.actor)
                state = state.play(state.actor, legal[seed % len(legal)])
                assert state.view(0).board
                assert state.view(0).legal_names(0) is not None

    play(1)
    before = sizes()
    play(2)
    play(3)
    assert sizes() == before


def test_moves_are_made_once():
    setup = game("cone")
    first, again = setup.deal(1), setup.deal(1)
    assert {id(move) for move in first.legal(first.actor)} == {id(move) for move in again.legal(again.actor)}
    assert isinstance(first.legal(first.actor)[0], Move)
