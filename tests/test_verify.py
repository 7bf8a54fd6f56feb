"""What a file of a match proves: `sobremesa verify`, and the lines of docs/shuffle.md, which know nothing of ours."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from sobremesa.cli import main
from sobremesa.rules.game import games
from sobremesa.rules.log import Log
from sobremesa.rules.state import Setup
from sobremesa.table.core.matches import Match
from sobremesa.table.core.recording import MatchFile, record
from sobremesa.table.core.shuffle import Shuffle, commitment_of, derive, pledge_of
from sobremesa.table.core.wire import Chair

DOC = (Path(__file__).parents[1] / "docs" / "shuffle.md").read_text(encoding="utf-8")
BUNDLED = [name for name, game in games().items() if game.bundled]
CODE, NUMBER = "bamo-kituse", 3


def played(name: str, seed: int = 1) -> MatchFile:
    """The file of a match of some deals, the last seat left out."""
    luck, game = Random(seed), games()[name]
    setup = Setup(game, game.check({}))
    seal, *shares = (f"{luck.getrandbits(256):064x}" for _ in range(setup.players + 1))
    pledges = tuple(pledge_of(CODE, NUMBER, seat, share) for seat, share in enumerate(shares))
    shares[-1] = ""
    key = derive(seal, shares)
    state = setup.deal(int(key, 16))
    for _ in range(300):
        if state.over:
            if state.outcome.champions:
                break
            state = state.next_deal()
        seat = luck.choice(state.actors)
        state = state.play(seat, luck.choice(state.legal(seat)))
    shuffle = Shuffle(CODE, NUMBER, commitment_of(CODE, NUMBER, seal), seal, pledges, tuple(shares))
    log = Log.of(state)
    chairs = (Chair(name="Ana"),) * setup.players
    return record(Match(name, log.rules, log.options, f"{log.seed:x}", log.moves, chairs, (), (), shuffle))


def written(tmp_path: Path, file: MatchFile, **changed) -> Path:
    """A file, perhaps with something else in it than is true."""
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(msgspec.to_builtins(file) | changed))
    return path


def lied(file: MatchFile, **changed) -> dict:
    """The shuffle of a file with something else in it."""
    return {"shuffle": msgspec.to_builtins(file.shuffle) | changed}


@pytest.mark.parametrize("name", BUNDLED)
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_clean_match_holds(name, language, tmp_path, capsys):
    file = played(name)
    assert main(["verify", str(written(tmp_path, file)), "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("✓ ") for line in lines)
    shares = len(file.shuffle.shares)
    assert len(lines) == 1 + shares + 1 + len(file.dealt) + 1  # commitment, shares, key, deals, moves
    assert main(["replay", str(written(tmp_path, file))]) == 0


def cheats(file: MatchFile) -> dict[str, dict]:
    """Lies of a server, and the word by which the check names each."""
    shares, dealt = file.shuffle.shares, msgspec.to_builtins(file.dealt)
    hands = dealt[0]["hands"]
    swapped = [{**dealt[0], "hands": [hands[0][:-1] + hands[1][:1], hands[0][-1:] + hands[1][1:], *hands[2:]]}]
    other = commitment_of(CODE, NUMBER, "0" * 64)
    return {
        "server’s key is NOT": lied(file, seal="0" * 64),
        "had committed to": lied(file, commitment=other),
        "P0’s share is NOT": lied(file, shares=["0" * 64, *shares[1:]]),
        "key of the deals does NOT": lied(file, shares=["", *shares[1:]]),
        "does NOT follow": {"seed": "5eed"},
        "P0’s cards are NOT": {"dealt": [*swapped, *dealt[1:]]},
        "does not say which cards": {"dealt": []},
        "more deals": {"dealt": [*dealt, dealt[0]]},
        "moves do NOT": {"moves": ["P0 " + file.moves[-1].partition(" ")[2], *file.moves]},
    }


@pytest.mark.parametrize("word", cheats(played("cone")))
def test_a_lie_is_named(word, tmp_path, capsys):
    file = played("cone")
    assert main(["verify", str(written(tmp_path, file, **cheats(file)[word])), "--lang", "en"]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("✗ ")
    assert word in last


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"shuffle": None}, "before shuffles could be checked"),
        ({"shuffle": 7}, "is damaged"),
        ({"shuffle": {"code": "x"}}, "is damaged"),
        ({"dealt": [7]}, "is damaged"),
        ({"shuffle": {**msgspec.to_builtins(played("cone").shuffle), "seal": "Z" * 64}}, "is damaged"),
        ({"shuffle": {**msgspec.to_builtins(played("cone").shuffle), "shares": []}}, "is damaged"),
        ({"rules": 99}, "newer"),
    ],
)
def test_a_file_that_cannot_be_checked_gets_a_sentence(damage, sentence, tmp_path, capsys):
    assert main(["verify", str(written(tmp_path, played("cone"), **damage)), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def lines_of(doc: str) -> str:
    """The lines that a page of the documentation tells people to run."""
    (found,) = re.findall(r"```python\n(.*?)```", doc, re.DOTALL)
    return found


def strangers_check(path: Path) -> subprocess.CompletedProcess[str]:
    """The lines of the documentation, by a Python that finds nothing of ours."""
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", lines_of(DOC), str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("name", BUNDLED)
def test_the_lines_of_the_documentation_check_every_game(name, tmp_path):
    file = played(name)
    found = strangers_check(written(tmp_path, file))
    assert found.stderr == ""
    assert found.stdout == f"clean: {len(file.dealt)} deals, left out: [{len(file.chairs) - 1}]\n"


@pytest.mark.parametrize("word", ["server’s key is NOT", "P0’s share is NOT", "does NOT follow", "P0’s cards are NOT"])
def test_the_lines_of_the_documentation_find_a_lie(word, tmp_path):
    file = played("cone")
    found = strangers_check(written(tmp_path, file, **cheats(file)[word]))
    assert found.returncode == 1
    assert "AssertionError: " in found.stderr


def test_the_lines_are_few():
    assert sum(bool(line.strip()) for line in lines_of(DOC).splitlines()) <= 40


def test_the_deals_of_a_file_are_all_cards_that_were_in_play():
    for name in BUNDLED:
        file = played(name)
        game = games()[name]
        for deal in file.dealt:
            assert len(deal.deck) <= sum(map(len, game.deck.values()))
            assert not set(deal.deck) - set(game.deck)
            assert all(set(hand) <= set(deal.deck) for hand in deal.hands)


def test_both_languages_say_the_same():
    folder = Path(main.__code__.co_filename).parent
    ids = [
        re.findall(r"^([\w-]+) =", (folder / f"verify.{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in ("es", "en")
    ]
    assert ids[0] == ids[1]
