"""What a row says of results: the same for all decisions of a seat in a deal."""

from typing import NamedTuple

from sobremesa.export.decisions import Match


class Results(NamedTuple):
    """Of the deal, known when it has ended, and of the match, known when that has: none, if it was not played on."""

    deal_won: bool
    deal_points: int
    deal_end: str
    match_won: bool | None
    match_points: int | None


def results(match: Match) -> dict[tuple[int, int], Results]:
    """The results by deal, counted from 1, and seat."""
    found = {}
    for deal, end in enumerate(match.ends, 1):
        for seat in range(match.setup.players):
            whole = (seat in match.champions, match.totals[seat]) if match.champions else (None, None)
            found[deal, seat] = Results(seat in end.winners, end.points[seat], end.why, *whole)
    return found
