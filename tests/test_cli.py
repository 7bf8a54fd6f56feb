"""The command line as a person uses it: results on the output, sentences for mistakes, exit codes."""

import io
import json
import os
import re
from pathlib import Path

import pytest

from sobremesa.cli import main
from sobremesa.rules.game import games
from sobremesa.rules.log import Log
from sobremesa.rules.state import game


@pytest.fixture
def run(capsys, monkeypatch):
    def call(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        return code, out, err

    return call


def scenario(tmp_path, text):
    file = tmp_path / "scenario.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


GOOD = 'game = "cone"\n[[scenario]]\nname = "x"\nposition.top = "V9"\nposition.hands.P0 = "R9 A3"\n'
LAZY = 'game = "monete"\noptions = { mode = "perezoso" }\n[[scenario]]\nname = "x"\n'
BETS = 'game = "multiverse-money"\n[[scenario]]\nname = "x"\n'


def test_check_counts_what_passed(run, tmp_path):
    file = scenario(tmp_path, GOOD + 'steps = [{ can.P0 = "R9", cannot.P0 = "A3" }]')
    assert run("check", file) == (0, "1 passed, 0 failed\n", "")


def test_check_says_what_failed(run, tmp_path):
    code, out, _ = run("check", scenario(tmp_path, GOOD + 'steps = [{ legal.P0 = "A3" }]'))
    assert code == 1
    assert "step 1: P0 may play: R9 call; the difference: R9 A3 call" in out
    assert out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "is not TOML"),
        ("", "has no [[scenario]]"),
        ("scenario = [1]", "scenario 'number 1': should be a table"),
        ('game = "cone"\n[scenario]\nname = "x"', "has no [[scenario]]: it takes two brackets"),
        ('game = "chess"\n[[scenario]]\nname = "x"', "there is no game 'chess'"),
        (GOOD.replace("V9", "V99"), "position.top: 'V99' is no card of cone; is it V9?"),
        (GOOD.replace("R9 A3", "V9 V9"), "position.top: V9 is named more often than the deck has it (the deck has 2)"),
        (
            GOOD.replace("R9 A3", "R0 R0"),
            "position.hands.P0: R0 is named more often than the deck has it (the deck has 1)",
        ),
        (GOOD.replace('position.top = "V9"', ""), "position.top: is missing: it should be one card"),
        (GOOD.replace('"R9 A3"', "true"), "position.hands.P0: should be a text of cards, or how many they are"),
        (GOOD.replace('hands.P0 = "R9 A3"', 'hands = "R9"'), "position.hands: should be a table: its keys are written"),
        (GOOD + 'position.hands.P4 = "R1"', "position.hands.P4: 'P4' is no seat: the seats are P0 to P3"),
        (GOOD + 'position.hands.p1 = "R1"', "position.hands.p1: is not a key here; is it P1?"),
        (GOOD + "position.turn = 1", "position.turn: 1 is no seat: the seats are P0 to P3"),
        (GOOD.replace('"R9 A3"', '""'), "position.hands.P0: a hand without cards has already won"),
        (GOOD.replace("position.top", "position.tpo"), "position.tpo: is not a key here; is it top?"),
        (GOOD + 'position.turn = "P7"', "position.turn: 'P7' is no seat"),
        (GOOD + "options = { players = 1 }", "option players cannot be 1"),
        (GOOD + 'steps = [{ P0 = "R99" }]', "step 1.P0: 'R99' is no move of cone"),
        (GOOD + 'options = { strict = "on" }', "options.strict: should be true or false"),
        (GOOD + 'steps = [{ P7 = "R9", top = "V9" }]', "step 1.P7: 'P7' is no seat: the seats are P0 to P3"),
        (GOOD + 'steps = [{ can.P4 = "R9" }]', "step 1.can.P4: 'P4' is no seat: the seats are P0 to P3"),
        (GOOD + 'steps = [{ views.P9.top = "V9" }]', "step 1.views.P9: 'P9' is no seat: the seats are P0 to P3"),
        (GOOD + 'steps = [{ turn = "P9" }]', "step 1.turn: 'P9' is no seat: the seats are P0 to P3"),
        (GOOD + "steps = [{ turn = 1 }]", "step 1.turn: should be a text, in quotes"),
        (GOOD + 'steps = [{ p0 = "R9" }]', "step 1.p0: is not a key here; is it P0?"),
        (
            GOOD + 'steps = [{ P0 = "R9", events = "playz" }]',
            "step 1.events: 'playz' is no event of cone; is it plays?",
        ),
        (GOOD + 'steps = [{ P0 = "R9", events = "UN-01" }]', "step 1.events: 'UN-01' is no clause of cone"),
        (GOOD + 'steps = [{ P0 = "A3", refused = "CO-99" }]', "step 1.refused: 'CO-99' is no clause of cone"),
        (GOOD + 'steps = [{ P0 = "A3", refused = "no-mach" }]', "'no-mach' is no refusal of cone; is it no-match?"),
        (GOOD + 'steps = [{ P0 = "A3", refused = "" }]', "step 1.refused: names no clause; true stands for any"),
        (GOOD + 'steps = [{ P0 = "A3", refused = 1 }]', "step 1.refused: should be true, a clause or several"),
        (GOOD + "steps = [{ hands.P0 = true }]", "step 1.hands.P0: should be a text of names, or how many they are"),
        (GOOD + "steps = [{ totals = [1] }]", "step 1.totals: should be 4 whole numbers from 0 to 29999"),
        (GOOD + 'steps = [{ views.bystander.top = "V9" }]', "is not a key here: the keys are P0 P1 P2 P3 spectator"),
        (GOOD + 'steps = ["R9"]', "step 1: should be a table, with a move or an expectation"),
        (GOOD + "steps = [{}]", "step 1: should be a table, with a move or an expectation"),
        (GOOD + "steps = [{ hand.P0 = 3 }]", "step 1.hand: is not a key here; is it hands?"),
        (GOOD + "steps = []", "steps: should be a list of tables, at least one"),
        (LAZY + 'position.hands.P0 = "M5"', "position.hands.P0: M5 is not in this mode"),
        (LAZY + 'position.draws = "M5"', "position.draws: M5 is not in this mode"),
        (LAZY + 'position.top = "J"', "position.number: is missing: it should be a whole number from 1 to 20"),
        (LAZY + 'position = { top = "J", number = 5, colour = "R" }', "a joker stands for a number only"),
        (BETS + 'position.hands.P0 = "V20a V20a"', "position.hands.P0: V20a is named twice\n"),
        (
            BETS + 'position.bets.P0 = "E E"',
            "position.bets.P0: the engaño is always in the hand; it is named only in bets, and once",
        ),
        (BETS + 'position.removed = "VM"', "position.removed: currencies are V M C A R Y N"),
        (BETS + "position.game = 2", "position.game: should be 1, and nothing else"),
    ],
)
def test_a_wrong_scenario_file_gets_a_sentence(run, tmp_path, text, sentence):
    code, _, err = run("check", scenario(tmp_path, text))
    assert code == 2
    assert sentence in err
    assert "scenario.toml" in err


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ('actors = "P1"', "actors is P0, and should be P1"),
        ('actors = ""', "actors is P0, and should be nobody"),
        ('winners = "P1 P2"', "winners is nobody, and should be P1 P2"),
        ('champions = "P3"', "champions is nobody, and should be P3"),
        ('turn = "P2"', "turn is P0, and should be P2"),
        ('drawn = "V9"', "drawn is empty, and should be V9"),
        ("hands.P0 = 3", "hands.P0 is 2, and should be 3"),
        ('hands.P0 = "R9 Z3"', "hands.P0 is A3 R9, and should be R9 Z3 ('Z3' is no card of cone"),
        ('top = "v9"', "top is V9, and should be v9 ('v9' is no card of cone; is it V9?)"),
        ("taken = true", "taken is false, and should be true"),
        ("next_deal = true", "there is no next deal: The deal is not over yet."),
        ('P0 = "R9", events = "draws"', "expected draws to happen (in this order); what happened: plays (CO-01 CO-02)"),
        ('P0 = "A3", refused = "CO-13"', "P0 A3 is refused by no-match (CO-01 CO-02), and should be by CO-13"),
        ('P0 = "A3", refused = "CO-01 CO-13"', "P0 A3 is refused by no-match (CO-01 CO-02), and should be by CO-13"),
        ('P0 = "R9", refused = ["CO-01"]', "P0 R9 is legal, and should be refused"),
    ],
)
def test_what_a_step_expected_and_what_is(run, tmp_path, step, sentence):
    code, out, err = run("check", scenario(tmp_path, GOOD + f"steps = [{{ {step} }}]"))
    assert (code, err) == (1, "")
    assert f"scenario.toml: x: step 1: {sentence}" in out


@pytest.mark.parametrize("refused", ['"CO-01"', '"CO-02 CO-01"', '["CO-01", "CO-02"]', '"no-match"', "true"])
def test_a_refusal_cites_every_clause_that_is_named(run, tmp_path, refused):
    step = f'steps = [{{ P0 = "A3", refused = {refused}, winners = "", hands.P0 = 2, hands.P1 = 7 }}]'
    assert run("check", scenario(tmp_path, GOOD + step)) == (0, "1 passed, 0 failed\n", "")


def test_what_cannot_be_read_stops_nothing_after_it(run, tmp_path):
    """Neither the scenarios of the same file nor the files after it."""
    step = 'steps = [{ can.P0 = "R9" }]\n'
    body = GOOD.partition("\n")[2]
    texts = {
        "a": GOOD + step,
        "b": "game = ",
        "c": GOOD + "steps = 1\n" + body + step + body + 'steps = [{ can.P0 = "A3" }]\n',
        "e": "\ufeff" + GOOD + step,  # as an editor on Windows begins a text
    }
    for stem, text in texts.items():
        (tmp_path / f"{stem}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "f.toml").write_bytes(b"\xff\xfe")
    code, out, err = run("check", *(str(tmp_path / f"{stem}.toml") for stem in "abcdef"))
    assert code == 2
    assert out.endswith("3 passed, 1 failed, 4 could not be read\n")
    assert f"{tmp_path / 'c.toml'}: x: step 1: P0 may play: R9 call; the difference: A3\n" in out
    assert [line.removeprefix(f"sobremesa: {tmp_path}{os.sep}")[:24] for line in err.splitlines()] == [
        "b.toml: is not TOML: Inv",
        "c.toml: scenario 'x': st",
        "d.toml: cannot be opened",
        "f.toml: is not TOML: it ",
    ]


def test_check_of_a_missing_file(run):
    assert run("check", "nowhere.toml") == (
        2,
        "0 passed, 0 failed, 1 could not be read\n",
        "sobremesa: nowhere.toml: cannot be opened (No such file or directory)\n",
    )


@pytest.mark.parametrize("language", ["es", "en"])
def test_rules_prints_every_clause(run, language):
    code, out, _ = run("rules", "cone", "--lang", language)
    assert code == 0
    assert all(f"**CO-{n:02}** " in out for n in range(1, 28))


def test_sim_json_does_not_depend_on_the_threads(run):
    results = []
    for threads in ("1", "2", "3"):
        arguments = ("sim", "uno-monster-high", "--players", "3", "--games", "1200", "--seed", "5", "--json")
        code, out, _ = run(*arguments, "--option", "stacking=on", "--threads", threads)
        assert code == 0
        found = json.loads(out)
        assert found.pop("seconds") >= 0
        assert found.pop("moves_per_second") > 0
        results.append(found)
    assert results[0] == results[1] == results[2]
    assert results[0]["games"] == 1200 == sum(results[0]["wins"])
    assert {"game", "players", "moves", "seed", "options"} <= set(results[0])


def test_sim_prints_a_table(run):
    code, out, _ = run("sim", "cone", "--players", "2", "--games", "100")
    assert code == 0
    assert "P0" in out
    assert "out (CO-27" in out
    assert "million moves/s" in out


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_endings_of_a_simulation_add_up_to_its_games(run, game):
    """In La Mona two endings are of the same clause: none may hide another."""
    code, out, _ = run("sim", game.name, "--games", "300", "--json")
    found = json.loads(out)
    endings = found["outcomes"]
    assert sum(found["endings"].values()) == 300
    assert set(found["endings"]) == {ending["clauses"][0] for ending in endings.values()}
    assert code == 0
    assert sum(ending["games"] for ending in endings.values()) == 300
    names = {name: list(game.clauses[point]) for point, name in game.points.items()}
    assert {name: ending["clauses"] for name, ending in endings.items()} == {name: names[name] for name in endings}
    assert len(names) == len(game.points)
    if game.name == "la-mona":
        assert set(endings) == {"wins", "no-win"}


def test_the_docs_describe_what_a_simulation_prints(run):
    page = Path(__file__).parents[1] / "docs" / "simulation.md"
    described = re.findall(r"^\| (`.*?) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    _, out, _ = run("sim", "cone", "--games", "10", "--json")
    assert re.findall(r"`(\w+)`", " ".join(described)) == list(json.loads(out))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("serve", "--port", "x"), "a setting of the server is wrong: "),
        (("serve", "--database", "mysql://x/y"), "a database is sqlite:///FILE or postgresql://"),
        (("serve", "--database", "sqlite:////no/where"), "the database cannot be opened"),
        (("sim", "conee"), "there is no game 'conee'"),
        (("sim", "cone", "--players", "11"), "option players cannot be 11: it is a whole number from 2 to 10"),
        (("sim", "cone", "--option", "drawn"), "an option is name=value, not 'drawn'"),
        (("sim", "cone", "--option", "drawn=x"), "option drawn cannot be 'x': it is play (default) or end"),
        (("sim", "cone", "--option", "colour=x"), "cone has no option 'colour'"),
        (("sim", "cone", "--games", "-1"), "'-1' is not a whole number above zero"),
        (("sim", "cone", "--seed", "x"), "'x' is not a whole number"),
        (("replay", "nowhere.json"), "nowhere.json: cannot be opened"),
        (("ladder", "cone", "--bots", "chance"), "a ladder needs two bots"),
        (("ladder", "cone", "--bots", "chance,chance"), "a bot is named once"),
        (("ladder", "cone", "--bots", "chance,genius"), "there is no bot 'genius'"),
        (("ladder", "cone", "--think", "1", "--iterations", "1"), "not allowed with argument"),
        (("play", "cone", "--bots", "genius"), "there is no bot 'genius'"),
        (("rules", "cone", "--lang", "fr"), "invalid choice: 'fr'"),
    ],
)
def test_bad_arguments_get_a_sentence(run, arguments, sentence):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_a_ladder_for_programs_repeats_itself(run):
    asked = ("ladder", "cone", "--players", "3", "--deals", "2", "--iterations", "5", "--json")
    code, out, _ = run(*asked)
    found = json.loads(out)
    assert code == 0
    assert [duel["bots"] for duel in found["duels"]] == [
        ["chance", "sensible"],
        ["chance", "search"],
        ["sensible", "search"],
    ]
    assert all(
        0 <= duel["share"]["low"] <= duel["share"]["mean"] <= duel["share"]["high"] <= 1 for duel in found["duels"]
    )
    assert {each["bot"] for each in found["bots"]} == {"chance", "sensible", "search"}
    assert json.loads(run(*asked)[1]) == found


def test_a_ladder_for_people(run):
    code, out, err = run("ladder", "cone", "--deals", "50", "--bots", "chance,sensible")
    assert code == 0
    assert "sensible" in out
    assert "rating" in out
    assert "Traceback" not in err


@pytest.mark.parametrize("arguments", [(), ("serve",)])
def test_without_a_command_it_serves(run, monkeypatch, arguments):
    served = []
    monkeypatch.setenv("SOBREMESA_BOT_PAUSE", "7")
    for module in ("serve", "home"):
        monkeypatch.setattr(f"sobremesa.table.door.{module}.serve", lambda config, **_: served.append(config))
    assert run(*arguments) == (0, "", "")
    assert (served[0].port, served[0].bot_pause) == (8000, 7)


def test_a_whole_match_in_the_terminal(run, tmp_path):
    saved = tmp_path / "match.json"
    code, out, _ = run(
        *("play", "cone", "--players", "2", "--seed", "3", "--lang", "en", "--save", str(saved)),
        typed="R99\nA0\n" + "1\n" * 500,
    )
    assert code == 0
    assert 'I cannot read "R99"' in out
    assert "The match goes to" in out
    code, told, _ = run("replay", str(saved), "--lang", "en")
    assert code == 0
    assert told.splitlines()[-1].endswith("[CO-A21]")
    assert "takes a card" not in told
    _, seen, _ = run("replay", str(saved), "--lang", "en", "--seat", "1")
    assert "draws a card" in seen


def test_the_terminal_offers_the_word_and_asks_the_person_first(run):
    for seed in range(3):
        _, out, _ = run("play", "cone", "--players", "4", "--seed", str(seed), "--lang", "en", typed="1\n" * 500)
        assert "The match goes to" in out
        assert "claims P0’s silence" not in out  # the word stands first, and is always said
        assert out.count("’s silence.") < 10


def test_bets_grow_side_by_side_in_the_terminal(run):
    """You see what the others lay before you close your bet, and never which cards."""
    typed = "1\n2\nlock\n"
    play = ("play", "multiverse-money", "--players", "3", "--seed", "3", "--lang", "en", "--bots", "sensible")
    _, out, _ = run(*play, typed=typed)
    before = out[: out.index("MM-07")]
    assert "Bot 1 lays face down: a card. [MM-A20]" in before
    assert "Bets: P0: " in before
    assert "P1: ?" in before
    assert "closes the bet" not in before


def test_the_terminal_asks_which_game_and_can_be_left(run):
    code, out, err = run("play", "--lang", "es", typed="9\n1\nsalir\n")
    assert code == 0
    assert "¿A qué jugamos?" in out
    assert out.endswith("Hasta la próxima sobremesa.\n")
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[:40], "the log is not JSON"),
        (lambda text: text.replace('"sobremesa": 1', '"sobremesa": 9'), 'does not say "sobremesa": 1'),
        (lambda text: text.replace('"seed": "7"', '"seed": "seven"'), "not a hexadecimal number"),
        (lambda text: text.replace('"players": 2', '"players": 99'), "option players cannot be 99"),
        (lambda text: text.replace("P1 ", "P9 ", 1), "There is no seat P9"),
        (lambda text: text.replace("P1 ", "X ", 1), "'X' is no seat"),
        (lambda text: text.replace('"moves": [', '"moves": ["P0 Z9", '), "'Z9' is no move of cone"),
        (lambda text: text.replace('"moves": [', '"moves": [7, '), "a move of the log is not a text"),
        (lambda text: text.replace('"game": "cone", ', ""), "the log has no 'game'"),
    ],
)
def test_a_damaged_log_gets_a_sentence(run, tmp_path, damage, sentence):
    state = game("cone", players=2).deal(7)
    for _ in range(4):
        state = state.play(state.actor, state.legal(state.actor)[0])
    file = tmp_path / "log.json"
    file.write_text(damage(Log.of(state).write()), encoding="utf-8")
    code, _, err = run("replay", str(file))
    assert code == 2
    assert sentence in err
