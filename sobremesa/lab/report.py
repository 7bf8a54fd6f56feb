"""An answer for people: tables for a terminal, and a file of figures for a spreadsheet."""

import csv
import io
from collections.abc import Iterator

from rich.table import Table

from sobremesa.lab.answer import Answer, Figure, Habit, Measured
from sobremesa.lab.numbers import interval
from sobremesa.lab.speech import Speech, speech

MOST_ROWS = 20  # of a table of moves or events; the rest is in the JSON


def as_tables(answer: Answer, language: str) -> Iterator[Table]:
    """The tables of every setting."""
    say = speech(answer.question.game, language)
    for setting in answer.settings:
        yield _seats(say, setting)
        yield _endings(say, setting)
        yield _habits(say, "move", setting.kinds)
        yield _habits(say, "move", sorted(setting.made, key=lambda each: -each.times)[:MOST_ROWS])
        yield _habits(say, "event", sorted(setting.happened, key=lambda each: -each.times)[:MOST_ROWS])


def _table(say: Speech, title: str | None, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(say.say(column), justify="right" if number else "left")
    return table


def _seats(say: Speech, setting: Measured) -> Table:
    table = _table(say, setting.title[say.language], "seat", "wins", "points", *(["place"] if setting.places else []))
    for seat in range(setting.players):
        figures = [_percent(setting.wins[seat], say), _plain(setting.points[seat], say)]
        figures += [_percent(place, say) for place in setting.places[seat : seat + 1]]
        table.add_row(f"P{seat}", *figures)
    return table


def _endings(say: Speech, setting: Measured) -> Table:
    table = _table(say, None, "ending", "deals", "share")
    for ending in setting.endings:
        table.add_row(f"{ending.point} ({' '.join(ending.clauses)})", f"{ending.deals:,}", _percent(ending.share, say))
    return table


def _habits(say: Speech, what: str, habits: Iterator[Habit] | tuple[Habit, ...] | list[Habit]) -> Table:
    table = _table(say, None, what, "times", "did", "with", "without", "worth")
    for habit in habits:
        name = f"{habit.name} ({' '.join(habit.clauses)})" if habit.clauses else habit.name
        worth = [_percent(each, say) for each in (habit.won, habit.otherwise, habit.more)]
        table.add_row(name, f"{habit.a_deal:.2f}", f"{habit.share:.1%}", *worth)
    return table


def _percent(figure: Figure, say: Speech) -> str:
    shown = interval(100 * figure.mean, 100 * figure.low, 100 * figure.high, say.language)
    return f"{shown.mean} % ({shown.low} … {shown.high})"


def _plain(figure: Figure, say: Speech) -> str:
    shown = interval(figure.mean, figure.low, figure.high, say.language)
    return f"{shown.mean} ({shown.low} … {shown.high})"


HEADER = ("setting", "table", "row", "figure", "value", "low", "high", "count")


def as_csv(answer: Answer) -> str:
    """Every figure as a row: which setting, which table, which row of it, what, the value and its interval."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEADER)
    for number, setting in enumerate(answer.settings):
        writer.writerows([number, *row] for row in _rows(setting))
    for number, contrast in enumerate(answer.compared, 1):
        for name, each in contrast.measures.items():
            for seat, difference in enumerate(each):
                numbers = (difference.mean, difference.low, difference.high)
                writer.writerow([number, "difference", seat if len(each) > 1 else "", name, *numbers, ""])
    return text.getvalue()


Row = tuple[str | int | float, ...]


def _rows(setting: Measured) -> Iterator[Row]:
    for name in ("moves", "turns", "deals", "side", "changes"):
        yield "deals", "", name, *_numbers(getattr(setting, name)), ""
    yield "deals", "", "unfinished", "", "", "", setting.unfinished
    for name in ("wins", "shares", "points", "places", "seats"):
        for seat, figure in enumerate(getattr(setting, name)):
            yield "seats", f"P{seat}", name, *_numbers(figure), ""
    for start, deals in setting.lengths:
        yield "lengths", start, "deals", "", "", "", deals
    for ending in setting.endings:
        yield "endings", ending.point, "share", *_numbers(ending.share), ending.deals
    for table in ("made", "kinds", "happened"):
        for habit in getattr(setting, table):
            yield table, habit.name, "a_deal", habit.a_deal, "", "", habit.times
            yield table, habit.name, "won", *_numbers(habit.won), habit.did
            yield table, habit.name, "otherwise", *_numbers(habit.otherwise), ""
            yield table, habit.name, "more", *_numbers(habit.more), ""
    for moment, figure in enumerate(setting.leads):
        yield "leads", moment, "share", *_numbers(figure), setting.asked


def _numbers(figure: Figure) -> tuple[float, float, float]:
    return figure.mean, figure.low, figure.high
