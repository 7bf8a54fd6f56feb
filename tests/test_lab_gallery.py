"""The gallery of the lab: questions in both languages, and answers that a smaller run finds again."""

from collections.abc import Iterator
from statistics import NormalDist

import pytest
from kit import BUNDLED, FACTOR, compiled_only
from msgspec import structs

from sobremesa.lab.answer import Difference, Figure, answer
from sobremesa.lab.exhibits import Exhibit, Small, exhibits, small
from sobremesa.rules.words import LANGUAGES

EVERY = list(exhibits())
EVERY_EXHIBIT = pytest.mark.parametrize("exhibit", EVERY, ids=[f"{e.question.game}-{e.file.stem}" for e in EVERY])
FEW, PART = 128 * FACTOR, 8  # deals, and what part of those that were played


def figures(found: Small) -> Iterator[Figure | Difference]:
    """All figures of an answer, in their order."""
    for setting in found.settings:
        yield setting.moves
        yield from setting.wins
    for compared in found.compared:
        yield from compared.values()


TOGETHER = sum(1 for exhibit in EVERY for _ in figures(exhibit.answer()))  # figures that are looked at
WIDER = NormalDist().inv_cdf(1 - 1 / (40 * TOGETHER)) / NormalDist().inv_cdf(1 - 1 / 40)


def test_every_game_has_some():
    assert {exhibit.question.game for exhibit in EVERY} == set(BUNDLED)


@EVERY_EXHIBIT
def test_it_is_asked_and_answered_in_both_languages(exhibit: Exhibit):
    kept = exhibit.answer()
    assert set(exhibit.question.title) == set(kept.sentences) == set(LANGUAGES)
    assert exhibit.file.parent.name == exhibit.question.game
    assert kept.played == exhibit.question.deals
    assert len(kept.settings) == 1 + len(kept.compared) == 1 + len(exhibit.question.compared)


@compiled_only
@EVERY_EXHIBIT
def test_fewer_deals_find_the_same_within_their_intervals(exhibit: Exhibit):
    kept = exhibit.answer()
    fewer = structs.replace(exhibit.question, deals=min(FEW, kept.played // PART))
    for few, many in zip(figures(small(answer(fewer, threads=1))), figures(kept), strict=True):
        reach = (few.high - few.low + many.high - many.low) / 2
        assert abs(few.mean - many.mean) <= WIDER * reach
