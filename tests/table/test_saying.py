"""Whatever travels over the wire can be said in both languages, by a page that has nothing but the wire and Fluent."""

import re
from random import Random

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from laws import ANA, PEOPLE, play_on, seated

from sobremesa.bots import LEVELS
from sobremesa.rules.game import find, games
from sobremesa.rules.words import LANGUAGES, words
from sobremesa.table.core import projection, translate
from sobremesa.table.core.decide import explain, returning
from sobremesa.table.core.entries import Dealt, HandedOver
from sobremesa.table.core.terms import Pace
from sobremesa.table.core.wire import Code, Ending, Explain, Explained, Footing, PhraseName, Refused, Stage, Why
from sobremesa.table.door.problems import ProblemCode
from sobremesa.table.door.rest import card
from sobremesa.table.door.vocabulary import game_words, table_words, vocabulary_of
from tools.contract import values

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Page:
    """What a page does with the wire: it knows no rules."""

    def __init__(self, game: str, language: str) -> None:
        self.vocabulary = msgspec.to_builtins(vocabulary_of(find(game)))
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(game_words(find(game), language)), allow_overrides=True)

    def say(self, message: str, **arguments) -> str:
        """One sentence."""
        text, errors = self.bundle.format_pattern(self.bundle.get_message(message).value, arguments)
        assert not errors, errors
        return text

    def card(self, name: str) -> str:
        """A card by its name."""
        return (
            self.say("unseen-card") if name == "?" else self.say("card", **self.vocabulary["cards"][name]["arguments"])
        )

    def named(self, arguments: dict) -> dict:
        """Arguments, with cards by their names."""
        return {key: self.card(value) if key == "card" else value for key, value in arguments.items()}

    def move(self, name: str) -> str:
        """What a button says."""
        term = self.vocabulary["moves"][name]
        return self.say(term["message"], **self.named(term["arguments"]))

    def point(self, said: dict) -> str:
        """An event, a refusal or a reason."""
        arguments = {key: f"P{said[key]}" for key in ("seat", "other") if said.get(key, -1) >= 0}
        if name := self.vocabulary["points"][said["point"]].get("argument"):
            arguments[name] = said["argument"]
        return self.say(said["point"], **self.named(arguments))


@every_language
@pytest.mark.parametrize("game", games())
def test_a_page_can_say_what_the_rules_say(game, language):
    page, said, book, luck = Page(game, language), words(game, language), seated(game, 3), Random(4)
    for name, move in find(game).moves.items():
        assert page.move(name) == said.move(move)
    for _ in range(60):
        play_on(book, luck, 1)
        if book.table.stage != "playing":
            break
        state = book.table.state
        for seat in (-1, 0, 1, 2):
            for happened in state.view(seat).events:
                wired = msgspec.to_builtins(translate.event(happened))
                assert page.point(wired) == happened.words(language)
        seat = luck.choice(state.actors)
        moves = luck.sample(sorted(find(game).moves), min(40, len(find(game).moves)))
        asked = Explain(version=book.version(PEOPLE[seat]), moves=moves)
        explained = explain(book.table, PEOPLE[seat], asked)
        assert isinstance(explained, Explained)
        against = {reason.move: reason for reason in explained.reasons}
        for name in moves:
            point = state.refuse(seat, name)
            assert bool(point) == (name in against)
            if point:
                wired = {"seat": seat, **msgspec.to_builtins(against[name])}
                assert page.point(wired) == said.point(point, seat, state.concern(point, find(game).moves[name]), -1)
                assert set(against[name].clauses) <= set(find(game).clause_ids)


@every_language
def test_whatever_the_table_may_say_has_a_sentence(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(table_words(language)))
    needed = {
        "refused": values(Code),
        "closed": values(Ending),
        "problem": values(ProblemCode),
        "phrase": values(PhraseName),
        "bot": LEVELS,
        "stand-in": values(Why),
        "stage": values(Stage),
        "pace": values(Pace),
        "rules": set(values(Footing)) - {"today"},  # of those there is nothing to say
    }
    wanted = {f"{prefix}-{code}" for prefix, codes in needed.items() for code in codes}
    assert set(re.findall(r"^([\w-]+) =", table_words(language), re.MULTILINE)) == wanted
    for message in wanted:
        text, errors = bundle.format_pattern(
            bundle.get_message(message).value, {"seat": "Ana", "bot": "x", "seconds": 9}
        )
        assert text
        assert not errors


@every_language
@pytest.mark.parametrize("game", games())
def test_every_option_is_explained(game, language):
    page = Page(game, language)
    for choice in card(find(game)).options:
        assert page.say(choice.title)
        assert not choice.meanings or len(choice.meanings) == len(choice.values)
        assert all(page.say(meaning) for meaning in choice.meanings)


def test_an_explanation_is_asked_by_the_page_and_takes_no_seat_back():
    book = seated()
    book.write([HandedOver(0, "sensible", "away")])
    assert returning(book.table, ANA, Explain(moves=[])) == []
    assert explain(book.table, ANA, Explain(version=-1, moves=[])) == Refused(code="stale")
    assert explain(book.table, ANA, Explain(version=book.version(ANA), moves=["Q"])).code == "unreadable"


def test_the_score_sheet_has_every_deal_with_its_reasons():
    book, luck = seated("cone", options={"deals": 2}), Random(3)
    while book.table.stage != "over":
        play_on(book, luck, 10**5)
        result = projection.scene(book.table, 0, 0).result
        assert result == book.table.deals[-1]
        assert result.why in [event.point for event in result.events]
        if book.table.stage == "pause":
            book.write([Dealt()])
    totals = [result.totals for result in book.table.deals]
    assert [sum(each) for each in totals] == list(range(1, len(totals) + 1))
    assert [bool(result.champions) for result in book.table.deals] == [False] * (len(totals) - 1) + [True]
