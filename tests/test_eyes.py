"""Who may see a field is declared with it. Every view keeps to that: `eyes` is not decoration."""

import numpy as np
import pytest
from kit import name, random_play, setups

import sobremesa
from sobremesa.rules import fields
from sobremesa.rules.board import written
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.kinds import NONE, UNSEEN
from sobremesa.rules.seats import NAMES

every_setup = pytest.mark.parametrize("setup", setups(every_size=not INTERPRETED), ids=name)
GAMES = sobremesa.games()
MOVES = 80 if INTERPRETED else 300
STEP = 19 if INTERPRETED else 3


def views(setup):
    """States and what each seat, and a spectator, may know of them."""
    for number, state in enumerate(random_play(setup, 17, MOVES)):
        if number % STEP == 0:
            for seat in range(-1, state.players):
                yield state, seat, state.view(seat)


def declared(setup, eyes):
    """The fields that these eyes may see."""
    return [(field, each) for field, each in setup.game.rules.fields.items() if each.eyes == eyes]


def told(position, field):
    """A field in notation, where it has one: copies that look alike have other numbers in a view."""
    if position.setup.game.rules.fields[field].kind is None:
        return position.record[field].tolist()
    return written(position.setup.game, position.players, position.batch, field)


@every_setup
def test_everybody_sees_what_everybody_may_see(setup):
    for state, _, view in views(setup):
        for field, _ in declared(setup, fields.PUBLIC):
            assert told(view, field) == told(state, field), field


@every_setup
def test_nobody_sees_what_nobody_may_see(setup):
    for _, _, view in views(setup):
        for field, _ in declared(setup, fields.NOBODY):
            if field != "used":  # a view has no stream; that it is spent says nothing
                assert not np.any(view.record[field]), field


@every_setup
def test_a_seat_sees_its_own(setup):
    for state, seat, view in views(setup):
        for field, each in declared(setup, fields.OWN):
            here, there = told(view, field), told(state, field)
            if seat >= 0 and each.shape:
                assert here.get(NAMES[seat]) == there.get(NAMES[seat]), field
            elif seat >= 0:
                assert (NAMES[seat] in here) == (NAMES[seat] in there), field


@pytest.mark.skipif(INTERPRETED, reason="takes more deals than an interpreter plays in time")
@pytest.mark.parametrize("game", GAMES)
def test_cards_of_one_seat_are_hidden_from_the_others(game):
    owned = {zone for zone in GAMES[game].zones if GAMES[game].rules.fields[zone].eyes == fields.OWN}
    assert owned
    hidden = set()
    for setup in setups(every_size=True):
        if setup.game.name == game and hidden != owned:
            seen = ((state, view) for state, _, view in views(setup))
            hidden |= {field for state, view in seen for field in owned if told(view, field) != told(state, field)}
    assert hidden == owned


@every_setup
def test_only_who_is_on_turn_sees_what_is_theirs(setup):
    for state, seat, view in views(setup):
        for field, _ in declared(setup, fields.TURN):
            if seat == state.record["turn"]:
                assert told(view, field) == told(state, field), field
            elif seat < 0 or seat != state.record["focus"]:
                assert view.record[field] in (NONE, UNSEEN), field
