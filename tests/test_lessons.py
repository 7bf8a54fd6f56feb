"""The lessons of the page: what is kept is what their sources give, by the rules; and everything is said, twice."""

import json
import re
from pathlib import Path

import pytest
from kit import BUNDLED

from sobremesa.rules.words import LANGUAGES
from tools import lessons

SOURCES = lessons.sources()
LONG = 175  # letters of a beat: one or two sentences
CLOSING = ("title", "end")

by_name = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)


def sentences(source: Path, language: str) -> dict[str, str]:
    """What is said in a lesson, by its id."""
    text = source.with_suffix(f".{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def test_every_game_has_a_lesson():
    assert {source.stem for source in SOURCES} >= set(BUNDLED)


@by_name
def test_a_lesson_is_what_its_source_gives(source):
    assert source.with_suffix(".json").read_text(encoding="utf-8") == lessons.render(source), "run: make lessons"


@by_name
def test_a_lesson_has_a_few_beats_and_the_learner_plays(source):
    beats = json.loads(source.with_suffix(".json").read_text(encoding="utf-8"))["beats"]
    assert 6 <= len(beats) <= 8
    asked = [beat for beat in beats if any(seat == lessons.LEARNER for seat, _ in beat["steps"])]
    assert len(asked) >= len(beats) - 2


@by_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beat_says_one_thing(source, language):
    beats = json.loads(source.with_suffix(".json").read_text(encoding="utf-8"))["beats"]
    said = sentences(source, language)
    told = {f"lesson-{source.stem}-{name}" for name in (*CLOSING, *(beat["id"] for beat in beats))}
    assert {name for name in said if name.startswith("lesson-")} == told
    assert {name: text for name, text in said.items() if len(text) > LONG} == {}


@by_name
def test_both_languages_say_the_same(source):
    spanish, english = (sentences(source, language) for language in LANGUAGES)
    assert spanish.keys() == english.keys()
    named = {name: (set(re.findall(r"\$\w+", text)), set(re.findall(r"\$\w+", english[name]))) for name, text in spanish.items()}
    assert [name for name, (one, other) in named.items() if one != other] == []
