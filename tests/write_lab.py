"""Questions for the page's lab: `python tests/write_lab.py` writes what the page must make of them.

In `build/lab/addresses.json` questions of every game with their addresses, and in `build/lab/<name>.json` a small
question, its tallies, the differences from deal to deal, the figures of both and the sentences.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from kit import sizes
from questions import ENDLESS, random_question

from sobremesa.lab.address import write_address
from sobremesa.lab.question import MOST_COMPARED, Question, convert_question
from sobremesa.lab.run import run
from sobremesa.lab.sentences import compared_with_first, said_of, sentences
from sobremesa.lab.setting import settings, without_titles
from sobremesa.lab.toml import write_question
from sobremesa.rules.game import Game, games
from sobremesa.rules.words import LANGUAGES

FOLDER = Path(__file__).parents[1] / "build" / "lab"
MANY = 20  # addresses of each game


def addresses(game: Game, luck: Random) -> list[dict[str, Any]]:
    """Questions of a game, each as a value, as an address and as a file."""
    asked = [random_question(game, luck) for _ in range(MANY)]
    return [
        {"question": plain(each), "address": write_address(each), "toml": write_question(without_titles(each))}
        for each in asked
    ]


def small(game: Game) -> Question:
    """A small question of a game: the fewest players, one of whom may not make the first move of the game."""
    others = [{"restrictions": [{"never": [next(iter(game.moves))], "seats": [0]}]}]
    asked = {"game": game.name, "options": {"players": sizes(game)[0]}, "deals": 2, "seed": 65, "rotate": True}
    return convert_question({**asked, "compared": others})


def worded(game: Game) -> Question:
    """A question that is compared by every value of every option that is no switch and no range of numbers."""
    found = [
        {"options": {option.name: value}}
        for option in game.offered
        for value in option.values
        if not isinstance(value, bool) and not isinstance(option.values, range) and value != option.default
    ]
    return convert_question({"game": game.name, "deals": 1, "bots": "chance", "compared": found[:MOST_COMPARED]})


def endless(game: Game) -> Question:
    """The same, in matches: in the other setting a deal does not end, and there are more players."""
    others = [{"options": {"players": sizes(game)[1]}, "restrictions": [ENDLESS[game.name]]}]
    asked = {"game": game.name, "options": {"players": sizes(game)[0]}, "deals": 2, "seed": 66, "unit": "match"}
    return convert_question({**asked, "restrictions": [ENDLESS[game.name]], "compared": others})


def told(question: Question) -> dict[str, Any]:
    """What the page must count, and say of it."""
    found, seated = run(question, threads=1), settings(question)
    return {
        "question": plain(question),
        "address": write_address(question),
        "tallies": [tally.tolist() for tally in found.tallies],
        "differences": [sums.tolist() for sums in found.differences],
        "figures": [said_of(found, number, setting).tolist() for number, setting in enumerate(seated)],
        "compared": [compared_with_first(found, number).tolist() for number in range(1, len(seated))],
        "sentences": {language: sentences(question, found, language) for language in LANGUAGES},
    }


def plain(question: Question) -> Any:
    """A question as JSON has it."""
    return msgspec.to_builtins(question)


def write(name: str, data: Any) -> None:
    """Write a file for the page's tests."""
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    luck = Random(7)
    write("addresses", [each for game in games().values() for each in addresses(game, luck)])
    for game in games().values():
        write(game.name, told(small(game)))
        write(f"{game.name}-options", told(worded(game)))
        if game.name in ENDLESS:
            write(f"{game.name}-endless", told(endless(game)))
