"""Laws of $CONE and UNO Monster High that examples cannot say, and what scenarios cannot reach."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit import complaint, follow, random_play

import sobremesa
from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.uno.deck import NO_COLOUR, RANKS, points_of
from sobremesa.rules.games.uno.record import CALL, OPENING
from sobremesa.rules.games.uno.scoring import LIMIT
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.state import Setup, State, View

NAMES = ("cone", "uno-monster-high")
DEALS = 2 if INTERPRETED else 25


@st.composite
def tables(draw) -> Setup:
    """Either game, with any options."""
    game = sobremesa.games()[draw(st.sampled_from(NAMES))]
    return sobremesa.game(game.name, **{option.name: draw(st.sampled_from(option.values)) for option in game.options})


@settings(max_examples=DEALS)
@given(tables(), st.integers(0, 2**64 - 1))
def test_the_laws_of_the_family(setup, seed):
    for state in random_play(setup, seed, 100 if INTERPRETED else 1000):
        r = state.record
        assert (r["colour"] >= 0) == (r["phase"] != OPENING)
        assert zone_members([r["pile"][0], r["pile"][1]]).count(int(r["top"])) == 1
        for seat in range(state.players):
            assert r["count"][seat] == len(zone_members(r["hand"][seat]))
            if r["called"] >> seat & 1 and not state.over:  # early, it holds for one's own turn (CO-A17, UN-A22)
                assert r["count"][seat] == 1 or r["turn"] == seat
            others = np.bitwise_or.reduce(np.delete(r["hand"], seat, axis=0), axis=0)
            assert not np.any(r["known"][seat] & ~others & ~r["pile"])
        if r["phase"] == CALL:
            assert r["count"][r["focus"]] == 1
            assert not r["called"] >> r["focus"] & 1  # who has said the word cannot be caught


def colours(state: State, seat: int) -> list[int]:
    """How many cards of each colour a hand has, and of wilds."""
    cards = zone_members(state.record["hand"][seat])
    return [sum((card & 63) // RANKS == colour for card in cards) for colour in range(NO_COLOUR + 1)]


def lacking(state: State, seat: int) -> list[int]:
    """How many cards of a hand are said to be not of each colour."""
    return [int(state.record["lacks"][seat]) >> 6 * colour & 31 for colour in range(NO_COLOUR + 1)]


def agrees(state: State) -> bool:
    """Whether every hand lacks what it is said to lack."""
    return all(
        cards + others <= state.record["count"][seat]
        for seat in range(state.players)
        for cards, others in zip(colours(state, seat), lacking(state, seat), strict=True)
    )


@settings(max_examples=DEALS)
@given(tables(), st.integers(0, 2**64 - 1))
def test_what_a_hand_is_said_to_lack_it_lacks(setup, seed):
    """CO-22 CO-23 CO-24, UN-21: in truth, and as a viewer imagines it while the deck is not nearly empty."""
    for number, state in enumerate(random_play(setup, seed, 60 if INTERPRETED else 600)):
        assert agrees(state)
        if number % 10 == 0 and not state.over and len(zone_members(state.record["deck"])) >= 10:
            assert all(agrees(state.view(seat).resample(number)) for seat in range(-1, state.players))


@settings(max_examples=DEALS)
@given(tables(), st.integers(0, 2**64 - 1))
def test_what_a_hand_is_said_to_lack_follows_from_what_everybody_sees(setup, seed):
    for number, state in enumerate(random_play(setup, seed, 60 if INTERPRETED else 600)):
        if number % 10 == 0 and not state.over:
            other = state.view().resample(number)
            for seat in set(state.actors) & set(other.actors):
                for move in set(state.legal(seat)) & set(other.legal(seat)):
                    if not setup.game.reveals(state.record, move.number):
                        here, there = state.play(seat, move), other.play(seat, move)
                        assert np.array_equal(here.record["lacks"], there.record["lacks"])


def begin(**position) -> State:
    """A $CONE deal of three, from a position on."""
    setup = sobremesa.game("cone", players=3)
    batch = setup.blank()
    setup.game.position(batch, Sheet(setup.game, 3, position))
    return State(setup, batch, None)


def test_a_forced_draw_tells_and_time_blurs_it():
    """CO-23: no red card, no wild. The card drawn may be one; a card played later may be one of the sure ones."""
    state = begin(top="R9", hands={"P0": "V3 A2 A4"}, draws="R1").play(0, "draw")
    assert lacking(state, 0) == [3, 0, 0, 0, 3]
    assert max(colours(state.view(1).resample(seed), 0)[0] for seed in range(40)) == 1
    assert lacking(state.play(0, "R1"), 0) == [3, 0, 0, 0, 3]  # as it was the card drawn, all others are sure

    state = begin(top="R9", hands={"P0": "V3 A2 A4", "P1": "A5 V9 V1", "P2": "A7 V2 V4"}, draws="Y1 R2 V8")
    for seat, move in ((0, "draw"), (0, "pass"), (1, "V9"), (2, "V2"), (0, "V3")):
        state = state.play(seat, move)
    assert lacking(state, 0) == [2, 0, 0, 0, 2]


def test_who_may_not_answer_a_draw_two_may_hold_one():
    """CO-15: after taking two cards a draw does not say that there is no +2 of the colour, nor that a +4 is lacking."""
    state = begin(top="R+2", taken=True, hands={"P0": "R+2 A4"}).play(0, "draw")
    assert lacking(state, 0) == [0] * 5


def test_an_unjust_challenge_tells_everybody_that_the_colour_is_lacking():
    """CO-22: who threw the +4 had no red card, but may have a wild."""
    state = begin(top="R9", hands={"P0": "+4 V3 A2", "P1": "V7 V8 V9"})
    for seat, move in ((0, "+4"), (0, "V"), (1, "challenge")):
        state = state.play(seat, move)
    assert lacking(state, 0) == [2, 0, 0, 0, 0]


def test_the_whole_deck_counts_1440_points():
    """UN-30: the rulebook's cards are worth 1,440 points together."""
    state = sobremesa.game("uno-monster-high").deal(1)
    cards = [
        card
        for zone in ("hand", "deck", "pile")
        for row in np.atleast_2d(state.record[zone])
        for card in zone_members(row)
    ]
    assert sum(points_of(card & 63) for card in cards) == 1440


@pytest.mark.parametrize(
    ("name", "options", "clause"),
    [("cone", {}, "CO-H1"), ("uno-monster-high", {}, "UN-H1"), ("uno-monster-high", {"scoring": "lowest"}, "UN-H1")],
)
def test_a_deal_ends_at_the_limit(name, options, clause):
    state = sobremesa.game(name, players=3, **options).deal(1)
    batch = state.batch.copy()
    batch["moves"] = LIMIT - 1
    state = State(state.setup, batch, None)
    state = follow(
        state.play(state.actor, "draw" if "draw" in map(str, state.legal(state.actor)) else state.legal(state.actor)[0])
    )
    assert state.outcome.clause == clause
    counts = [int(n) for n in state.record["count"][:3]]
    fewest = tuple(seat for seat in range(3) if counts[seat] == min(counts))
    assert state.outcome.winners == (fewest if name == "cone" else ())
    assert (sum(state.outcome.totals) > 0) == (name == "cone" or bool(options))


def test_nobody_can_tell_which_copy_was_played():
    """P1 has seen one of P0's two red fives: whichever of them is played, P1 sees and knows the same."""
    content = {"top": "R9", "hands": {"P0": "R5 R5 V3"}, "known": {"P1": {"P0": "R5"}}}
    setup = sobremesa.game("cone", players=3)
    seen, played = set(), set()
    for key in range(20):
        batch = setup.blank()
        setup.game.position(batch, Sheet(setup.game, 3, content))
        batch["key"][0][0], batch["used"] = key, 16
        state = State(setup, batch, None).play(0, "R5")
        played.add(int(state.record["top"]))
        seen.add(state.view(1).content)
    assert len(played) == 2
    assert len(seen) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_is_asked_and_answered(name):
    """Every refusal of a random deal is a sentence with a clause of the rulebook."""
    setup = sobremesa.game(name, players=3)
    for number, state in enumerate(random_play(setup, 8, 120)):
        if number % 11 == 0:
            for seat in range(3):
                for move in setup.game.moves.values():
                    point = state.refuse(seat, move)
                    if point:
                        error = state.illegal(seat, move, point)
                        assert error.clause in setup.game.clause_ids


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ('top = "R5 V5"', "top: should be one card"),
        ('hands.P0 = "R5 R5 R5"', "hands.P0: R5 is named more often than the deck has it"),
        ('hands.P0 = ""', "hands.P0: a hand without cards has already won"),
        ("hands.P0 = 200", "hands.P0: should be a whole number from 0 to 128"),
        ("hands = { P0 = 60, P1 = 60 }", "hands.P1: only"),
        ('hands.P3 = "R5"', "hands.P3: 'P3' is no seat: the seats are P0 to P2"),
        ('colour = "V"', "colour: the colour in play is that of the top card"),
        ('top = "W"', "colour: a wild on the pile needs the colour that was chosen"),
        ('top = "W"\ncolour = "Q"', "colour: cannot be 'Q': it is R or Y or V or A"),
        ('called = "P0"\nhands.P0 = "R1 R2 R3"', "called: P0 does not hold just one card, nor is about to"),
        ('called = "P0"\nturn = "P1"', "called: P0 does not hold just one card, nor is about to"),
        ("totals = [1]", "totals: should be 3 whole numbers"),
        ("stacked = 2", "stacked: needs the option stacking"),
        ("taken = true", "taken: needs a +2 on the pile"),
        ("taken = 1", "taken: should be true or false"),
        ('known.P1.P0 = "A9"', "known.P1.P0: P0 does not hold A9"),
        ('known.P0.P0 = "R1"', "known.P0.P0: everybody knows their own hand"),
        ('opening = "R5"\ntop = "R4"', "opening: the opening card is the top"),
        ('opening = ""', "opening: names no card"),
        ('opening = "R5 R6"', "opening: one card opens"),
        (
            'draws = "' + "V1 V2 V3 V4 V5 V6 V7 V8 V9 " * 2 + "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 " * 2 + '"',
            "draws: at most 32",
        ),
        ("pile = [1]", "pile: should be a text of names"),
        ("hands = 3", "hands: should be a table"),
        ('direction = "up"', "direction: cannot be 'up'"),
    ],
)
def test_an_impossible_position_gets_a_sentence(tmp_path, position, sentence):
    text = position if "opening" in position or "top" in position else f'top = "R5"\n{position}'
    if "hands" not in text:
        text += '\nhands.P0 = "R1 R2"'
    file = tmp_path / "x.toml"
    file.write_text(
        f'game = "cone"\noptions.players = 3\n[[scenario]]\nname = "x"\nsteps = [{{}}]\n[scenario.position]\n{text}',
        encoding="utf-8",
    )
    assert f"position.{sentence}" in complaint(file)


def test_only_a_draw_card_can_be_stacked_on(tmp_path):
    file = tmp_path / "x.toml"
    file.write_text(
        'game = "uno-monster-high"\noptions.stacking = true\n[[scenario]]\nname = "x"\nsteps = [{}]\n'
        'position = { top = "R5", stacked = 2 }',
        encoding="utf-8",
    )
    assert "position.stacked: only a" in complaint(file)


def test_where_no_card_is_left_that_fits_any_is_imagined():
    """CO-23: near the end of the deck an imagined hand may have to hold what it is said to lack; it is never short."""
    seen = begin(top="R9", hands={"P0": "V1 V2", "P1": "A1 A2 A3"}).view(0).batch.copy()
    seen["lacks"][0, 1] = sum(3 << 6 * colour for colour in range(NO_COLOUR + 1))
    world = View(sobremesa.game("cone", players=3), seen, 0).resample(1)
    assert lacking(world, 1) == [3] * (NO_COLOUR + 1)
    assert sum(colours(world, 1)) == 3
