"""Sobremesa: five card games with their full rules, for the table and for the lab.

import sobremesa

game = sobremesa.game("cone", players=4)
state = game.deal(seed=7)
while not state.over:
    seat = state.actor
    state = state.play(seat, state.legal(seat)[0])
print(state.outcome)
"""

from sobremesa.bots import Bot, bot
from sobremesa.devices import batch
from sobremesa.gym.batch import Batch
from sobremesa.gym.env import Env, env
from sobremesa.rules.errors import BadOption, Illegal, NotYourTurn, Over, SobremesaError, UnknownGame, Unreadable
from sobremesa.rules.game import games
from sobremesa.rules.state import Event, Kind, Move, Outcome, Setup, State, View, game
from sobremesa.sim.batch import simulate
from sobremesa.sim.ladder import ladder

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "Batch",
    "Bot",
    "Env",
    "Event",
    "Illegal",
    "Kind",
    "Move",
    "NotYourTurn",
    "Outcome",
    "Over",
    "Setup",
    "SobremesaError",
    "State",
    "UnknownGame",
    "Unreadable",
    "View",
    "batch",
    "bot",
    "env",
    "game",
    "games",
    "ladder",
    "simulate",
]
