"""Brisca: 40 Spanish cards, 2 to 4 players. Any card may be played; the aces and threes are what counts."""

from pathlib import Path

from brisca import points
from brisca.deck import CARDS, DECK, describe
from brisca.position import BriscaPositions
from brisca.record import SEATED, Brisca
from brisca.rules import EXCHANGE, actors, champions, deal, legal, play, reason
from brisca.sight import hide, resample
from sobremesa.rules.game import Game, Option, Rules

FOLDER = Path(__file__).parent

GAME = Game(
    name="brisca",
    title="Brisca",
    rules=Rules(Brisca, FOLDER, deal, actors, legal, reason, play, champions, hide, resample),
    options=(
        Option("players", 4, range(2, SEATED + 1), "BR-01 BR-03", "players"),
        Option("exchange", True, (True, False), "BR-12 BR-13", "exchange"),
        Option("wins", 3, (1, 3, 5), "BR-17", "target"),
    ),
    deck=DECK,
    size=lambda options: CARDS - (options["players"] == 3),  # BR-03
    moves={**{name: card for name, (card,) in DECK.items()}, "exchange": EXCHANGE},
    points_module=points,
    describe_card=describe,
    board="""
        dealer turn leader suit trump deck=left trick counts=count hands=hand known piles=pile points=score
        totals=total
    """,
    glance=("suit", "trump", "deck", "trick", "points", "hands"),
    position=BriscaPositions(),
    modes={"usual": {}, "plain": {"exchange": False, "wins": 1}},
)
