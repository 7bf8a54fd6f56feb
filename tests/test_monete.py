"""Laws of Monete that examples cannot say, and positions that cannot be."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit import complaint, random_play

import sobremesa
from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.monete import moves
from sobremesa.rules.games.monete.deck import PURPLE_ACTIONS, number_of, whole_deck
from sobremesa.rules.games.monete.record import CLOSE, DRAW_ENDS, DRAWN, GIVE, LAST_ROUND, NUMBER, OPEN, RECREO
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.state import Setup, State

DEALS = 3 if INTERPRETED else 40


@st.composite
def tables(draw) -> Setup:
    """The game with any options."""
    game = sobremesa.games()["monete"]
    return sobremesa.game("monete", **{option.name: draw(st.sampled_from(option.values)) for option in game.options})


@settings(max_examples=DEALS)
@given(tables(), st.integers(0, 2**64 - 1))
def test_the_laws_of_monete(setup, seed):
    before = None
    for state in random_play(setup, seed, 100 if INTERPRETED else 2000):
        r = state.record
        held = [len(zone_members(r["hand"][seat])) for seat in range(state.players)]
        assert held == [int(n) for n in r["count"][: state.players]]
        assert r["left"] == len(zone_members(r["deck"]))
        for seat in range(state.players):  # what is known lies in another hand, or is there for all to see
            others = np.bitwise_or.reduce(np.delete(r["hand"], seat, axis=0), axis=0)
            assert not np.any(r["known"][seat] & ~others & ~r["pile"] & ~r["aside"])
        if not state.over:
            check_round(state, r)
            assert all(n > 0 or (r["phase"] == GIVE and seat == r["focus"]) for seat, n in enumerate(held))
        if before is not None and state.past[-1][1].number == moves.PASS:
            assert before == DRAWN
        before = int(r["phase"])


def check_round(state, r):
    """The pile, the markers and the phase agree."""
    if r["phase"] == OPEN:
        assert not np.any(r["pile"])
        assert (r["number"], r["sign"], r["hue"], r["mute"]) == (0, 0, 0, 0)
    pile = [card for card in zone_members(r["pile"]) if card < 104]
    if r["alike"] and r["sign"]:
        assert {number_of(card) for card in pile} <= {int(r["number"])}
        if r["number"] in (1, 20):
            assert r["sign"] == (1 if r["number"] == 1 else -1)
    if r["mode"] < RECREO:
        assert r["hue"] == 0
    if r["left"] == 0:
        assert r["options"] & LAST_ROUND or r["phase"] >= (NUMBER if r["options"] & DRAW_ENDS else DRAWN)
    asked = r["focus"] if r["phase"] == CLOSE else r["turn"]
    assert state.actors == (asked,)
    for seat in range(state.players):
        if seat != asked:
            assert {move.number for move in state.legal(seat)} <= {moves.SPEAK}


@pytest.mark.parametrize(
    ("purple", "jokers", "cards"), [(True, 4, 104), (True, 0, 100), (False, 2, 82), (False, 0, 80)]
)
def test_the_deck(purple, jokers, cards):
    assert len(zone_members(whole_deck(purple, jokers))) == cards


def test_every_action_is_in_the_deck():
    """MN-A01: thirteen designs on eighteen purple cards, five of them twice."""
    actions = [action for action in PURPLE_ACTIONS if action]
    assert len(actions) == 18
    assert set(actions) == set(range(1, 14))


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_in_the_middle_of_an_exchange_others_guess_the_card_taken(viewer):
    """MN-A18: the victim knows what was taken; to anybody else it may be any card that they do not know."""
    setup = sobremesa.game("monete", players=3)
    batch = setup.blank()
    batch["used"] = 16
    position = {"top": "R5", "hands": {"P0": "M7 R2 R3"}, "known": {"P2": {"P0": "R2 R3"}}}
    setup.game.position(batch, Sheet(setup.game, 3, position))
    state = State(setup, batch, None).play(0, "M7").play(0, "done").play(0, "P1")
    view = state.view(viewer)
    guesses = [view.resample(seed) for seed in range(20)]
    assert all(guess.view(viewer) == view for guess in guesses)
    assert all(guess.board["taken"] in guess.board["hands"]["P0"] for guess in guesses)
    taken = {guess.board["taken"] for guess in guesses}
    if viewer == 1:
        assert taken == {state.board["taken"]}
    else:
        assert len(taken) > 2
        assert viewer < 0 or not taken & {"R2", "R3"}


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ('top = "R5 V5"', "top: should be one card"),
        ('top = "R5"\npile = "R5"', "pile: R5 is named more often than the deck has it"),
        ('hands.P0 = ""', "hands.P0: a hand without cards has already won"),
        ("hands = { P0 = 60, P1 = 60 }", "hands.P1: only"),
        ('hands.P3 = "R5"', "hands.P3: 'P3' is no seat: the seats are P0 to P2"),
        ('sign = "-"', "sign: needs a top card"),
        ('top = "R1"\nsign = "-"', "sign: on an opening 1 the number marker has only one side"),
        ('top = "R20"\nsign = "-"\npile = "J R5"', "pile: a 20 on other numbers has closed the round"),
        ('top = "R5"\nhue = "="', "hue: this mode has no colour marker"),
        ('top = "R5"\nnumber = 5', "top: R5 has its own number and colour"),
        ('top = "J"', "number: is missing: it should be a whole number from 1 to 20"),
        ('top = "J"\nnumber = 5\ncolour = "R"', "colour: in this mode a joker stands for a number only"),
        ('top = "R5"\npasses = 3', "passes: should be a whole number from 0 to 2"),
        ('deck = ""', "deck: with the deck empty the deal is over"),
        ('hands.P0 = "R1"\nknown.P1.P0 = "A9"', "known.P1.P0: P0 does not hold A9"),
        ('hands.P0 = "R1"\nknown.P0.P0 = "R1"', "known.P0.P0: everybody knows their own hand"),
        (f'draws = "{" ".join(f"V{n} Y{n}" for n in range(1, 18))}"', "draws: at most 32"),
        ('tops = "R5"', "tops: is not a key here; is it top?"),
    ],
)
def test_an_impossible_position_gets_a_sentence(tmp_path, position, sentence):
    file = tmp_path / "x.toml"
    head = 'game = "monete"\noptions.players = 3\n[[scenario]]\nname = "x"\nsteps = [{}]\n[scenario.position]\n'
    file.write_text(head + position, encoding="utf-8")
    assert f"position.{sentence}" in complaint(file)


@pytest.mark.parametrize(
    ("options", "position", "sentence"),
    [
        ('mode = "perezoso"', 'top = "R5"\nmute = true', "mute: at this table nobody is ever mute"),
        ("todos_mudos = false", 'top = "R5"\nmute = true', "mute: at this table nobody is ever mute"),
        ('deck_end = "round"', 'deck = ""', "deck: with the deck empty the deal is over"),
    ],
)
def test_a_position_that_the_options_exclude(tmp_path, options, position, sentence):
    file = tmp_path / "x.toml"
    text = f'game = "monete"\noptions = {{ {options} }}\n[[scenario]]\nname = "x"\nsteps = [{{}}]\n'
    file.write_text(f"{text}[scenario.position]\n{position}", encoding="utf-8")
    assert f"position.{sentence}" in complaint(file)
