"""The lab: tallies are the same however they are shared out, restrictions are kept, and intervals are right."""

from collections import Counter
from functools import partial
from random import Random

import numpy as np
import pytest
from kit import FACTOR, compiled_only, players
from msgspec import structs
from questions import ENDLESS, random_restrictions

from sobremesa.lab.answer import answer, answer_of
from sobremesa.lab.counting import figures, layout
from sobremesa.lab.counting.arithmetic import DIFFERENCE, FIGURE, HIGH, LOW, Figures
from sobremesa.lab.counting.running import MOST_MOVES
from sobremesa.lab.numbers import interval, most
from sobremesa.lab.question import Question, Restriction, convert_question
from sobremesa.lab.run import CHUNK, Found, play_chunk, run
from sobremesa.lab.selection import kinds, select
from sobremesa.lab.sentences import said_of, sentences
from sobremesa.lab.setting import Setting, settings
from sobremesa.lab.speech import speech
from sobremesa.rules.cards import zone_members
from sobremesa.rules.game import Game, find, games
from sobremesa.rules.state import State
from sobremesa.rules.words import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=games())
WORD = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15
HEADLINES = ("length", "first", "wins", "points")
VERDICTS = ("more", "less", "same", "early")


def asked(game: Game, **more) -> Question:
    """A small question of a game."""
    return convert_question({"game": game.name, "options": {"players": players(game, 3)}, **more})


def of_two(game: Game, **more) -> Question:
    """A question that compares: the first seat plays at random, or as the others do."""
    return asked(game, compared=[{"bots": ["chance"] + ["sensible"] * (players(game, 3) - 1)}], **more)


def same(one: Found, other: Found) -> bool:
    pairs = zip(one.tallies + one.differences, other.tallies + other.differences, strict=True)
    return all(np.array_equal(mine, theirs) for mine, theirs in pairs)


@compiled_only
@EVERY_GAME
def test_tallies_are_the_same_however_they_are_shared_out(game):
    question = of_two(game, deals=CHUNK + 7)
    alone = run(question, threads=1)
    assert alone.played == CHUNK + 7
    assert same(alone, run(question, threads=3))
    parts = Found.of(2)
    for first, deals in ((300, 219), (0, 100), (100, 200)):
        parts.add(play_chunk(question, first, deals))
    assert same(alone, parts)


@EVERY_GAME
def test_a_tally_adds_up(game):
    question = asked(game, deals=20 * FACTOR, rotate=True)
    found = run(question, threads=1)
    tally, seated = found.tallies[0], settings(question)[0]
    sums = dict(
        zip(layout.measures, (tally[layout.SUMS + 2 * block.at] for block in layout.measures.values()), strict=True)
    )
    winners = tally[layout.WINNERS : layout.WINNERS + seated.setup.players + 1]
    assert tally[layout.PLAYED] == winners.sum() == question.deals
    assert tally[layout.ENDINGS : layout.ENDINGS + layout.POINTS].sum() == question.deals
    assert tally[layout.LENGTHS : layout.LENGTHS + layout.BINS].sum() == question.deals
    assert tally[layout.SEATED : layout.SEATED + seated.setup.players].sum() == winners @ np.arange(len(winners))
    assert tally[layout.OF_MOVES : layout.OF_KINDS : len(layout.ASPECTS)].sum() == sums["moves"]
    assert tally[layout.OF_KINDS : layout.OF_POINTS : len(layout.ASPECTS)].sum() == sums["moves"]
    shared = tally[layout.SUMS + 2 * layout.SHARED : layout.SUMS + 2 * layout.SCORED : 2].sum()
    assert shared == layout.WIN * winners[1:].sum() == tally[layout.SUMS + 2 * layout.SIDE]


def scatter(word: int) -> int:
    """SplitMix64, in plain whole numbers."""
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & WORD
    return word ^ (word >> 31)


class Replay:
    """A deal of the lab played again move by move, by players at random who keep restrictions: counts by move, and of
    each restriction how often it narrowed a decision, and could not be kept.
    """

    def __init__(self, question: Question, setting: Setting) -> None:
        self.question, self.setting = question, setting
        game = setting.setup.game
        self.selected = [
            {move for selector in each.moves for move in select(game, selector)} for each in setting.restrictions
        ]
        self.made: Counter[int] = Counter()
        self.kept: Counter[tuple[int, int]] = Counter()

    def deal(self, number: int) -> None:
        """Play the deal of a number."""
        state = self.setting.setup.deal(seed=self.question.seed + (number << 64))
        shift = number % state.players if self.question.rotate else 0
        luck = scatter(self.question.seed ^ scatter(number + 1))
        while not state.over:
            luck = scatter((luck + STRIDE) & WORD)
            owed = sorted(state.actors)
            seat = owed[(luck & 0xFFFFFFFF) * len(owed) >> 32]
            allowed = sorted(self.allowed(state, seat, (seat - shift) % state.players))
            move = allowed[(scatter(luck) >> 32) * len(allowed) >> 32]
            self.made[move] += 1
            state = state.play(seat, move)

    def allowed(self, state: State, seat: int, player: int) -> set[int]:
        """What restrictions leave of the legal moves."""
        legal = {move.number for move in state.legal(seat)}
        left = set(legal)
        for number, each in enumerate(self.setting.restrictions):
            meant = self.selected[number]
            if not holds(each, state, seat, player):
                continue
            if each.always and not legal & meant:
                continue
            narrowed = left - meant if each.never else left & meant
            if narrowed != left:
                self.kept[number, int(not narrowed)] += 1
                left = narrowed or left
        return left


def holds(restriction: Restriction, state: State, seat: int, player: int) -> bool:
    """Whether a restriction concerns a decision."""
    cards = len(zone_members(state.record["hand"].reshape(-1, state.setup.game.width)[seat]))
    return (
        player in (restriction.seats or range(state.players))
        and (not restriction.phases or state.board["phase"] in restriction.phases)
        and (restriction.above is None or cards > restriction.above)
        and (restriction.below is None or cards < restriction.below)
    )


@EVERY_GAME
def test_restrictions_are_kept(game):
    """Random restrictions, and every deal played again with states: the same moves are made, and as often forbidden."""
    luck, narrowed = Random(11), 0
    for number in range(4 * FACTOR):
        restrictions = random_restrictions(game, players(game, 3), luck)
        question = asked(game, bots="chance", seed=luck.getrandbits(40), rotate=True, restrictions=restrictions)
        setting = settings(question)[0]
        replay = Replay(question, setting)
        replay.deal(number)
        tally = play_chunk(question, number, 1).tallies[0]
        times = tally[layout.OF_MOVES : layout.OF_KINDS : len(layout.ASPECTS)]
        assert {move: int(times[move]) for move in np.flatnonzero(times)} == dict(replay.made)
        kept = tally[layout.KEPT : layout.ASKED].reshape(-1, 2)
        assert {(int(i), int(j)): int(kept[i, j]) for i, j in np.argwhere(kept)} == dict(replay.kept)
        narrowed += int(kept[:, 0].sum())
    assert narrowed > 0


@compiled_only
@EVERY_GAME
@pytest.mark.parametrize(("bots", "deals"), [("sensible", 8), ("search@2i", 1)])
def test_what_is_never_done_is_never_done(game, bots, deals):
    """By bots that think: whoever could always do something else has not made a forbidden move."""
    for kind in (found.name for found in answer(asked(game, deals=64), threads=1).settings[0].kinds):
        found = run(asked(game, bots=bots, deals=deals, restrictions=[{"never": [kind]}]), threads=1).tallies[0]
        times = found[layout.OF_MOVES : layout.OF_KINDS : len(layout.ASPECTS)]
        impossible = found[layout.KEPT + 1]
        assert sum(times[move] for move in select(game, kind)) <= impossible


@compiled_only
@EVERY_GAME
def test_no_restriction_keeps_a_deal_going_for_ever(game):
    """Whatever is never or always done: a deal has an ending or is given up, and is never longer than it may be."""
    for kind in kinds(game.name):
        for how in ("never", "always"):
            tally = run(asked(game, bots="chance", deals=3, restrictions=[{how: [kind]}]), threads=1).tallies[0]
            ended = tally[layout.ENDINGS : layout.ENDINGS + layout.POINTS].sum()
            assert ended + tally[layout.UNFINISHED] == tally[layout.PLAYED] == 3
            assert tally[layout.WINNERS] >= tally[layout.UNFINISHED]
            assert tally[layout.SUMS + 2 * layout.LENGTH] <= 3 * MOST_MOVES


@pytest.mark.parametrize("unit", ["deal", "match"])
@pytest.mark.parametrize("name", ENDLESS)
def test_what_does_not_end_is_given_up_and_said(name, unit):
    others = [{"bots": "sensible"}]
    question = asked(find(name), bots="chance", deals=1, unit=unit, restrictions=[ENDLESS[name]], compared=others)
    found = run(question, threads=1)
    for tally in found.tallies:
        assert tally[layout.UNFINISHED] == tally[layout.WINNERS] == tally[layout.PLAYED] == 1
        assert tally[layout.SUMS + 2 * layout.LENGTH] == MOST_MOVES
        assert tally[layout.ASKED] == 0
    assert [each.unfinished for each in answer_of(question, found).settings] == [1, 1]
    for language, number in (("es", "20\u00a0000 jugadas:"), ("en", "20,000 moves:")):
        assert sum(number in line for line in sentences(question, found, language)) == 2


SEEDS, SHORT = 1000, 50  # runs, and deals of each; 30 are too few (docs/decisions.md)
MEASURES = {"moves": layout.LENGTH, "wins": layout.WON, "places": layout.PLACED}


@compiled_only
@EVERY_GAME
def test_of_intervals_95_in_100_are_right(game):
    """Over 1,000 seeds: what is true is what all of them find together."""
    question = asked(game)
    seated, total = settings(question), Found.of(1)
    runs = [play_chunk(structs.replace(question, seed=seed), 0, SHORT) for seed in range(SEEDS)]
    for part in runs:
        total.add(part)
    truth, found = said_of(total, 0, seated[0]), [said_of(part, 0, seated[0]) for part in runs]
    for name, column in MEASURES.items():
        at = figures.MEASURED + FIGURE * column
        if truth[at + LOW] < truth[at + HIGH]:
            assert 0.93 <= covered(found, at, truth[at]) <= 0.97, name


def covered(found: list[Figures], at: int, truth: float) -> float:
    """How many of some intervals have the truth in them."""
    return float(np.mean([said[at + LOW] <= truth <= said[at + HIGH] for said in found]))


@pytest.mark.parametrize("together", [1, 5])
def test_of_intervals_of_differences_95_in_100_are_right(together):
    """Over 1,000 seeds of deals that are made up, so that the truth is known; of several settings, all are right."""
    luck, at = np.random.default_rng(3), figures.MORE_MEASURED + DIFFERENCE * layout.LENGTH
    found = [[made_up(luck, together) for _ in range(together)] for _ in range(SEEDS)]
    right = [all(than[at + LOW] <= 2 <= than[at + HIGH] for than in several) for several in found]
    assert 0.93 <= np.mean(right) <= 0.97


def made_up(luck: np.random.Generator, together: int) -> Figures:
    """What is said of 200 deals, of which those of the second setting are about two moves longer."""
    first = luck.poisson(30, 200)
    second = first + luck.poisson(8, 200) - 6
    both = [np.zeros(layout.SIZE, np.int64) for _ in range(2)]
    for tally, moves in zip(both, (first, second), strict=True):
        tally[layout.PLAYED] = len(moves)
        tally[layout.SUMS + 2 * layout.LENGTH :][:2] = moves.sum(), (moves**2).sum()
    sums = np.zeros(2 * layout.COLUMNS, np.int64)
    sums[2 * layout.LENGTH :][:2] = (second - first).sum(), ((second - first) ** 2).sum()
    out = np.zeros(figures.COMPARED)
    figures.compare(*both, sums, together, out)
    return out


@EVERY_GAME
def test_sentences_in_both_languages(game):
    restriction = {"never": [next(iter(game.moves))], "seats": [0]}
    others = [{"restrictions": [restriction]}, {"bots": "sensible"}]
    question = asked(game, deals=3, bots="chance", restrictions=[{**restriction, "above": 2}], compared=others)
    found = run(question, threads=1)
    said = {language: sentences(question, found, language) for language in LANGUAGES}
    spanish, english = said.values()
    assert len(spanish) == len(english) > 5
    assert all(mine != theirs for mine, theirs in zip(spanish, english, strict=True))
    for lines in said.values():
        assert game.title in lines[0]
        assert not any(sign in line for line in lines for sign in ("{", "}", "???"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", ["deal", "match"])
def test_every_verdict_has_its_sentence(language, unit):
    say = partial(speech(next(iter(games())), language).say, setting="S", unit=unit, seat="P0", mean="1", low="0")
    for message in (f"{name}-{verdict}" for name in HEADLINES for verdict in VERDICTS):
        assert "S" in say(message, high="2", most="3", needed="4")
    needed = say("length-early", high="2", most="3", needed="about-4")
    assert "about-4" in needed


def test_an_interval_is_never_rounded_into_a_finding():
    shown = interval(0.05, 0.0004, 0.0996, "en")
    assert (shown.mean, shown.low, shown.high) == ("0.050", "0.000", "0.100")
    assert interval(-1.5, -2.04, -0.96, "es").low == "−2,04"
    assert most(-0.0301, 0.02, "en") == "0.031"


def test_few_deals_say_nothing():
    """Too early, and how many deals it would take."""
    game = next(iter(games().values()))
    than = answer_of(of_two(game, deals=4), run(of_two(game, deals=4), threads=1)).compared[0]
    assert {each.verdict for each in than.measures["wins"]} == {"early"}
    assert all(each.needed >= 30 for each in than.measures["wins"])


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_can_be_compared_has_a_name(game, language):
    for option in game.offered:
        question = asked(game, compared=[{"options": {option.name: option.values[-1]}}])
        assert ": " in speech(game.name, language).setting(question, 1)
