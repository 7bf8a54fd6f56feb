"""Matches of older rules stay readable: what every version left behind (tests/versions) shows what it showed then."""

import json
from dataclasses import replace

import pytest
from kit import BUNDLED
from write_versions import FOLDER, boards, digest, plain, shown, unpack

import sobremesa
from sobremesa.arguments import settle
from sobremesa.cli import main
from sobremesa.rules.errors import BadOption, OtherRules
from sobremesa.rules.game import Option
from sobremesa.rules.log import Log

GAMES = sobremesa.games()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
KEPT = sorted((file.parent.name, int(file.name.split(".")[0])) for file in FOLDER.glob("*/*[0-9].json.gz"))
every_kept = pytest.mark.parametrize(("name", "version"), KEPT, ids=[f"{name}-{version}" for name, version in KEPT])


def content(name, version):
    return json.loads(unpack(FOLDER / name / f"{version}.json.gz"))


def is_cited(then, now, game):
    """The clause that decided then decides now, unless the rulebook has it no more."""
    return then["clauses"][0] in now["clauses"] or then["clauses"][0] not in game.clause_ids


def shows(then, now, game, names):
    """A state shows everything that it showed then; new rules may show, tell and allow more."""
    for board, before in zip(now["boards"], then["boards"], strict=True):
        assert {key: board.get(key) for key in before} == before
    told = [event for event in now["events"] if event["point"] in names]
    for event, before in zip(told, then["events"], strict=True):
        assert {**event, "clauses": []} == {**before, "clauses": []}
        assert is_cited(before, event, game)
    for legal, before in zip(now["legal"], then["legal"], strict=True):
        assert set(before) <= set(legal)
    assert set(now["owed"]) == set(then["owed"])  # in which order they are asked is no rule
    for outcome in (now["outcome"], then["outcome"]):
        if outcome is not None:
            outcome.pop("clause")
    assert now["outcome"] == then["outcome"]


def check(kept, game, names):
    """A log replays to the same states; what it says of itself then can be read again."""
    states = list(Log.read(kept["log"]).replay())
    assert len(states) == kept["states"]
    assert digest(states, kept["keys"], names) == kept["digest"], kept["what"]
    for at, then in kept["shown"].items():
        shows(then, plain(shown(states[int(at)])), game, names)
    again = Log.read(Log.of(states[-1]).write())
    assert again.rules == game.version
    *_, last = again.replay()
    assert last == states[-1]
    assert Log.of(last) == again


@pytest.mark.parametrize("game", BUNDLED.values(), ids=BUNDLED)
def test_every_version_before_has_left_something(game):
    """Before a rule is changed the old program writes its fixtures (docs/adding-a-game.md)."""
    assert {version for name, version in KEPT if name == game.name} >= set(game.former)


@every_kept
def test_logs_show_what_they_showed(name, version):
    found = content(name, version)
    for kept in found["logs"]:
        check(kept, GAMES[name], found["events"])


@every_kept
def test_what_was_usual_then_is_recalled(name, version):
    """A log that leaves out what was usual in its time means what was usual in its time."""
    recalled = GAMES[name].recall(version, {})
    defaults = content(name, version)["defaults"]
    assert {option: recalled[option] for option in defaults} == defaults


@every_kept
def test_logs_outlive_the_next_version(name, version, changing):
    """The next version names this one among its former ones, and the logs of all of them are read as ever."""
    game = GAMES[name]
    changing(game, version=game.version + 1, former={**game.former, game.version: {}})
    found = content(name, version)
    for kept in found["logs"][:3]:
        check(kept, game, found["events"])


def add_old_way(changing, game):
    """The next version has changed a rule, and keeps the old one as an option that nobody is offered."""
    old = Option("old_way", False, (False, True), offered=False)
    changing(
        game,
        options=(*game.options, old),
        version=game.version + 1,
        former={
            **{version: {**options, "old_way": True} for version, options in game.former.items()},
            game.version: {"old_way": True},
        },
    )


@every_kept
def test_a_former_way_is_written_down_with_its_options(name, version, changing):
    game = GAMES[name]
    add_old_way(changing, game)
    text = content(name, version)["logs"][0]["log"]
    *_, last = Log.read(text).replay()
    assert last.setup.options["old_way"] is True
    again = Log.of(last)
    assert (again.rules, again.options["old_way"]) == (game.version, True)
    assert list(again.replay())[-1] == last
    assert sobremesa.game(name).options["old_way"] is False


@every_game
def test_what_is_not_offered_is_nobody_s_to_choose_but_who_knows_it(game, changing):
    add_old_way(changing, game)
    assert "old_way" not in [option.name for option in game.offered]
    with pytest.raises(BadOption) as error:
        sobremesa.game(game.name, oldish_way=True)
    assert "old_way" not in str(error.value).split(":")[1]
    assert sobremesa.game(game.name, old_way=True).options["old_way"] is True
    assert settle(game.name, ["old_way=on"]).options["old_way"] is True
    with pytest.raises(BadOption, match="old_way cannot be chosen"):
        game.choose({"old_way": True})
    assert game.choose({"old_way": False}) == game.check({})


@every_game
def test_today_s_options_for_an_older_table(game, changing):
    """What was chosen stays chosen; what was as usual is as usual now; what is no more is left out."""
    usual = game.check({})
    chosen = next(option for option in game.offered if option.name != "players")
    other = next(value for value in chosen.values if value != chosen.default)
    changing(
        game,
        version=game.version + 1,
        former={game.version: {chosen.name: chosen.default}},
        options=tuple(replace(option, default=other) if option is chosen else option for option in game.options),
    )
    version = game.version - 1
    assert game.renew(version, usual)[chosen.name] == other
    assert game.renew(version, {**usual, "gone": 3, "players": 3})["players"] == 3
    kept = (
        next(value for value in chosen.values if value not in (chosen.default, other))
        if len(chosen.values) > 2
        else other
    )
    assert game.renew(version, {**usual, chosen.name: kept})[chosen.name] == kept
    assert game.renew(version, {**usual, chosen.name: "nonsense"})[chosen.name] == other
    with pytest.raises(BadOption):
        game.renew(version, {**usual, "players": 99})


@every_game
@pytest.mark.parametrize("newer", [False, True], ids=["older", "newer"])
def test_rules_that_are_not_here_get_a_sentence(game, newer, changing, tmp_path, capsys):
    log = Log.of(sobremesa.game(game.name).deal(1))
    file = tmp_path / "log.json"
    file.write_text(replace(log, rules=log.rules + newer).write(), encoding="utf-8")
    if not newer:
        changing(game, version=game.version + 1, former={})
    with pytest.raises(OtherRules) as error:
        next(Log.read(file.read_text(encoding="utf-8")).replay())
    assert (error.value.newer, error.value.today) == (newer, game.version)
    for language, sentence in (
        ("es", "más nuevas" if newer else "ya no tiene"),
        ("en", "newer" if newer else "no longer"),
    ):
        assert main(["replay", str(file), "--lang", language]) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert game.title in said


@every_kept
def test_the_story_of_an_old_log_is_told(name, version, changing, tmp_path, capsys):
    game = GAMES[name]
    changing(game, version=game.version + 1, former={**game.former, game.version: {}})
    file = tmp_path / "log.json"
    text = content(name, version)["logs"][0]["log"]
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) >= len(Log.read(text).moves)
    assert boards(next(Log.read(text).replay()))
