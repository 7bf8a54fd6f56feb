"""The answer to a question, with names: what `sobremesa lab --json` prints (docs/lab.md)."""

from collections.abc import Callable, Iterator
from importlib.metadata import version

from msgspec import Struct

from sobremesa.lab.counting import figures, layout
from sobremesa.lab.counting.arithmetic import DIFFERENCE, FIGURE, GAIN, NEEDED, VERDICT, Figures
from sobremesa.lab.counting.desk import Counts
from sobremesa.lab.counting.layout import COULD, DID, TIMES
from sobremesa.lab.question import Question
from sobremesa.lab.run import Found, run
from sobremesa.lab.selection import kind_of, kinds
from sobremesa.lab.sentences import VERDICTS, compared_with_first, said_of, sentences
from sobremesa.lab.setting import Setting, settings
from sobremesa.lab.speech import speech
from sobremesa.rules.game import Game, Value
from sobremesa.rules.words import LANGUAGES
from sobremesa.sim.crew import Crew


class Figure(Struct, frozen=True):
    """A mean, or a share, and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


class Difference(Struct, frozen=True):
    """By how much a setting has more of something than the first, and what can be said of it."""

    mean: float
    low: float
    high: float
    verdict: str
    needed: float  # deals; 0: no more are needed
    left: float  # of the variance, by playing the same deals


class Ending(Struct, frozen=True):
    """A point of the rules that ended deals."""

    point: str
    clauses: tuple[str, ...]
    deals: int
    share: Figure


class Habit(Struct, frozen=True):
    """A move, a kind of moves, or a point of the rules: how often, and who wins with it and without."""

    name: str
    times: int
    a_deal: float
    could: int  # seats, one for each deal; of a point: deals in which it happened
    did: int
    share: float  # of those who could
    won: Figure  # the part of a win of those who did
    otherwise: Figure  # of those who could and did not
    more: Figure  # the first minus the second
    kind: str = ""  # of a move
    clauses: tuple[str, ...] = ()  # of a point
    deals: Figure | None = None  # of a point: the share of the deals in which it happened


class Kept(Struct, frozen=True):
    """How often a restriction took a move away, and how often it could not be kept."""

    narrowed: int
    impossible: int


class Measured(Struct, frozen=True):
    """What was found of one setting."""

    title: dict[str, str]
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    moves: Figure  # in a deal, or a match
    turns: Figure
    deals: Figure
    lengths: tuple[tuple[int, int], ...]  # deals of so many moves, or a few more: the fewest, and how many deals
    quantiles: dict[str, float]  # of the moves of a deal
    wins: tuple[Figure, ...]  # of each seat
    shares: tuple[Figure, ...]
    points: tuple[Figure, ...]
    places: tuple[Figure, ...]  # wins of who begins, of the next, …; none where several begin
    seats: tuple[Figure, ...]  # wins in each seat, whoever sat there
    side: Figure
    winners: tuple[int, ...]  # deals by how many won
    endings: tuple[Ending, ...]
    made: tuple[Habit, ...]  # every move that could be made
    kinds: tuple[Habit, ...]
    happened: tuple[Habit, ...]  # every point that happened
    kept: tuple[Kept, ...]  # of each restriction
    asked: int  # deals that were asked who leads
    leads: tuple[Figure, ...]
    certain: tuple[int, ...]
    changes: Figure
    unfinished: int
    tally: tuple[int, ...]  # all that was counted


class Contrast(Struct, frozen=True):
    """What is different in another setting."""

    title: dict[str, str]
    measures: dict[str, tuple[Difference, ...]]
    endings: dict[str, Figure]
    happened: dict[str, Figure]
    sums: tuple[int, ...]  # of differences from deal to deal


class Answer(Struct, frozen=True):
    """Everything that was found."""

    sobremesa: str  # the version of the program
    rules: int  # and of the rules of the game
    question: Question
    played: int  # deals, or matches, of each setting
    seconds: float
    settings: tuple[Measured, ...]
    compared: tuple[Contrast, ...]
    sentences: dict[str, list[str]]


def answer(
    question: Question,
    *,
    threads: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Answer:
    """Play a question's deals on all cores, or by a crew, and say what was found."""
    return answer_of(question, run(question, threads=threads, crew=crew, progress=progress))


def answer_of(question: Question, found: Found) -> Answer:
    """The answer that the deals of a question give."""
    seated = settings(question)
    return Answer(
        sobremesa=version("sobremesa"),
        rules=seated[0].setup.game.version,
        question=question,
        played=found.played,
        seconds=found.seconds,
        settings=tuple(_measured(question, found, number, setting) for number, setting in enumerate(seated)),
        compared=tuple(_contrast(question, found, number) for number in range(1, len(seated))),
        sentences={language: sentences(question, found, language) for language in LANGUAGES},
    )


def _measured(question: Question, found: Found, number: int, setting: Setting) -> Measured:
    tally, said, players = found.tallies[number], said_of(found, number, setting), setting.setup.players
    game, begun = setting.setup.game, int(tally[layout.BEGUN])

    def column(at: int) -> Figure:
        return _figure(said, figures.MEASURED + FIGURE * at)

    def columns(at: int) -> tuple[Figure, ...]:
        return tuple(column(at + seat) for seat in range(players))

    return Measured(
        title=_titles(question, number),
        players=players,
        options=dict(setting.setup.options),
        bots=setting.bots,
        moves=column(layout.LENGTH),
        turns=column(layout.TURNS),
        deals=column(layout.DEALT),
        lengths=tuple(_lengths(tally)),
        quantiles={f"{share:.0%}": float(said[figures.LASTED + i]) for i, share in enumerate(figures.QUANTILES)},
        wins=columns(layout.WON),
        shares=columns(layout.SHARED),
        points=columns(layout.SCORED),
        places=columns(layout.PLACED) if begun else (),
        seats=tuple(_figure(said, figures.SEATED + FIGURE * seat) for seat in range(players)),
        side=column(layout.SIDE),
        winners=_counts(tally, layout.WINNERS, players + 1),
        endings=tuple(_endings(game, tally, said)),
        made=tuple(_moves(game, tally, said)),
        kinds=tuple(_kinds(game, tally, said)),
        happened=tuple(_points(game, tally, said)),
        kept=tuple(Kept(*_counts(tally, layout.KEPT + 2 * i, 2)) for i in range(len(setting.restrictions))),
        asked=int(tally[layout.ASKED]),
        leads=tuple(_figure(said, figures.LED + FIGURE * moment) for moment in range(layout.MOMENTS)),
        certain=_counts(tally, layout.CERTAIN, layout.MOMENTS + 1),
        changes=_figure(said, figures.CHANGED),
        unfinished=int(tally[layout.UNFINISHED]),
        tally=tuple(tally.tolist()),
    )


def _contrast(question: Question, found: Found, number: int) -> Contrast:
    than = compared_with_first(found, number)
    game = settings(question)[0].setup.game
    both = (found.tallies[0], found.tallies[number])

    def points(of: str, at: int, each: int) -> dict[str, Figure]:
        start = figures.compared_blocks[of].at
        there = (point for point in game.points if any(tally[at + each * point] for tally in both))
        return {game.points[point]: _figure(than, start + FIGURE * point) for point in there}

    return Contrast(
        title=_titles(question, number),
        measures={
            name: tuple(_difference(than, block.at + i) for i in range(block.shape[0] if block.shape else 1))
            for name, block in layout.measures.items()
        },
        endings=points("endings", layout.ENDINGS, 1),
        happened=points("happened", layout.OF_POINTS + COULD, len(layout.ASPECTS)),
        sums=tuple(found.differences[number - 1].tolist()),
    )


def _titles(question: Question, number: int) -> dict[str, str]:
    return {language: speech(question.game, language).setting(question, number) for language in LANGUAGES}


def _figure(said: Figures, at: int) -> Figure:
    return Figure(*said[at : at + FIGURE].tolist())


def _difference(than: Figures, column: int) -> Difference:
    at = figures.MORE_MEASURED + DIFFERENCE * column
    numbers = than[at : at + DIFFERENCE].tolist()
    mean, low, high = numbers[:FIGURE]
    return Difference(mean, low, high, VERDICTS[int(numbers[VERDICT])], numbers[NEEDED], numbers[GAIN])


def _counts(tally: Counts, at: int, many: int) -> tuple[int, ...]:
    return tuple(tally[at : at + many].tolist())


def _lengths(tally: Counts) -> Iterator[tuple[int, int]]:
    for number, deals in enumerate(_counts(tally, layout.LENGTHS, layout.BINS)):
        if deals:
            yield layout.bin_start(number), deals


def _endings(game: Game, tally: Counts, said: Figures) -> Iterator[Ending]:
    """How deals ended, the most frequent first."""
    found = {point: int(tally[layout.ENDINGS + point]) for point in game.points}
    for point in sorted(found, key=lambda point: -found[point]):
        if found[point]:
            share = _figure(said, figures.ENDED + FIGURE * point)
            yield Ending(game.points[point], game.clauses[point], found[point], share)


def _moves(game: Game, tally: Counts, said: Figures) -> Iterator[Habit]:
    for name, move in game.moves.items():
        if tally[layout.OF_MOVES + len(layout.ASPECTS) * move + COULD]:
            yield _habit(name, tally, layout.OF_MOVES, said, figures.OF_MOVES, move, kind=kind_of(game, move))


def _kinds(game: Game, tally: Counts, said: Figures) -> Iterator[Habit]:
    for number, kind in enumerate(kinds(game.name)):
        if tally[layout.OF_KINDS + len(layout.ASPECTS) * number + COULD]:
            yield _habit(kind, tally, layout.OF_KINDS, said, figures.OF_KINDS, number)


def _points(game: Game, tally: Counts, said: Figures) -> Iterator[Habit]:
    for point, name in game.points.items():
        if tally[layout.OF_POINTS + len(layout.ASPECTS) * point]:
            deals = _figure(said, figures.HAPPENED + FIGURE * point)
            clauses = game.clauses[point]
            yield _habit(name, tally, layout.OF_POINTS, said, figures.OF_POINTS, point, deals=deals, clauses=clauses)


def _habit(
    name: str,
    tally: Counts,
    counted: int,
    said: Figures,
    found: int,
    number: int,
    *,
    kind: str = "",
    clauses: tuple[str, ...] = (),
    deals: Figure | None = None,
) -> Habit:
    at, to = counted + len(layout.ASPECTS) * number, found + figures.HABIT * number
    won, otherwise, more = (_figure(said, to + 2 + FIGURE * i) for i in range(3))
    times, could, did = (int(tally[at + aspect]) for aspect in (TIMES, COULD, DID))
    a_deal, share = said[to : to + 2].tolist()
    return Habit(name, times, a_deal, could, did, share, won, otherwise, more, kind, clauses, deals)
