"""The lessons of the page: what is kept is what their sources give, by the rules; and everything is said, twice."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from kit import BUNDLED

from sobremesa.rules.words import LANGUAGES
from tools import lessons

SOURCES = lessons.sources()
NAMED = re.compile(r"\{ \$\w+ \}")
LONG = 175  # letters of a beat: one or two sentences
CLOSING = ("title", "end")
SHORT = ("aim", "turn", "end", "picture-1", "picture-2", "picture-3")

by_name = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)


def kept(source: Path) -> dict[str, Any]:
    """A lesson as the page reads it."""
    return json.loads(source.with_suffix(".json").read_text(encoding="utf-8"))


def sentences(source: Path, language: str) -> dict[str, str]:
    """What is said in a lesson, by its id."""
    text = source.with_suffix(f".{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def test_every_game_has_a_lesson_and_is_told_in_short():
    assert {source.stem for source in SOURCES if len(kept(source)["short"]) == len(SHORT) // 2} >= set(BUNDLED)


@by_name
def test_a_lesson_is_what_its_source_gives(source):
    assert source.with_suffix(".json").read_text(encoding="utf-8") == lessons.render(source), "run: make lessons"


@by_name
def test_a_lesson_has_a_few_beats_and_the_learner_plays(source):
    beats = kept(source)["beats"]
    assert 6 <= len(beats) <= 8
    asked = [beat for beat in beats if any(seat == lessons.LEARNER for seat, _ in beat["steps"])]
    assert len(asked) >= len(beats) - 2


@by_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beat_says_one_thing(source, language):
    lesson = kept(source)
    beats, said = lesson["beats"], sentences(source, language)
    told = {f"lesson-{source.stem}-{name}" for name in (*CLOSING, *(beat["id"] for beat in beats))}
    told |= {f"mark-{source.stem}-{mark['id']}" for mark in lesson["marks"]}
    if lesson["short"]:
        told |= {f"short-{source.stem}-{part}" for part in SHORT}
    assert said.keys() == told
    assert {name: text for name, text in said.items() if len(text) > LONG} == {}


@by_name
def test_both_languages_say_the_same(source):
    spanish, english = (sentences(source, language) for language in LANGUAGES)
    assert spanish.keys() == english.keys()
    for name, text in spanish.items():
        assert set(NAMED.findall(text)) == set(NAMED.findall(english[name])), name
