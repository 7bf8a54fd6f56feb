"""What the page corrects chances by is what was measured and fitted; measuring repeats itself."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[1] / "bench"))

import calibration

import sobremesa
from sobremesa.rules.game import games

MEASURED = calibration.load(Path(calibration.__file__).parent / "calibration.jsonl")


def test_the_page_has_what_the_command_gives():
    """`python bench/calibration.py fit bench/calibration.jsonl` would change nothing."""
    for game, fits in calibration.corrections(MEASURED).items():
        assert calibration.corrected(game).read_text(encoding="utf-8") == calibration.written(fits)


def test_every_game_was_measured():
    measured = {(line["game"], line["bots"]) for line in MEASURED}
    assert measured >= {(game.name, bots) for game in games().values() if game.bundled for bots in calibration.DEALS}
    for line in MEASURED:
        positions, won = np.array(line["positions"]), np.array(line["won"])
        assert (won <= positions).all()
        assert positions.sum() == line["deals"]


def test_a_correction_rises():
    for file in calibration.GAMES.glob("*/corrections.json"):
        for how in json.loads(file.read_text(encoding="utf-8")).values():
            assert (np.diff(calibration.said(tuple(how))) > 0).all()


def test_what_is_said_holds_in_deals_that_no_correction_has_seen():
    """On average over the odd deals, within twice the interval: with all of these tables one may be outside of it."""
    found = calibration.corrections(MEASURED)
    for line in MEASURED:
        off, half = calibration.bias(line, found[line["game"]][str(line["players"])])
        assert abs(off) < 2 * half, line["game"]


def test_one_position_of_each_deal_is_written_down_by_what_was_said_of_it(monkeypatch):
    monkeypatch.setattr(calibration, "chance", lambda view, deal: deal + view.seat)
    setup = sobremesa.game("cone")
    line = calibration.measure(setup, "sensible", 6)
    assert line == calibration.measure(setup, "sensible", 6)
    assert [sum(half) for half in line["positions"]] == [3, 3]
    assert sum(line["positions"][0][:9]) == 3  # deals 0, 2 and 4, and a seat of four


def test_a_correction_finds_what_was_hidden_in_the_counts():
    """Counts of somebody who is always too hopeful by the same odds."""
    positions = np.full(calibration.WORLDS + 1, 200)
    truth = calibration.said((-0.5, 1.0, 1.0))
    line = {"positions": [positions.tolist()] * 2, "won": [np.round(truth * positions).astype(int).tolist()] * 2}
    assert calibration.fit([line], 0) == pytest.approx((-0.5, 1.0, 1.0), abs=0.03)
    exact = {"positions": line["positions"], "won": [np.round(calibration.SHARES * positions).astype(int).tolist()] * 2}
    assert calibration.fit([exact], 0) == calibration.NONE
