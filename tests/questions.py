"""Questions to the lab, at random, of any game: whatever can be asked is asked sometimes."""

from random import Random
from typing import Any

from sobremesa.lab.question import Question, convert_question
from sobremesa.lab.selection import about, kind_of, kinds
from sobremesa.lab.setting import phases
from sobremesa.rules.game import Game, Value

BOTS = ("chance", "sensible", "search@2i")
ENDLESS = {"multiverse-money": {"never": ["lock"]}}  # what keeps a deal from ending, where one kind of move can


def random_question(game: Game, luck: Random, **fixed: Any) -> Question:
    """A question of a game, with one or two other settings or none."""
    options = random_options(game, luck)
    players = int(options["players"])
    asked: dict[str, Any] = {
        "game": game.name,
        "options": options,
        "bots": random_bots(players, luck),
        "restrictions": random_restrictions(game, players, luck),
        "rotate": luck.random() < 0.5,
        "unit": luck.choice(("deal", "match")),
        "seed": luck.choice((1, 0, luck.getrandbits(53))),
        "compared": [random_setting(game, players, luck) for _ in range(luck.randrange(3))],
        **luck.choice(({}, {"deals": luck.randrange(1, 10**6)}, {"seconds": luck.randrange(1, 100) / 4})),
    }
    return convert_question({**asked, **fixed})


def random_options(game: Game, luck: Random) -> dict[str, Value]:
    """The number of players, and some of the other options."""
    return {
        option.name: luck.choice(option.values)
        for option in game.offered
        if option.name == "players" or luck.random() < 0.3
    }


def random_setting(game: Game, players: int, luck: Random) -> dict[str, Any]:
    """Another setting, of as many players."""
    setting: dict[str, Any] = {"options": {**random_options(game, luck), "players": players}}
    if luck.random() < 0.5:
        setting["bots"] = random_bots(players, luck)
    if luck.random() < 0.5:
        setting["restrictions"] = random_restrictions(game, players, luck)
    return setting


def random_bots(players: int, luck: Random) -> str | list[str]:
    """One bot for all, or one for each."""
    return luck.choice((luck.choice(BOTS), [luck.choice(BOTS) for _ in range(players)]))


def random_restrictions(game: Game, players: int, luck: Random) -> list[dict[str, Any]]:
    """A few restrictions, or none."""
    return [random_restriction(game, players, luck) for _ in range(luck.randrange(4))]


def random_restriction(game: Game, players: int, luck: Random) -> dict[str, Any]:
    """Some moves, never or always, and perhaps who and when."""
    moves = [random_selector(game, luck) for _ in range(luck.randrange(1, 4))]
    found: dict[str, Any] = {luck.choice(("never", "always")): moves}
    asked = phases(game)
    if luck.random() < 0.5:
        found["seats"] = sorted(luck.sample(range(players), luck.randrange(1, players)))
    if asked and luck.random() < 0.3:
        found["phases"] = luck.sample(asked, luck.randrange(1, len(asked)))
    if luck.random() < 0.3:
        found["above"] = luck.randrange(6)
    if luck.random() < 0.3:
        found["below"] = luck.randrange(2, 12)
    return found


def random_selector(game: Game, luck: Random) -> str:
    """A kind of move, a kind and what is known of it, or a move in notation."""
    kind = luck.choice(list(kinds(game.name)))
    move = luck.choice(kinds(game.name)[kind])
    known = sorted(about(game, move).items())
    notation = next(name for name, number in game.moves.items() if number == move)
    described = f"{kind_of(game, move)} {'='.join(luck.choice(known))}" if known else kind
    return luck.choice((kind, described, notation))
