"""The words of every game, in both languages: whatever the rules may say has a sentence, and no sentence is idle."""

import random
import re

import pytest

import sobremesa
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.trail import UNSEEN
from sobremesa.rules.words import LANGUAGES, SHARED, words

GAMES = sobremesa.games()
TERMINAL = {"title", "tagline", "compiling", "replay-newer", "replay-older"} | {
    f"terminal-{name}" for name in ["which-game", "unreadable", "help", "goodbye", "champions"]
}
FOLDERS = sorted({SHARED, *(folder for game in GAMES.values() for folder in game.folders)})
NUMBERED = {"variant"}  # options whose numbers are names
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(folder, language):
    file = folder / f"words.{language}.ftl"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def written(folder, language):
    return set(re.findall(r"^(-?[\w-]+) =", read(folder, language), re.MULTILINE))


def option_messages(game):
    for option in game.options:
        if not option.offered:
            continue
        yield f"option-{option.name}"
        meant = isinstance(option.default, bool | str) or option.name in NUMBERED
        yield from (f"option-{option.name}-{option.show(v)}" for v in option.values if meant)


def needed(game):
    moves = (game.describe_move(move)[0] for move in game.moves.values())
    board = (f"board-{key}" for key in game.glance)
    return {*TERMINAL, "unseen-card", "card", *moves, *board, *game.points.values(), *option_messages(game)}


def arguments(game, point):
    name = game.arguments.get(point)
    if name == "card":
        return (*game.cards.values(), UNSEEN)
    return range(len(game.letters[name])) if name in game.letters else (1, 2, 7)


def played(game, chance):
    options = {option.name: chance.choice(option.values) for option in game.options}
    state = sobremesa.game(game.name, **options).deal(chance.getrandbits(256))
    while not state.over:
        yield state
        state = state.play(state.actor, chance.choice(state.legal(state.actor)))
    yield state


def is_sentence(text):
    return bool(text) and text == text.strip() and not set("{}\n") & set(text)


@every_language
@every_game
def test_whatever_the_rules_may_say_has_a_sentence(game, language):
    said = words(game.name, language)
    assert all(is_sentence(said.card(kind)) for kind in (*game.cards.values(), UNSEEN))
    assert all(is_sentence(said.move(move)) for move in game.moves.values())
    assert all(is_sentence(said.say(message)) for message in ("title", "tagline", *option_messages(game)))
    for point in game.points:
        assert all(is_sentence(said.point(point, 0, argument, 1)) for argument in arguments(game, point))


@pytest.mark.parametrize("seed", range(2 if INTERPRETED else 6))
@every_game
def test_every_event_and_refusal_of_a_deal_speaks(game, seed):
    chance = random.Random(seed)
    for state in played(game, chance):
        seat, move = chance.randrange(state.players), chance.choice(list(game.moves.values()))
        point = state.refuse(seat, move)
        for language in LANGUAGES:
            assert not point or is_sentence(state.illegal(seat, move, point, language).sentence)
            assert all(is_sentence(event.words(language)) for event in (*state.events, *state.view().events))


@every_language
def test_no_sentence_is_idle(language):
    idle = {(folder, name) for folder in FOLDERS for name in written(folder, language)}
    for game in GAMES.values():
        folders = (SHARED, *game.folders)
        mentioned = {name for folder in folders for name in re.findall(r"{ (-?[a-z][\w-]*) }", read(folder, language))}
        prevails = {name: folder for folder in folders for name in written(folder, language)}
        idle -= {(prevails.get(name), name) for name in needed(game) | mentioned}
    assert not idle


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_say_the_same(folder):
    assert written(folder, "es") == written(folder, "en")
