"""What Brisca shows of itself; the laws of all games hold it, too (docs/adding-a-game.md)."""

from pathlib import Path

import pytest

import sobremesa
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.scenario import run_file

FILES = sorted(Path(__file__).parent.glob("scenarios/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenarios_of_brisca(file):
    assert [str(result) for result in run_file(file) if result.problem] == []


def test_every_clause_of_brisca_has_a_scenario():
    proven = {clause for file in FILES for result in run_file(file) for clause in result.clauses}
    assert proven == set(sobremesa.games()["brisca"].clause_ids)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"trump": "4b", "piles": {"P0": "2o"}}, "deck: should be enough for a card each, with the trump card"),
        ({"trump": "4b", "leader": "P1", "turn": "P0"}, "turn: does not follow from who led"),
        ({"trump": "4b", "hands": {"P0": "4b 2o 4o"}}, "4b is named twice"),
        ({"trump": "4b", "points": {"P0": 7}}, "points.P0: is 0 by the rest of the position"),
    ],
)
def test_what_cannot_be_is_no_position_of_brisca(position, problem):
    with pytest.raises(sobremesa.Unreadable, match=problem):
        sobremesa.game("brisca", players=2).place(position)


@pytest.mark.skipif(INTERPRETED, reason="too long for an interpreter")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sensible_player_of_brisca_beats_chance(players):
    bots = {name: sobremesa.bot(name, seed=1) for name in ("sensible", "chance")}
    (duel,) = sobremesa.ladder(sobremesa.game("brisca", players=players), bots, 150, 1).duels
    assert duel.first == "sensible"
    assert duel.share.low > 0.7


@pytest.mark.skipif(INTERPRETED, reason="too long for an interpreter")
def test_search_plays_brisca():
    bot, state = sobremesa.bot("search", seed=1, iterations=50), sobremesa.game("brisca").deal(1)
    while not state.over:
        state = state.play(state.actor, bot.choose(state.view(state.actor)))
    assert state.outcome.why in ("wins", "drawn")
