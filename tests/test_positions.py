"""A scenario can set whatever it can expect: every state of random play, written down as a position, can be set up."""

from collections.abc import Iterator
from typing import Any

import pytest
from kit import follow, name, random_play, setups

import sobremesa
from sobremesa.rules import board
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.position import Positions
from sobremesa.rules.state import Setup, State

DEALS = 2 if INTERPRETED else 1  # every size of table then
MOVES = 150 if INTERPRETED else 10**6
STEP = 3

# What a position does not carry.
NOT_CARRIED = {
    *("key", "block", "blocks", "used", "wish", "wishes", "granted"),  # chance: it is a new stream
    *("trail", "told", "kept"),  # what happened before
    *("deals",),  # how many deals a match has had, where nothing depends on it
    *("lacks",),  # what everybody could conclude from it, in the family of $CONE: an aid to imagine hands by
}

every_setup = pytest.mark.parametrize("setup", setups(every_size=not INTERPRETED), ids=name)


def states(setup: Setup) -> Iterator[State]:
    """States of random deals. One that is over is no position to play from."""
    for seed in range(DEALS):
        for number, state in enumerate(random_play(setup, seed, MOVES)):
            if number % STEP == seed % STEP and not state.over:
                yield follow(state)


def told(state: State) -> dict[str, Any]:
    """All that a record says, in notation where it has one: copies that look alike have other numbers."""
    game = state.setup.game
    return {
        field: board.written(game, state.players, state.batch, field) if declared.kind else state.record[field].tolist()
        for field, declared in game.rules.fields.items()
        if field not in NOT_CARRIED
    }


@every_setup
def test_every_state_can_be_written_down_and_set_up_again(setup):
    for state in states(setup):
        again = setup.place(state.position)
        assert again.board == state.board
        assert again.actors == state.actors
        for seat in range(state.players):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat).board == state.view(seat).board
        assert told(again) == told(state)
        assert again.position == state.position


def shown(state: State) -> dict[str, Any]:
    """A board as a scenario writes it."""

    def text(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: text(each) for key, each in value.items()}
        return list(value) if isinstance(value, tuple) else value

    return {key: text(value) for key, value in state.board.items()}


@every_setup
def test_a_position_may_also_name_what_follows_from_it(setup):
    """The sizes of the hands, the deck, points: whatever a board shows is a key, and has to be so."""
    for state in [*states(setup)][::17]:
        said = {**shown(state), **state.position}
        if setup.game.name == "monete" and state.board["top"] != "J":
            del said["number"], said["colour"]  # a card that is no joker has its own: they are left out
        again = setup.place(said)
        assert again.board == state.board
        with pytest.raises(Unreadable, match=r"counts\.P1: is \d+ by the rest of the position"):
            setup.place({**said, "counts": {"P1": state.board["counts"]["P1"] + 1}})


MONSTER, CONE = ("uno-monster-high", {"players": 3}), ("cone", {"players": 3})
MONETE, RECREO = ("monete", {"players": 3}), ("monete", {"players": 3, "mode": "recreo"})
MONA, TEAMS = ("la-mona", {"players": 2}), ("la-mona", {"players": 4})
MONEY = ("multiverse-money", {"players": 3})


@pytest.mark.parametrize(
    ("game", "position", "expected"),
    [
        (CONE, {"top": "R5", "phase": "drawn", "drawn": "R1", "hands": {"P0": "R1 R2"}}, {"P0": "R1 pass call"}),
        (CONE, {"top": "W", "phase": "opening"}, {"P0": "R Y V A"}),
        (CONE, {"top": "W", "colour": "R", "phase": "colour"}, {"P0": "R Y V A"}),
        (
            CONE,
            {"top": "+4", "colour": "V", "phase": "challenge", "second": "R", "focus": "P1"},
            {"P1": "challenge pass", "P0": ""},
        ),
        (CONE, {"top": "V5", "turn": "P1", "phase": "call", "silent": "P0", "hands": {"P0": 1}}, {"P0": "call pass"}),
        (
            MONSTER,
            {"top": "V5", "turn": "P1", "phase": "call", "focus": "P0", "answered": "P0 P2", "hands": {"P0": 1}},
            {"P0": "call", "P2": ""},
        ),
        (MONSTER, {"top": "U", "colour": "R", "phase": "give", "hands": {"P0": "V1 A2 W"}}, {"P0": "give-V give-A"}),
        (
            MONSTER,
            {"top": "U", "colour": "R", "phase": "gift", "second": "V", "focus": "P1", "hands": {"P0": "V1 V5 A2 W"}},
            {"P0": "V1 V5 rest"},
        ),
        (MONETE, {"top": "J", "phase": "number"}, {"P0": [str(number) for number in range(1, 21)]}),
        (RECREO, {"top": "J", "phase": "colour", "chosen": 5}, {"P0": "R Y V A M"}),
        (RECREO, {"top": "R5", "phase": "sign"}, {"P0": "+ -"}),
        (RECREO, {"top": "R5", "phase": "hue", "pile": "V5"}, {"P0": "= !="}),
        (MONETE, {"top": "R5", "phase": "combo", "pile": "R4", "hands": {"P0": "V6 V7"}}, {"P0": "V6 done"}),
        (MONETE, {"top": "M3", "phase": "target"}, {"P0": "P1 P2"}),
        (MONETE, {"top": "M10", "phase": "spy", "asked": "P1", "hands": {"P1": "R5 J"}}, {"P0": "R5 J"}),
        (
            MONETE,
            {"top": "M7", "phase": "give", "asked": "P1", "taken": "J", "hands": {"P0": "R5 J J", "P1": ""}},
            {"P0": "R5 J"},
        ),
        (MONETE, {"top": "M12", "phase": "discard", "hands": {"P0": "R5"}}, {"P0": "R5"}),
        (
            MONETE,
            {"top": "R1", "pile": "R2", "phase": "close", "asked": "P1", "hands": {"P1": "V1 V2"}},
            {"P1": "V1", "P0": ""},
        ),
        (MONA, {"phase": "aim", "card": "9h", "hands": {"P0": "9h 3c"}, "table": "9d"}, {"P0": "trail take"}),
        (
            MONA,
            {
                "phase": "items",
                "card": "9h",
                "aim": "take-9",
                "picked": "9d build-9",
                "hands": {"P0": "9h 3c", "P1": "9s 3d"},
                "table": "9d",
                "builds": {"P1": "9(4h,5h)"},
            },
            {"P0": "done"},
        ),
        (TEAMS, {"piles": {"P0": "9h 9s", "P2": "9s 9h"}, "winchos": {"P0": 2, "P2": 2}}, {"P1": ""}),
        (MONEY, {"bets": {"P0": "V20a"}, "hands": {"P0": "V30a"}, "revised": {"P0": 30}}, {"P0": "V30a E lock"}),
        (MONEY, {"bets": {"P0": "V20a"}, "locked": "P0", "reopened": {"P0": 30}}, {"P0": ""}),
    ],
)
def test_a_position_may_be_in_the_middle_of_a_play(game, position, expected):
    setup = sobremesa.game(game[0], **game[1])
    state = setup.place(position)
    for seat, moves in expected.items():
        wanted = moves.split() if isinstance(moves, str) else moves
        assert sorted(map(str, state.legal(int(seat[1])))) == sorted(wanted)


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        (CONE, {"top": "R5", "phase": "drawn"}, "drawn: is missing: the phase needs it"),
        (CONE, {"top": "R5", "drawn": "R1"}, "drawn: there is none in this phase"),
        (CONE, {"top": "R5", "phase": "drawn", "drawn": "R1", "hands": {"P0": "V1"}}, "drawn: P0 does not hold it"),
        (CONE, {"top": "R5", "phase": "opening"}, "phase: the card on the pile does not ask for that"),
        (CONE, {"top": "W", "colour": "R", "phase": "opening"}, "colour: an opening wild has none yet"),
        (CONE, {"top": "W", "colour": "R", "phase": "challenge", "second": "V", "focus": "P1"}, "phase: the card on"),
        (CONE, {"top": "+4", "colour": "R", "phase": "challenge", "second": "V"}, "focus: is missing"),
        (CONE, {"top": "+4", "colour": "R", "phase": "challenge", "focus": "P1"}, "second: is missing"),
        (
            CONE,
            {"top": "+4", "colour": "R", "phase": "challenge", "second": "V", "focus": "P0"},
            "focus: is a rival of P0",
        ),
        (MONSTER, {"top": "U", "colour": "R", "phase": "give", "hands": {"P0": "W W"}}, "phase: P0 has nothing to"),
        (CONE, {"top": "R5", "phase": "call", "silent": "P1"}, "silent: is who holds one card"),
        (CONE, {"top": "R5", "answered": "P1"}, "answered: are those who have answered"),
        (CONE, {"top": "R5", "known": {"P1": "R5 R5"}}, "known.P1: nobody else holds R5"),
        (CONE, {"top": "R5", "deck": 5, "counts": {"P0": 8}}, "counts.P0: is 7 by the rest of the position"),
        (CONE, {"top": "R5", "taken": 1}, "taken: should be true or false"),
        (MONETE, {"phase": "play"}, "phase: needs a top card"),
        (MONETE, {"top": "R5", "phase": "open"}, "phase: with a top card the round is open"),
        (MONETE, {"top": "R5", "phase": "number"}, "phase: only a joker"),
        (MONETE, {"top": "J", "phase": "colour", "chosen": 5}, "phase: in this mode a joker stands for a number only"),
        (MONETE, {"top": "R5", "phase": "close", "asked": "P1"}, "phase: a 1 or a 20 on other numbers"),
        (MONETE, {"top": "R5", "phase": "combo", "sign": ""}, "sign: is not set only while"),
        (MONETE, {"top": "R5", "phase": "target"}, "phase: the card on top does not ask for that"),
        (MONETE, {"top": "M3", "phase": "give", "asked": "P0"}, "asked: is a rival of P0"),
        (MONETE, {"top": "M3", "phase": "give"}, "asked: is missing"),
        (
            MONETE,
            {"top": "M7", "phase": "give", "asked": "P1", "taken": "R5", "hands": {"P0": "R1"}},
            "taken: the player on turn does not hold R5",
        ),
        (MONETE, {"top": "M7", "taken": "R1", "hands": {"P0": "R1"}}, "taken: is a card that may not be given back"),
        (RECREO, {"top": "J", "number": 5}, "colour: is missing: it is R or Y or V or A or M"),
        (MONA, {"phase": "aim"}, "card: is missing"),
        (MONA, {"phase": "aim", "card": "9h", "hands": {"P0": "8h"}}, "card: P0 does not hold it"),
        (MONA, {"phase": "items", "card": "9h", "hands": {"P0": "9h"}}, "aim: is missing"),
        (MONA, {"table": "9h", "picked": "9h"}, "picked: are loose cards and builds of the table"),
        (MONA, {"points": {"P0": 9}}, "points.P0: is 0 by the rest of the position"),
        (TEAMS, {"winchos": {"P0": 1, "P2": 2}}, "winchos.P0: is 2 by the rest of the position"),
        (MONEY, {"phase": "resolve", "bets": {"P0": "V60"}, "revised": {"P0": 1}}, "revised.P0: nothing is taken back"),
        (
            MONEY,
            {"phase": "resolve", "bets": {"P0": "V60", "P1": "V20a"}, "turn": "P1"},
            'turn: is "P0" by the rest of the position',
        ),
        (MONEY, {"hands": {"P0": "V60"}, "known": {"P0": "V60"}}, "known.P0: nobody else holds V60"),
        (MONEY, {"memory_aid": True}, "memory_aid: is false by the rest of the position"),
    ],
)
def test_what_cannot_be_in_the_middle_of_a_play_gets_a_sentence(game, position, sentence):
    with pytest.raises(Unreadable) as refused:
        sobremesa.game(game[0], **game[1]).place(position)
    assert str(refused.value).startswith(f"position.{sentence}")


def test_a_game_need_not_say_anything(changing):
    """By the declaration alone: what is named lies there, the deck has the rest, and the fields are what they are."""
    setup = sobremesa.game("la-mona", players=2)
    changing(setup.game, position=Positions())
    state = setup.place({"hands": {"P0": "9h 3c", "P1": 2}, "table": "9d", "turn": "P1", "draws": "Ks", "last": "P0"})
    shown = state.board
    assert (shown["turn"], shown["last"], shown["table"], shown["deck"]) == ("P1", "P0", ("9d",), 52 - 5)
    assert shown["counts"] == {"P0": 2, "P1": 2}
    assert setup.place(state.position).board == shown
    with pytest.raises(Unreadable, match="deck: 46 cards are not named, and there is no place for them"):
        setup.place({"hands": {"P0": 2, "P1": 2}, "deck": "9d Ks"})
