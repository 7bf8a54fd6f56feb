"""A data set is what the logs say: every row compared with a replay, in both formats; secrets, bytes, interruptions."""

import json
import multiprocessing
import os
import re
import signal
import sys
from base64 import b64decode
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from kit import BUNDLED, name, random_play, setups, swapped
from pyarrow import parquet

from sobremesa.cli import main
from sobremesa.export import crew, played
from sobremesa.export.decisions import Act, Decision, End, Match, Pen, follow
from sobremesa.export.files import FORMATS, format_of, writing
from sobremesa.export.lines import Lines
from sobremesa.export.played import Order, play
from sobremesa.rules.description import describe
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup, game
from sobremesa.table.core.packing import pack

every_setup = pytest.mark.parametrize("setup", setups(every_size=False), ids=name)
every_format = pytest.mark.parametrize("format", FORMATS)


def read(file):
    """The rows of a file of either format, as JSON Lines have them."""
    if file.suffix == ".jsonl":
        return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    rows = parquet.read_table(file).to_pylist()
    return [row | {"board": json.loads(row["board"]), "options": json.loads(row["options"])} for row in rows]


def packed(row):
    return b64decode(row["view"]) if isinstance(row["view"], str) else row["view"]


def replayed(setup, seed, acts):
    """What rows must say, by way of states and views."""
    log = Log(setup.game.name, setup.options, seed, tuple(f"P{seat} {move}" for seat, move in acts), setup.game.version)
    states = list(log.replay())
    rows, outcomes = [], [state.outcome for state in states if state.over]
    at = 0
    for seat, move in acts:
        at += states[at].over
        before, after = states[at], states[at + 1]
        view, deal = before.view(seat), int(before.record["deals"])
        end, last = outcomes[deal - 1], outcomes[-1]
        former = outcomes[deal - 2].totals[seat] if deal > 1 else 0
        rows.append(
            {
                "game": setup.game.name,
                "rules": setup.game.version,
                "options": setup.options,
                "players": setup.players,
                "deal": deal,
                "moment": before.moment[1],
                "seat": seat,
                "board": json.loads(msgspec.json.encode(view.board)),
                "legal": list(view.legal_names(seat)),
                "choice": move,
                "ends_turn": after.ends_turn(setup.number(move)),
                "deal_won": seat in end.winners,
                "deal_points": end.totals[seat] - former,
                "deal_end": end.why,
                "match_won": seat in last.champions if last.champions else None,
                "match_points": last.totals[seat] if last.champions else None,
                "view": b64decode(pack(view.content)),
            }
        )
        at += 1
    return rows


def order(setup, format="jsonl", bots=("sensible",), whole=True, seed=5):
    return Order(setup.game.name, tuple(setup.options.items()), bots, seed, whole, format)


def written(tmp_path, format, matches):
    file = tmp_path / f"data.{format}"
    with writing(file, format) as files:
        for match in matches:
            files.write(match.setup.game.name, format_of(format).encode([match]))
        files.finish()
    return file


@every_setup
def test_rows_are_what_a_replay_shows(setup, tmp_path):
    ordered = order(setup, bots=("sensible", "chance"), whole=not INTERPRETED)
    match = play(ordered, 3)
    acts = [(each.act.seat, setup.game.move_names[each.act.move]) for each in match.decisions]
    expected = replayed(setup, ordered.seed + (3 << 64), acts)
    names = [ordered.bots[(seat + 3) % 2] for seat in range(setup.players)]
    for format in FORMATS:
        rows = read(written(tmp_path, format, [match]))
        assert len(rows) == len(expected)
        for row, wanted in zip(rows, expected, strict=True):
            own = {"match": match.id, "player": names[row["seat"]], "stamp": setup.game.stamp}
            assert row | {"view": packed(row)} == wanted | own
            assert row["choice"] in row["legal"]


@every_setup
def test_two_worlds_that_look_alike_give_the_same_row(setup):
    """But for results: those are the truth."""
    luck, pen, tried = Random(6), Pen(setup.game, setup.players), 0
    for number, state in enumerate(random_play(setup, 13, 120 if INTERPRETED else 300)):
        if state.over or number % (29 if INTERPRETED else 5):
            continue
        for seat in range(state.players):
            others = [state.view(seat).resample(seed=number), swapped(state, seat, luck)]
            for other in filter(None, others):
                tried += other != state
                lines = [line_of(setup, pen.write(world.batch, seat), seat) for world in (state, other)]
                assert lines[0] == lines[1]
    assert tried


def line_of(setup, shown, seat):
    """A row of a moment, for a deal that ended somehow."""
    board, view, legal = shown
    decision = Decision(Act(seat, next(iter(setup.game.move_names)), "person"), 1, 0, board, view, legal, True)
    end = End("out", (0,), (0,) * setup.players)
    return Lines.encode([Match("m", setup, [decision], [end], (0,), (0,) * setup.players)])


def test_a_match_that_does_not_end_or_breaks_the_rules_has_no_rows():
    setup = game("cone", players=2)
    whole = play(order(setup), 1)
    acts = [each.act for each in whole.decisions]
    with pytest.raises(Unreadable, match="does not come to its end"):
        follow("m", setup, 5 + (1 << 64), acts[:-1])
    with pytest.raises(Unreadable, match="against its rules"):
        follow("m", setup, 6, acts)


def test_a_single_deal_says_nothing_of_the_match(tmp_path):
    setup = game("uno-monster-high", players=2)
    rows = read(written(tmp_path, "jsonl", [play(order(setup, whole=False), 0)]))
    assert {row["deal"] for row in rows} == {1}
    assert {row["match_won"] for row in rows} == {None}


@every_format
def test_how_many_processes_there_are_changes_no_byte(format, tmp_path):
    arguments = ["--bots", "sensible,chance", "--game", "cone", "--players", "3", "--deals", "20", "--seed", "9"]
    for processes in ("1", "2"):
        file = tmp_path / f"{processes}.{format}"
        assert main(["export", str(file), *arguments, "--processes", processes]) == 0
    assert (tmp_path / f"1.{format}").read_bytes() == (tmp_path / f"2.{format}").read_bytes()


def test_row_groups_are_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr("sobremesa.export.parquet.GROUP", 50)
    setup = game("cone", players=2)
    matches = [play(order(setup), number) for number in range(5)]
    file = written(tmp_path, "parquet", matches)
    about = parquet.ParquetFile(file).metadata
    sizes = [about.row_group(group).num_rows for group in range(about.num_row_groups)]
    assert set(sizes[:-1]) == {50}
    assert sum(sizes) == sum(len(match.decisions) for match in matches)


def stopped(*_):
    raise KeyboardInterrupt


@every_format
def test_an_interrupted_run_leaves_everything_as_it_was(format, tmp_path, monkeypatch, capsys):
    file = tmp_path / f"data.{format}"
    file.write_text("a former one")
    done = played._job
    monkeypatch.setattr(played, "_job", lambda order, first, many: stopped() if first else done(order, first, many))
    arguments = ["--bots", "chance", "--game", "cone", "--players", "2", "--deals", "30", "--processes", "1", "--force"]
    assert main(["export", str(file), *arguments]) == 130
    assert "stopped; nothing was written" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
    assert file.read_text() == "a former one"


def interrupt_the_first(number):
    """A job in another process: somebody presses Ctrl-C, which every process hears."""
    if number == 1:
        os.kill(os.getppid(), signal.SIGINT)
    return number


@pytest.fixture
def interruptible():
    """Ctrl-C interrupts, as it does in a terminal: processes that a shell starts in the background ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_the_processes():
    jobs = (partial(interrupt_the_first, number) for number in range(100_000))
    seen = []
    with pytest.raises(KeyboardInterrupt):
        seen.extend(crew.in_order(jobs, 2))
    assert seen == list(range(len(seen)))
    assert multiprocessing.active_children() == []


def test_a_full_disk_gets_a_sentence_and_leaves_nothing(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Lines, "write", full)
    with pytest.raises(Unreadable, match="No space left on device"):
        written(tmp_path, "jsonl", [play(order(game("cone", players=2)), 0)])
    assert list(tmp_path.iterdir()) == []


def test_a_folder_has_a_file_for_each_game(tmp_path, capsys):
    folder = tmp_path / "data"
    for each in ("cone", "uno-monster-high"):
        assert main(["export", str(folder), "--bots", "sensible", "--game", each, "--matches", "1"]) == 0
    assert sorted(file.name for file in folder.iterdir()) == ["cone.jsonl", "uno-monster-high.jsonl"]
    assert "rows of 1 matches" in capsys.readouterr().out
    with pytest.raises(BadOption, match="is there already; --force writes over it"), writing(folder, "jsonl") as files:
        files.renew(["cone"])


BOTS = ("--bots", "chance", "--game", "cone")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("data.csv", *BOTS), "is a folder, or a file called ….jsonl"),
        (("data.jsonl", *BOTS, "--format", "parquet"), "is a folder, or a file called ….parquet"),
        (("data", *BOTS, "--format", "csv"), "invalid choice: 'csv'"),
        (("data", "--bots", "chance"), "bots have to know what to play: --game GAME"),
        (("data", *BOTS, "--database", "sqlite:///x"), "from --bots or from a --database, not from both"),
        (("data", "--seed", "7"), "--seed is for matches of bots"),
        (("data", "--players", "3"), "--players is for matches of bots"),
        (("data", "--option", "hand=5"), "--option is for matches of bots"),
        (("data", *BOTS, "--deals", "1", "--matches", "1"), "not allowed with argument"),
        (("data", *BOTS, "--deals", "0"), "is not a whole number above zero"),
        (("data", "--bots", "genius", "--game", "cone"), "there is no bot 'genius'"),
        (("data", "--bots", "chance", "--game", "chess"), "there is no game 'chess'"),
        (("data", *BOTS, "--players", "1"), "option players cannot be 1"),
        (("there.jsonl", *BOTS), "there.jsonl is there already; --force writes over it"),
        (("there.jsonl/data.jsonl", *BOTS), "cannot be written"),
        (("data", "--database", "sqlite:///nowhere.db"), "there is no database nowhere.db"),
        (("data", "--database", "sqlite:///there.jsonl"), "the database cannot be read: file is not a database"),
        (("data", "--database", "mysql://x"), "a database is sqlite:///FILE or postgresql://…, not mysql"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(arguments, sentence, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.jsonl").write_text("no database, and a good while longer than the head of one " * 20)
    with suppress(SystemExit):
        assert main(["export", *arguments]) == 2
    assert sentence in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["there.jsonl"]


def test_without_pyarrow_it_is_said_how_to_get_it(tmp_path, monkeypatch, capsys):
    for module in [each for each in sys.modules if each.split(".")[0] == "pyarrow"]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "sobremesa.export.parquet", raising=False)
    assert main(["export", str(tmp_path / "data.parquet"), *BOTS]) == 2
    assert "Parquet needs pyarrow: pip install 'sobremesa[parquet]'" in capsys.readouterr().err


PAGE = (Path(__file__).parents[1] / "docs" / "data.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", BUNDLED.values(), ids=BUNDLED)
def test_the_code_of_the_docs_reads_it_by_the_description_alone(game, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    setup = Setup(game, game.check({"players": 4}))
    written(tmp_path, "parquet", [play(order(setup, whole=False), 0)]).rename("cone.parquet")
    (tmp_path / "description.json").write_text(json.dumps(describe(game)), encoding="utf-8")
    scope: dict = {}
    for code in re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        exec(compile(code, "data.md", "exec"), scope)
    row = scope["row"]
    held = json.loads(row["board"])["hands"][f"P{row['seat']}"]
    assert sorted(scope["hand"]) == sorted(held)
    assert game.move_names[scope["target"]] == row["choice"]
    assert scope["mask"].sum() == len(row["legal"]) > 1
    assert scope["mask"][scope["target"]]


def test_the_docs_name_every_column_in_its_order():
    told = re.findall(r"^\| `(\w+)` \| .* \| ([A-Za-z0-9 ]+) \| ", PAGE, re.MULTILINE)
    kinds = {"list of strings": "list<element: string>", "string of JSON": "string"}
    schema = format_of("parquet").encode([play(order(game("cone", players=2)), 0)])[1].schema
    found = [(field.name, str(field.type).replace("item:", "element:")) for field in schema]
    assert [(name, kinds.get(kind, kind)) for name, kind in told] == found
    row = json.loads(Lines.encode([play(order(game("cone", players=2)), 0)])[1].splitlines()[0])
    assert list(row) == schema.names
