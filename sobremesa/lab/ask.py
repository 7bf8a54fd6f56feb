"""`sobremesa lab FILE`: a question from a file, its answer on the terminal."""

import argparse
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
from msgspec import structs
from rich.console import Console

from sobremesa.bots.warming import warm
from sobremesa.lab.answer import Answer, answer
from sobremesa.lab.html import as_html
from sobremesa.lab.question import Question, canonical
from sobremesa.lab.report import as_csv, as_tables
from sobremesa.lab.run import play_chunk
from sobremesa.lab.setting import settings
from sobremesa.lab.toml import read_question
from sobremesa.rules import jit
from sobremesa.rules.errors import Unreadable
from sobremesa.sim.crew import Crew

COUNTING = jit.stamp([Path(__file__).parent / "counting"])  # what a question compiles

Say = Callable[[str], None]
Progress = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]


def ask(asked: argparse.Namespace, text: str, crew: Crew, say: Say, progress: Progress) -> int:
    """Answer the question of a file."""
    question = read_question(text)
    if asked.deals is not None:
        question = canonical(structs.replace(question, deals=asked.deals, seconds=None))
    rehearse(question, asked.lang, say)
    total = 100 if question.deals is None else question.deals
    with progress("deals", total) as bar:
        found = answer(question, crew=crew, progress=bar)
    if asked.csv is not None:
        _write(asked.csv, as_csv(found))
    if asked.html is not None:
        _write(asked.html, as_html(found, asked.lang))
    if asked.json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(found, asked.lang)
    return 0


def rehearse(question: Question, language: str, say: Say) -> None:
    """Compile what the question takes, unless the cache has it."""
    setup = settings(question)[0].setup
    warm(setup, f"lab-{COUNTING}", language, say, lambda: play_chunk(question, 0, 1))


def _show(found: Answer, language: str) -> None:
    """Tables, and what they say in sentences."""
    console = Console()
    for table in as_tables(found, language):
        console.print(table)
    for sentence in found.sentences[language]:
        console.print(sentence, highlight=False, markup=False)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unreadable(f"{file}: cannot be written ({error.strerror})") from error
