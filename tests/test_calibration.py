"""What the page corrects chances by, and expects of nets, is what was measured and fitted; measuring repeats itself."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[1] / "bench"))

import calibration
import expecting
import scoring
from scoring import AT_ONCE, COUNTED, NONE, SOON

import sobremesa
from sobremesa.bots.master import has_master
from sobremesa.rules.game import games

MEASURED = scoring.load(Path(calibration.__file__).parent / "calibration.jsonl")
FIGURES = calibration.GAMES.parent / "analysis/figures.json"


def test_the_page_has_what_the_command_gives():
    """`python bench/calibration.py fit bench/calibration.jsonl` would change nothing."""
    for found, name in ((scoring.corrections, "corrections.json"), (scoring.expectations, "expectations.json")):
        for game, fits in found(MEASURED).items():
            assert (calibration.GAMES / game / name).read_text(encoding="utf-8") == scoring.written(fits)
        assert {file.parent.name for file in calibration.GAMES.glob(f"*/{name}")} == set(found(MEASURED))


def test_every_game_was_measured():
    measured = {(line["game"], line["bots"]) for line in MEASURED}
    assert measured >= {(game.name, bots) for game in games().values() if game.bundled for bots in calibration.DEALS}
    for line in MEASURED:
        for way in (way for way in (COUNTED, SOON, AT_ONCE) if way.name in line):
            assert len(line[way.name]) == len(line["won"]) == line["deals"]
            assert set(line[way.name]) <= set(range(way.top + 1))


def test_it_was_measured_with_the_nets_that_there_are():
    """Other nets expect something else: measure again, and fit."""
    seen = [line for line in MEASURED if AT_ONCE.name in line]
    for line in seen:
        assert line["net"] == scoring.digest(line["game"]), line["game"]
    assert {line["game"] for line in seen} == {game.name for game in games().values() if has_master(game)}


def test_a_correction_rises():
    for fits in (scoring.corrections(MEASURED), scoring.corrections(MEASURED, AT_ONCE)):
        for how in (how for sizes in fits.values() for how in sizes.values()):
            assert (np.diff(COUNTED.said(how)) > 0).all()


def test_what_is_said_holds_in_deals_that_no_correction_has_seen():
    """On average over the odd deals, within twice the interval: with all of these tables one may be outside of it."""
    found = scoring.corrections(MEASURED)
    for line in MEASURED:
        off, half = scoring.bias(line, found[line["game"]][str(line["players"])])
        assert abs(off) < 2 * half, line["game"]


def test_a_doubt_holds_in_deals_that_no_doubt_has_seen():
    """How wrong nets are in the odd deals is as large as in the even ones, as far as so few can tell."""
    for line in MEASURED:
        for even, odd in line.get("wrong", []):
            assert odd < 2.5 * even + scoring.LEAST**2, line["game"]


def test_one_position_of_each_deal_is_written_down_by_what_was_said_of_it(monkeypatch):
    monkeypatch.setattr(calibration, "at_once", lambda view, _many: 0.1 + 0.2 * view.seat)
    setup = sobremesa.game("cone")
    line = calibration.measure(setup, "sensible", 6)
    assert line == calibration.measure(setup, "sensible", 6)
    assert len(line["counted"]) == len(line["won"]) == 6
    assert set(line["at-once"]) <= {100, 300, 500, 700}
    assert [sum(way.sum() for way in COUNTED.tally(line, half)[:1]) for half in (0, 1)] == [3, 3]


def lines(way: scoring.Way, fit: scoring.Fit) -> list[dict[str, object]]:
    """200 positions of each chance that can be said, won as often as somebody says who corrects it."""
    won = np.round(200 * way.said(fit)).astype(int)
    said = np.repeat(np.arange(way.top + 1), 400)
    ends = np.concatenate([np.repeat([1, 0], [2 * count, 400 - 2 * count]) for count in won])
    return [{way.name: said.tolist(), "won": ends.tolist()}]


@pytest.mark.parametrize("way", [COUNTED, AT_ONCE])
def test_a_correction_finds_what_was_hidden_in_the_counts(way):
    """Counts of somebody who is always too hopeful by the same odds."""
    assert scoring.fit(way, lines(way, (-0.5, 1.0, 1.0))) == pytest.approx((-0.5, 1.0, 1.0), abs=0.03)
    assert scoring.fit(way, lines(way, NONE)) == NONE


def test_the_figures_of_the_page_are_those_of_the_bench():
    """The same cases are in web/src/analysis/figures.test.ts."""
    for case in json.loads(FIGURES.read_text(encoding="utf-8")):
        hoped, won = np.array(case["hoped"]), np.array(case["won"])
        assert expecting.chance(hoped[0], won[0], case["doubt"]) == pytest.approx(case["chance"], abs=1e-12)
        assert expecting.gain(hoped, won, case["doubt"]) == pytest.approx(case["gain"], abs=1e-12)


def test_what_a_net_expects_and_a_count_are_nearer_to_the_truth_together_than_alone():
    """Chances of somebody who is wrong by as much as he is doubted for; and margins that say how wrong it may be."""
    luck, doubt, worlds = np.random.default_rng(1), 0.04, 100
    off: dict[str, list[float]] = {"both": [], "counted": [], "hoped": []}
    inside = 0
    for _ in range(2000):
        hoped = luck.normal(0.5, 0.1, worlds).clip(0.05, 0.95)
        wrong = luck.normal(0, doubt)
        truth = 0.5 + wrong
        won = (luck.random(worlds) < hoped + wrong).astype(int)
        both, counted = expecting.chance(hoped, won, doubt), expecting.chance(hoped, won, 1e9)
        for name, figure in (("both", both.figure), ("counted", counted.figure), ("hoped", float(hoped.mean()))):
            off[name].append(figure - truth)
        inside += abs(both.figure - truth) < scoring.Z * both.error
    root = {name: float(np.sqrt(np.mean(np.square(each)))) for name, each in off.items()}
    assert root["both"] < 0.95 * min(root["counted"], root["hoped"])
    assert 0.93 < inside / 2000 < 0.97
