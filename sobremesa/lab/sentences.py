"""What was found, in plain sentences: first of the setting that others are compared with, then of each of them.

Which sentence is said follows from the verdict of a figure; the numbers in it are never rounded into a finding.
"""

from collections.abc import Iterator

import numpy as np

from sobremesa.lab.counting import figures, layout
from sobremesa.lab.counting.arithmetic import (
    DIFFERENCE,
    EARLY,
    FIGURE,
    GAIN,
    LESS,
    MORE,
    NEEDED,
    SAME,
    VERDICT,
    Figures,
)
from sobremesa.lab.counting.desk import Counts
from sobremesa.lab.counting.running import MOST_MOVES
from sobremesa.lab.counting.tally import MOST_DEALS
from sobremesa.lab.numbers import about, interval, most
from sobremesa.lab.question import Question
from sobremesa.lab.run import Found
from sobremesa.lab.setting import Setting, settings, sides
from sobremesa.lab.speech import Speech, speech

VERDICTS = {EARLY: "early", SAME: "same", MORE: "more", LESS: "less"}
SHARPER = 0.95  # of the variance: below it, pairing has helped


def sentences(question: Question, found: Found, language: str) -> list[str]:
    """Everything that is said of an answer."""
    say, seated = speech(question.game, language), settings(question)
    tally, said = found.tallies[0], said_of(found, 0, seated[0])
    lines = [*_measured(say, question, seated[0], tally, said)]
    for number, setting in enumerate(seated[1:], 1):
        than = compared_with_first(found, number)
        lines += _different(say, question, seated[0], setting, number, tally, than)
        lines += _unfinished(say, question, found.tallies[number], number)
    return [*lines, *_notes(say, found)]


def said_of(found: Found, number: int, setting: Setting) -> Figures:
    """The figures of a setting."""
    out = np.zeros(figures.SAID)
    figures.describe(found.tallies[number], setting.setup.players, out)
    return out


def compared_with_first(found: Found, number: int) -> Figures:
    """The figures of a setting beside the first."""
    out = np.zeros(figures.COMPARED)
    together = len(found.differences)
    figures.compare(found.tallies[0], found.tallies[number], found.differences[number - 1], together, out)
    return out


def measure_of(question: Question) -> int:
    """What the length of a deal is measured in, or of a match: moves, or deals."""
    return layout.DEALT if question.unit == "match" else layout.LENGTH


def _measured(say: Speech, question: Question, setting: Setting, tally: Counts, said: Figures) -> Iterator[str]:
    """What is said of the first setting."""
    players, alike = setting.setup.players, sides(setting)
    yield say.say(
        "measured",
        unit=question.unit,
        deals=about_all(int(tally[layout.PLAYED]), say),
        title=setting.setup.game.title,
        players=players,
        bots=say.bots(setting.bots),
    )
    yield _figure(say, "length", said, figures.MEASURED + FIGURE * measure_of(question), 1.0, unit=question.unit)
    if has_beginner(tally):
        even = interval(100 * wins_of_a_seat(tally, players), 0, 2, say.language).mean
        yield _figure(say, "first", said, figures.MEASURED + FIGURE * layout.PLACED, 100.0, even=even)
    if not all(alike):
        even, who = interval(100 * sum(alike) / players, 0, 2, say.language).mean, say.like_the_first(setting, alike)
        yield _figure(
            say, "side", said, figures.MEASURED + FIGURE * layout.SIDE, 100.0, even=even, who=who, many=str(sum(alike))
        )
    if tally[layout.ASKED]:
        yield _figure(say, "lead", said, figures.LED + FIGURE * (layout.MOMENTS // 2), 100.0)
    for number, restriction in enumerate(setting.restrictions):
        narrowed, impossible = (int(tally[layout.KEPT + 2 * number + i]) for i in range(2))
        yield say.say(
            "kept",
            restriction=say.restriction(restriction),
            narrowed=about_all(narrowed, say),
            impossible=about_all(impossible, say),
        )
    yield from _unfinished(say, question, tally, 0)


def _unfinished(say: Speech, question: Question, tally: Counts, number: int) -> Iterator[str]:
    """How many deals, or matches, of a setting were given up, if any."""
    if many := int(tally[layout.UNFINISHED]):
        counts = {"many": many, "moves": MOST_MOVES, "deals": MOST_DEALS}
        said = {name: about_all(count, say) for name, count in counts.items()}
        message, setting = ("unfinished-with", _quoted(say, question, number)) if number else ("unfinished", "")
        yield say.say(message, unit=question.unit, setting=setting, **said)


def _quoted(say: Speech, question: Question, number: int) -> str:
    """A setting's name, in a sentence."""
    return say.say("quoted", text=say.setting(question, number))


def about_all(number: int, say: Speech) -> str:
    """A count, all of it."""
    return interval(number, number, number, say.language).mean


def wins_of_a_seat(tally: Counts, players: int) -> float:
    """How often a seat wins if all are alike: more than its part, where wins are shared."""
    wins = sum(int(tally[layout.SEATED + seat]) for seat in range(players))
    return wins / (players * int(tally[layout.PLAYED]))


def has_beginner(tally: Counts) -> bool:
    """Whether every deal was begun by one seat."""
    return bool(tally[layout.PLAYED]) and bool(tally[layout.BEGUN] == tally[layout.PLAYED])


def _figure(say: Speech, message: str, said: Figures, at: int, times: float, **more: str) -> str:
    mean, low, high = (float(each) * times for each in said[at : at + FIGURE])
    return say.say(message, **interval(mean, low, high, say.language)._asdict(), **more)


def headlines(question: Question, base: Setting, other: Setting, tally: Counts) -> list[tuple[str, int, float]]:
    """The differences that are put into sentences: what it is called, its measure, and what it is multiplied by."""
    found = [("length", measure_of(question), 1.0)]
    if has_beginner(tally):
        found.append(("first", layout.PLACED, 100.0))
    as_many = base.setup.players == other.setup.players
    if as_many and (base.bots != other.bots or base.restrictions != other.restrictions):
        found += [("wins", layout.WON, 100.0), ("points", layout.SCORED, 1.0)]
    return found


def _different(
    say: Speech, question: Question, base: Setting, other: Setting, number: int, tally: Counts, than: Figures
) -> Iterator[str]:
    """What is said of another setting."""
    for name, column, times in headlines(question, base, other, tally):
        at = figures.MORE_MEASURED + DIFFERENCE * column
        mean, low, high = (float(each) * times for each in than[at : at + FIGURE])
        verdict = int(than[at + VERDICT])
        mean, low, high = (-mean, -high, -low) if verdict == LESS else (mean, low, high)
        shown = interval(mean, low, high, say.language)
        yield say.say(
            f"{name}-{VERDICTS[verdict]}",
            setting=_quoted(say, question, number),
            unit=question.unit,
            seat="P0",
            most=most(low, high, say.language),
            needed=about(float(than[at + NEEDED]), say.language),
            **shown._asdict(),
        )


def _notes(say: Speech, found: Found) -> Iterator[str]:
    """What has to be known besides."""
    many = len(found.differences)
    if many:
        at = figures.MORE_MEASURED + DIFFERENCE * layout.LENGTH + GAIN
        left = min(float(compared_with_first(found, number)[at]) for number in range(1, many + 1))
        paired = interval(100 * left, 0, 20, say.language).mean
        yield say.say("paired", left=paired) if left < SHARPER else say.say("apart")
    if many > 1:
        yield say.say("together", settings=many)
    yield say.say("people")
