"""An answer as one HTML file with the page's own pictures: it asks nobody for anything."""

import html
import json
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.lab import contract
from sobremesa.lab.address import write_address
from sobremesa.lab.answer import Answer
from sobremesa.lab.run import Found
from sobremesa.lab.sentences import compared_with_first, said_of
from sobremesa.lab.setting import settings
from sobremesa.rules.description import describe
from sobremesa.rules.errors import Unreadable
from sobremesa.rules.game import Game, find
from sobremesa.rules.words import SHARED

SCRIPT = Path(__file__).parents[1] / "table" / "page" / "report.js"  # built with the page


def as_html(answer: Answer, language: str) -> str:
    """The whole file."""
    title = answer.question.title.get(language) or find(answer.question.game).title
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{html.escape(title)}</title>",
            f'<body><script id="answer" type="application/json">{_inside(_written(answer, title, language))}</script>',
            f"<script>{_script()}</script></body>",
            "</html>\n",
        )
    )


def _written(answer: Answer, title: str, language: str) -> str:
    """What the script reads: the question, and everything that was counted and said."""
    game, found = find(answer.question.game), _found(answer)
    seated = settings(answer.question)
    written: dict[str, Any] = {
        "language": language,
        "title": title,
        "address": write_address(answer.question),
        "description": describe(game),
        "sentences": _sentences(game, language),
        "contract": contract.shared(),
        "played": answer.played,
        "tallies": [tally.tolist() for tally in found.tallies],
        "differences": [sums.tolist() for sums in found.differences],
        "figures": [said_of(found, number, setting).tolist() for number, setting in enumerate(seated)],
        "compared": [compared_with_first(found, number).tolist() for number in range(1, len(seated))],
    }
    return json.dumps(written, ensure_ascii=False)


def _found(answer: Answer) -> Found:
    """The tallies of an answer."""
    return Found(
        [np.array(setting.tally, np.int64) for setting in answer.settings],
        [np.array(contrast.sums, np.int64) for contrast in answer.compared],
    )


def _sentences(game: Game, language: str) -> str:
    """The sentences of a game, the shared ones first."""
    files = (folder / f"words.{language}.ftl" for folder in (SHARED, *game.folders))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def _script() -> str:
    try:
        return _inside(SCRIPT.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("the page has not been built: run `make page` first") from error


def _inside(text: str) -> str:
    """A text that cannot end the element that it stands in."""
    return text.replace("</", "<\\/").replace("<!--", "<\\!--")
