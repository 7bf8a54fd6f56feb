"""Bots at a table of people: they say the word as people do, and never do what the rules forbid."""

import re
from pathlib import Path

import pytest
from kit import compiled_only, follow, name, setups

import sobremesa
from sobremesa.bots import LEVELS, bot
from sobremesa.bots.habits import HABITS, Companion
from sobremesa.rules.state import Setup, State

pytestmark = compiled_only

BOTS = 400
MOVES = 400

every_setup = pytest.mark.parametrize("setup", setups(), ids=name)
every_level = pytest.mark.parametrize("level", HABITS)


def until(setup: Setup, wanted) -> State:
    """A state of a deal between sensible bots that always say the word, unless it is their choice not to."""
    for seed in range(100):
        state, player = setup.deal(seed), bot("sensible", seed)
        while not state.over:
            if wanted(state):
                return state
            state = state.play(state.actor, player.choose(state.view(state.actor)))
    raise AssertionError("that never happened")


def turns(state: State, seat: int, level: str) -> list[list[str]]:
    """What many companions of a level would do; their judgement is the same, their habits are their own."""
    best = bot("sensible", 1)
    return [list(map(str, Companion(best, level, seed).turn(state.view(seat)))) for seed in range(BOTS)]


def share(found: list[list[str]], move: str) -> float:
    return sum(turn[0] == move for turn in found) / len(found)


def about_to_say(state: State) -> bool:
    return state.legal_names(state.actor)[0] == "call" and state.board["phase"] == "play"


@every_level
def test_they_say_the_word_with_the_card_as_a_rule(level):
    state = until(sobremesa.game("cone", players=3), about_to_say)
    found, habit = turns(state, state.actor, level), HABITS[level]
    assert share(found, "call") == pytest.approx(1 - habit.forgets, abs=0.05)
    assert {len(turn) for turn in found} == {1, 2}
    card = next(turn[0] for turn in found if len(turn) == 1)
    assert {tuple(turn) for turn in found} == {("call", card), (card,)}
    silent = state.play(state.actor, card)
    assert share(turns(silent, silent.actor, level), "call") == pytest.approx(habit.remembers, abs=0.08)
    assert {turn[0] for turn in turns(silent, silent.actor, level)} == {"call", "pass"}
    watching = [seat for seat in silent.actors if seat != silent.actor]
    for seat in watching:
        found = turns(silent, seat, level)
        assert share(found, "catch") == pytest.approx(1 - habit.misses, abs=0.08)
        unnoticed = {turn[0] for turn in found} - {"catch"}
        assert ("pass" in unnoticed) == (seat != silent.record["turn"])  # the next player simply begins


@every_setup
def test_a_companion_plays_by_the_rules_and_only_by_what_it_sees(setup):
    players = [Companion(bot(level, seed), level, seed) for seed, level in enumerate(("chance", "sensible") * 5)]
    state = follow(setup.deal(3))
    for _ in range(MOVES):
        if state.over:
            return
        seat = state.actor
        turn = players[seat].turn(state.view(seat))
        assert turn == players[seat].turn(state.view(seat).resample(7).view(seat))
        for move in turn:
            state = follow(state.play(seat, move))


def test_only_companions_have_habits():
    """In ladders and searches nothing is left out by accident."""
    state = until(sobremesa.game("uno-monster-high", players=2), about_to_say)
    for level in ("sensible", "search"):
        for seed in range(20):
            player = bot(level, seed) if level == "sensible" else bot(level, seed, iterations=200)
            assert str(player.choose(state.view(state.actor))) == "call"


def test_the_habits_are_written_down():
    text = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) % \| (\d+) % \| (\d+) % \|$", text, re.MULTILINE)
    written = {level: tuple(int(number) for number in numbers) for level, *numbers in rows}
    assert written == {level: tuple(round(100 * each) for each in habit) for level, habit in HABITS.items()}
    assert set(HABITS) < set(LEVELS)
