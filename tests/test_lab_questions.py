"""Questions to the lab: a file, an address and the value itself say the same; what cannot be asked gets a sentence."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from questions import random_question

from sobremesa.cli import main
from sobremesa.lab.address import read_address, write_address
from sobremesa.lab.question import canonical, convert_question
from sobremesa.lab.selection import kinds, select
from sobremesa.lab.setting import settings as settled
from sobremesa.lab.setting import without_titles
from sobremesa.lab.toml import read_question, write_question
from sobremesa.rules.errors import SobremesaError
from sobremesa.rules.game import games

EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=games())
TITLES = st.dictionaries(st.text(min_size=1), st.text(), max_size=2)


@EVERY_GAME
@settings(max_examples=30)
@given(luck=st.randoms(use_true_random=False), title=TITLES)
def test_a_question_is_the_same_in_a_file_and_in_an_address(game, luck, title):
    question = structs.replace(random_question(game, luck), title=title)
    assert canonical(question) == question
    assert read_question(write_question(question)) == question
    assert read_address(write_address(question)) == without_titles(question)
    assert read_address("?" + write_address(question)) == without_titles(question)


@EVERY_GAME
def test_every_move_has_one_kind_and_can_be_named(game):
    assert sorted(move for moves in kinds(game.name).values() for move in moves) == sorted(game.moves.values())
    for name, move in game.moves.items():
        assert move in select(game, name) or name in kinds(game.name)


@EVERY_GAME
def test_nothing_but_the_game_has_to_be_said(game):
    question = read_question(f'game = "{game.name}"')
    assert write_address(question) == f"game={game.name}"
    assert settled(question)[0].bots == ("sensible",) * settled(question)[0].setup.players


def test_the_documented_address():
    question = read_question(
        'game = "uno-monster-high"\noptions = { players = 2 }\ndeals = 20000\n'
        '[[restrictions]]\nnever = ["card rank=W", "+4"]\nseats = [0]\nabove = 3\n[[compared]]\nrestrictions = []'
    )
    address = "game=uno-monster-high&o.players=2&never=card+rank=W,%2B4;seats=0;above=3&deals=20000&1.never="
    assert write_address(question) == address


CONE = 'game = "cone"\n'
BAD = [
    ("", "missing required field `game`"),
    ("game =", "this is no question: "),
    ("{", "this is no question: "),
    ("[]", "this is no question: "),
    ('game = "conee"', "there is no game 'conee'"),
    (CONE + "colour = 1", "unknown field `colour`"),
    (CONE + "options = { players = 11 }", "option players cannot be 11"),
    (CONE + "options = { colour = 1 }", "cone has no option 'colour'"),
    (CONE + 'bots = "genius"', "'genius' cannot play in the lab"),
    (CONE + 'bots = "search@50"', "It counts iterations"),
    (CONE + 'bots = ["chance", "sensible"]', "2 bots cannot sit in 4 seats"),
    (CONE + "deals = 0", "deals is a whole number from 1 to"),
    (CONE + "deals = 1\nseconds = 1", "how many deals or how many seconds, not both"),
    (CONE + "seconds = nan", "seconds is a number above 0"),
    (CONE + "seed = -1", "seed is a whole number from 0 to"),
    (CONE + 'unit = "game"', "this is no question: "),
    (CONE + "[[restrictions]]", "a restriction says what is never done or what is always done"),
    (CONE + '[[restrictions]]\nnever = ["draw"]\nalways = ["pass"]', "one of the two"),
    (CONE + '[[restrictions]]\nnever = ["fly"]', "'fly' is no move of cone: its kinds are card, draw"),
    (CONE + '[[restrictions]]\nnever = ["card rank=X"]', "'card rank=X' is no move of cone"),
    (CONE + '[[restrictions]]\nnever = ["draw"]\nseats = [4]', "there is no seat 4: the seats are 0 to 3"),
    (CONE + '[[restrictions]]\nnever = ["draw"]\nphases = ["x"]', "cone has no phase 'x': it has play"),
    (CONE + '[[restrictions]]\nnever = ["draw"]\nabove = -1', "above and below are numbers of cards"),
    (CONE + '[[restrictions]]\nnever = ["draw"]\n' * 17, "there can be 16 restrictions at most"),
    (CONE + "[[compared]]", "setting 1 is the same as the one that it is compared with"),
    (CONE + "[[compared]]\noptions = { hand = 5 }\n" * 21, "20 other settings at most"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD)
def test_a_bad_question_gets_a_sentence(tmp_path, capsys, text, sentence):
    file = tmp_path / "question.toml"
    file.write_text(text, encoding="utf-8")
    assert main(("lab", str(file))) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("", "there is no game ''"),
        ("game=cone&colour=R", "an address of the lab has no 'colour'"),
        ("game=cone&o.players=11", "option players cannot be '11'"),
        ("game=cone&o.colour=R", "cone has no option 'colour'"),
        ("game=cone&deals=many", "deals is a whole number, not 'many'"),
        ("game=cone&seconds=long", "seconds is a number, not 'long'"),
        ("game=cone&rotate=perhaps", "option rotate cannot be 'perhaps'"),
        ("game=cone&never=draw;colour=R", "a restriction has no 'colour'"),
        ("game=cone&never=draw;above=x", "above is a whole number, not 'x'"),
        ("game=cone&2.bots=chance", "numbered 1, 2, 3"),
    ],
)
def test_a_bad_address_gets_a_sentence(query, sentence):
    with pytest.raises(SobremesaError, match=sentence):
        read_address(query)


def test_a_question_can_be_json():
    asked = {"game": "cone", "options": {"players": 2}, "deals": 5}
    assert read_question(json.dumps(asked)) == convert_question(asked)
