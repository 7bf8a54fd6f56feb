"""What PettingZoo and Gymnasium are told of a game: its spaces, its name with the version of its rules, its picture."""

from typing import Any

import numpy as np
from gymnasium import spaces

from sobremesa import glance
from sobremesa.gym.env import Env
from sobremesa.rules.game import Game
from sobremesa.rules.state import State

MODES = ["ansi", "human"]  # the table as text: given back, or printed
ILLEGAL = -1.0  # what an illegal action gets; it ends the episode


def title(game: Game) -> str:
    """The name of a game as environments are called: LaMona."""
    return "".join(part.capitalize() for part in game.name.split("-"))


def observation_space(env: Env) -> spaces.Dict:
    """What a seat may know, and which actions it may choose from."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (env.observation.length,), np.int8),
            "action_mask": spaces.Box(0, 1, (env.moves,), np.int8),
        }
    )


def action_space(env: Env) -> spaces.Discrete:
    """Every move has its number, legal or not."""
    return spaces.Discrete(env.moves)


def observed(env: Env, seat: int) -> dict[str, Any]:
    """What a seat may know and do; who is not asked may do nothing."""
    mask = env.mask.view(np.int8).copy() if seat == env.seat else np.zeros(env.moves, np.int8)
    return {"observation": env.observe(seat), "action_mask": mask}


def render(state: State, mode: str | None) -> str | None:
    """The whole table as text, with all hands open: given back, or printed."""
    if mode is None:
        return None
    text = "\n".join(glance.lines(state, "en"))
    if mode == "ansi":
        return text
    print(text)
    return None
