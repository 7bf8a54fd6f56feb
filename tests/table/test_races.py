"""Races are judged on each player's own reaction time: not on who lives next to the server."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.bots import bot
from sobremesa.bots.habits import Companion
from sobremesa.table.core.races import BLIND, CREDIT, HASTE, HUMAN, LEISURE, Race, patience, reaction
from sobremesa.table.live.pings import Pings
from sobremesa.table.live.thinking import Thinkers, portion


async def nothing() -> None:
    """A job."""


def run(presses: dict[int, tuple[float, float]]) -> list[int]:
    """The order in which presses are done; (round trip, own reaction) of each seat, the question sent at 0."""
    race, order, until, now = Race(), [], float("inf"), 0.0
    trips = {seat: min(CREDIT, trip) for seat, (trip, _) in presses.items()}
    arrivals = sorted((trip + own, seat) for seat, (trip, own) in presses.items())
    jobs = {seat: (lambda seat=seat: seat) for seat in presses}
    for now, seat in arrivals:
        if now > until:
            order += [job() for job in race.finish()]
            until = float("inf")
        quickest = race.press(seat, reaction(0, now, trips[seat]), jobs[seat])
        until = patience(now, quickest, [(0, trips[other]) for other in presses if other not in race])
    return order + [job() for job in race.finish()]


@given(st.dictionaries(st.integers(0, 5), st.tuples(st.integers(5, CREDIT), st.integers(HUMAN, 3000)), min_size=2))
def test_the_quickest_to_react_is_first_however_long_the_near(presses):
    own = [presses[seat][1] for seat in run(presses)]
    assert own[0] == min(own)


def test_twenty_against_four_hundred_milliseconds():
    for near, far in ((20, 400), (40, 800)):  # there and back, and each near
        assert run({0: (near, 300), 1: (far, 250)}) == [1, 0]
        assert run({0: (near, 240), 1: (far, 250)}) == [0, 1]


def test_a_blind_press_gains_nothing():
    """Whoever mashes the button comes after everybody who reacts as people do."""
    assert reaction(0, 20 + HUMAN - 1, 20) == BLIND
    for own in (HUMAN, 300, 900, BLIND - 1):
        assert run({0: (20, 5), 1: (400, own)}) == [1, 0]
    assert run({0: (20, 5), 1: (20, BLIND + 500)}) == [0, 1]


def test_who_played_the_card_is_not_surprised_by_it():
    for pressed in (0, 20, 20 + HUMAN - 1, 900):
        assert reaction(0, pressed, 20, surprised=False) == pressed - 20


def test_the_first_press_counts():
    race = Race()
    race.press(0, BLIND, nothing)
    assert race.press(0, 200, nothing) == BLIND
    assert len(race.finish()) == 2
    assert race.finish() == []


def test_a_later_press_counts_for_no_more_than_itself():
    """Nobody keeps a place with one press to say later what it was for."""

    async def late() -> None:
        """A job."""

    race = Race()
    race.press(0, 150, nothing)
    race.press(0, 700, late)
    race.press(1, 300, nothing)
    assert race.finish() == [nothing, nothing, late]


def test_what_is_held_of_a_seat_is_let_go_when_it_is_asked_anew():
    race = Race()
    race.press(0, 200, nothing)
    race.press(1, 300, nothing)
    assert race.release(0) == [nothing]
    assert 0 not in race
    assert race.press(0, 400, nothing) == 300
    assert race.release(5) == []


def test_a_trip_is_the_least_of_some_round_trips_and_bounded():
    near = Pings()
    assert near.trip == 0
    for sent, back in ((0, 90), (100, 150), (200, 280)):
        near.pong(near.ping(sent), back)
    assert near.trip == 50
    near.pong(99, 0)
    assert near.trip == 50
    far = Pings()
    far.pong(far.ping(0), 5000)
    assert far.trip == pytest.approx(CREDIT)


def test_a_bot_reacts_as_people_do(monkeypatch):
    """Its time in a race is drawn anew, and is neither blind nor all the same."""
    drawn: list[tuple[float, float]] = []
    monkeypatch.setattr("sobremesa.table.live.thinking.random.uniform", lambda *ends: drawn.append(ends) or 0.0)
    monkeypatch.setattr("sobremesa.table.live.thinking._think", lambda *_: "catch")

    async def think() -> None:
        thinkers, player = Thinkers(1, 900, 1), Companion(bot("chance", 1), "chance")
        assert await thinkers.choose(player, None) == "catch"
        assert (HASTE, LEISURE) not in drawn
        assert await thinkers.choose(player, None, race=True) == "catch"
        assert (HASTE, LEISURE) in drawn
        thinkers.close()

    asyncio.run(think())
    assert HUMAN < HASTE < LEISURE < BLIND


def test_bots_are_quicker_where_there_are_more_of_them_and_where_that_was_agreed():
    rounds = [seats * portion("usual", seats) for seats in range(2, 11)]
    assert rounds == sorted(rounds)
    assert rounds[2:] == [pytest.approx(rounds[2])] * len(rounds[2:])  # from four seats on a round takes no longer
    assert portion("quick", 4) < portion("usual", 4) < portion("calm", 4)
