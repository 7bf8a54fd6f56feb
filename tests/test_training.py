"""Training without PyTorch: the tables are the rules, step by step; and what cannot be trained is refused. With
PyTorch, some seconds of it make a net that plays.
"""

import importlib.util
import json
import sys
from collections import Counter

import numpy as np
import pytest

import sobremesa
from sobremesa.bots import sensible
from sobremesa.bots.asking import asked, share
from sobremesa.bots.judgement import worth
from sobremesa.bots.master import trained
from sobremesa.bots.sketches import look, place_of, sketched
from sobremesa.cli import main
from sobremesa.rules.cards import Word
from sobremesa.rules.chance import STRIDE, scatter
from sobremesa.rules.jit import entry
from sobremesa.rules.record import recast, row
from sobremesa.rules.state import Setup, State
from sobremesa.sim.contest import contest
from sobremesa.train.asked import Asked
from sobremesa.train.recipe import SMALL, Recipe
from sobremesa.train.tables.cpu import Tables
from sobremesa.train.tables.variety import USUAL, variety

SEED, TABLES, STEPS = 9, 10, 600
WHOLE = (1 << 64) - 1
TRAINABLE = [game for game in sobremesa.games().values() if sketched(game.rules) is not None]
every_game = pytest.mark.parametrize("game", TRAINABLE, ids=lambda game: game.name)


@entry
def _asked(batch):
    return asked(row(batch, 0))


@entry
def _scatter(number):
    return scatter(number)


@entry
def _share(batch, seat):
    return share(row(batch, 0), seat)


@entry
def _worth(batch, seat):
    return worth(row(batch, 0), seat)


def scattered(number: int) -> int:
    """A quick number, as compiled bots have it."""
    return int(_scatter(Word(number)))


class Followed:
    """A table of a training by states: deals, bots and choices as the documents say it."""

    def __init__(self, setup: Setup, e: int, bots: int) -> None:
        self.setup, self.e, self.bots, self.deals = setup, e, bots, 0
        self.state, self.luck = self.begin()
        self.ended: State | None = None
        self.seat, self.sight, self.allowed = self.wait()

    def begin(self) -> tuple[State, int]:
        """The next deal, and the luck of the bots in it."""
        number = self.deals << 32 | self.e
        self.deals += 1
        return self.setup.deal(SEED + (number << 64)), scattered(SEED ^ scattered(number + 1))

    def batch(self, state: State | None = None):
        """A state as compiled bots read it: this one, or another."""
        return recast((state or self.state).batch, self.setup.game.rules.fast)

    def step(self, action: int) -> None:
        """Make the first move of an action, and go on until there is a choice."""
        self.ended = None
        moves = self.state.legal(self.seat)
        chosen = next(move for move in moves if place_of(self.batch(), 0, self.seat, move.number) == action)
        self.play(self.seat, chosen.number)
        self.seat, self.sight, self.allowed = self.wait()

    def play(self, seat: int, move: int) -> None:
        """Make a move, and deal anew if it was the last; the first end of a step is kept."""
        self.state = self.state.play(seat, move)
        if self.state.over:
            self.ended = self.ended or self.state
            self.state, self.luck = self.begin()

    def wait(self):
        """Until somebody who learns has a choice: who, what that seat sees and may do."""
        while True:
            seat = int(_asked(self.batch()))
            if self.bots >> seat & 1:
                self.luck = self.luck + int(STRIDE) & WHOLE
                self.play(seat, int(sensible.judge(self.batch(), 0, seat, Word(scattered(self.luck)))))
                continue
            how = sketched(self.setup.game.rules)
            sight, allowed = np.zeros((1, how.sight), np.int8), np.zeros((1, how.actions), np.int8)
            look(self.batch(), 0, seat, sight, allowed)
            if allowed.sum() > 1:
                return seat, sight[0], allowed[0]
            moves = [move.number for move in self.state.legal(seat)]
            self.play(seat, next(move for move in moves if place_of(self.batch(), 0, seat, move) >= 0))


@every_game
def test_tables_are_the_rules(game):
    setups = variety(game, 6, 4)
    bots = np.array([0b10 * (e % 3 == 1) for e in range(TABLES)], np.int64)
    tables, luck = Tables(setups, TABLES, SEED, bots, threads=2), np.random.default_rng(3)
    followed = [Followed(setups[e % len(setups)], e, int(bots[e])) for e in range(TABLES)]
    arrays, ends = tables.arrays, 0
    for _ in range(STEPS):
        for e, own in enumerate(followed):
            assert arrays.seat[e] == own.seat
            assert arrays.deals[e] == own.deals
            assert np.array_equal(arrays.sight[e], own.sight)
            assert np.array_equal(arrays.allowed[e], own.allowed)
        actions = np.where(arrays.allowed, luck.random(arrays.allowed.shape), -1).argmax(1)
        tables.step(actions)
        for e, own in enumerate(followed):
            own.step(int(actions[e]))
            assert arrays.done[e] == (own.ended is not None)
            for seat in range(own.setup.players if own.ended else 0):
                ends += 1
                assert arrays.share[e, seat] == np.float32(_share(own.batch(own.ended), seat))
                assert arrays.worth[e, seat] == np.float32(_worth(own.batch(own.ended), seat))
    assert ends


def test_threads_make_no_difference_and_tables_can_begin_later():
    setups = variety(sobremesa.games()["cone"], 4, 1)
    one, three = (Tables(setups, 16, SEED, threads=threads) for threads in (1, 3))
    assert one.arrays.states.tobytes() == three.arrays.states.tobytes()
    first = one.arrays.states.tobytes()
    one.restart(5)
    assert set(one.arrays.deals) == {6}
    assert one.arrays.states.tobytes() != first
    one.restart()
    assert one.arrays.states.tobytes() == first


@every_game
def test_what_a_game_is_trained_with(game):
    sizes = list(next(option.values for option in game.options if option.name == "players"))
    found = variety(game, 20 * len(sizes), 1)
    assert found == variety(game, 20 * len(sizes), 1)
    assert Counter(each.players for each in found) == dict.fromkeys(sizes, 20)
    usual = sum(each == Setup(game, game.check({"players": each.players})) for each in found)
    assert USUAL - 0.2 < usual / len(found) < 1
    assert {each.players for each in variety(game, 9, 1, sizes[-1])} == {sizes[-1]}


def test_recipes(tmp_path):
    recipe = Recipe(rate=(4.0, 2.0))
    assert [recipe.now(recipe.rate, passed) for passed in (-1, 0, 0.5, 1, 9)] == [4, 4, 3, 2, 2]
    asked = {
        device: Asked(sobremesa.games()["cone"], tmp_path / "own.net", 1, device=device) for device in ("cpu", "cuda")
    }
    assert {device: each.how for device, each in asked.items()} == {"cpu": SMALL, "cuda": Recipe()}


@pytest.fixture
def refused(tmp_path, monkeypatch, capsys):
    """What the command line says against a training, in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> str:
        try:
            code = main(["train", *arguments])
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        assert (code, out) == (2, "")
        assert "Traceback" not in err
        return err

    return call


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("cone",), "the following arguments are required: --out"),
        (("chess", "--out", "own.net"), "there is no game 'chess'"),
        (("cone", "--out", "own.net", "--players", "1"), "option players cannot be 1"),
        (("cone", "--out", "own.net", "--seconds", "0"), "'0' is not a whole number above zero"),
        (("cone", "--out", "own.net", "--seconds", "-3"), "'-3' is not a whole number above zero"),
        (("cone", "--out", "own.net", "--seconds", "soon"), "'soon' is not a whole number above zero"),
        (("cone", "--out", "own.net", "--threads", "0"), "'0' is not a whole number above zero"),
        (("cone", "--out", "own.net", "--seed", "-1"), "'-1' is not a whole number from 0 to"),
        (("cone", "--out", "own.net", "--device", "abacus"), "there is no device 'abacus': there are cpu and cuda"),
        (("cone", "--out", "own.pt"), "own.pt: a net is a file ….net"),
        (("cone", "--out", "own"), "own: a net is a file ….net"),
        (("cone", "--out", "nowhere/own.net"), "nowhere/own.net: cannot be written (No such file or directory)"),
        (("cone", "--out", "/dev/null/own.net"), "/dev/null/own.net: cannot be written (Not a directory)"),
        (("cone", "--out", "."), "a net is a file ….net"),
    ],
)
def test_what_cannot_be_trained_gets_a_sentence(refused, arguments, sentence):
    assert sentence in refused(*arguments)


def test_a_net_is_not_written_over(refused, tmp_path):
    (tmp_path / "own.net").write_bytes(b"somebody's")
    assert "own.net is there already, without own.pt to go on from: name another file" in refused(
        "cone", "--out", "own.net"
    )
    assert (tmp_path / "own.net").read_bytes() == b"somebody's"


def test_without_pytorch_a_sentence_says_what_to_install(refused, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "sobremesa.train.command", raising=False)
    assert refused("cone", "--out", "own.net") == "sobremesa: training needs PyTorch: pip install 'sobremesa[train]'\n"


def test_a_game_that_nobody_has_sketched(beside, tmp_path):
    from test_sixth_game import run

    said = run(beside, "-m", "sobremesa.cli", "train", "brisca", "--out", str(tmp_path / "own.net"), code=2)
    assert said == "sobremesa: brisca cannot be trained: nobody has said what a net sees of it (bots/sketches)\n"


# With PyTorch

with_torch = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="needs PyTorch (the extra train)")


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """A net of two seconds, with what it goes on from."""
    file = tmp_path_factory.mktemp("own") / "own.net"
    assert main(["train", "cone", "--players", "2", "--seconds", "2", "--threads", "1", "--out", str(file)]) == 0
    return file


@with_torch
def test_a_net_learns(own):
    setup = sobremesa.game("cone", players=2)
    bots = sobremesa.bots.named.named(f"net:{own}", 1, game=setup.game), sobremesa.bot("chance", 2)
    wins = contest(setup, bots, 1, 0, 100)
    assert wins[:, 0].sum() > 0.6 * wins[:, :2].sum()
    about = json.loads(own.read_bytes().partition(b"\n")[0])
    curve = json.loads(own.with_suffix(".json").read_text(encoding="utf-8"))
    assert (about["made"]["seed"], about["made"]["players"], about["made"]["device"]) == (1, 2, "cpu")
    assert about["made"]["steps"] == curve[-1]["steps"] > 0
    assert list(curve[-1]["strength"]) == ["2"]


@with_torch
def test_it_goes_on(own, refused, capsys):
    asked = ("cone", "--players", "2", "--threads", "1", "--out", str(own))
    assert "s already: ask for more seconds, or for another file" in refused(*asked, "--seconds", "1")
    assert "is of another training: its seed is 1, not 2" in refused(*asked, "--seed", "2")
    assert "is of another training: its players is 2, not None" in refused("cone", "--out", str(own))
    assert "is of another training: its game is 'cone', not 'monete'" in refused("monete", "--out", str(own))
    before = json.loads(own.with_suffix(".json").read_text(encoding="utf-8"))
    more = str(int(before[-1]["seconds"]) + 1)  # a slow machine has taken longer than it was asked to
    assert main(["train", *asked, "--seconds", more]) == 0
    assert "own.net: a net of cone, " in capsys.readouterr().out
    after = json.loads(own.with_suffix(".json").read_text(encoding="utf-8"))
    assert after[: len(before)] == before
    assert after[-1]["steps"] > before[-1]["steps"]
    trained.cache_clear()
    assert trained("cone", own).actions == sketched(sobremesa.games()["cone"].rules).actions


class Trap:
    """What runs something when it is read."""

    def __reduce__(self):
        return (open, ("sprung", "w"))


@with_torch
@pytest.mark.parametrize("damage", ["nothing", "text", "half", "trap", "list", "other", "empty"])
def test_a_damaged_training_is_refused(own, refused, tmp_path, damage):
    import torch

    file, whole = tmp_path / "own.pt", own.with_suffix(".pt")
    found = torch.load(whole, weights_only=True)
    if damage in ("nothing", "text", "half"):
        half = whole.read_bytes()
        file.write_bytes({"nothing": b"", "text": b"a text\n", "half": half[: len(half) // 2]}[damage])
    else:
        torch.save({"trap": Trap(), "list": [1], "other": {"a": 1}, "empty": found | {"learner": {}}}[damage], file)
    sentence = "is of another training" if damage == "other" else "is no training that can go on: move it away"
    assert sentence in refused("cone", "--players", "2", "--seconds", "9", "--out", "own.net")
    assert not (tmp_path / "sprung").exists()
