"""The learner: PPO with masks, one net for all seats, tables and sizes of a game (PyTorch).

Every seat is credited for itself: what its decision was worth is what came of it at its own next one, or at the end.
The net tells two things besides what to do: the chance to win, and what the end will be worth (`bots/judgement.py`).
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from sobremesa.train.recipe import Recipe

NEVER = -1e4  # the logit of what may not be chosen
LEAST = 0.25  # a number that varies by less is not made larger than by this
KEPT = 3  # nets of earlier times that training goes on with
CHANNELS = 2  # of rewards: the win, and what the end is worth


class Network(nn.Module):
    """Two hidden layers, then the actions, the win, and the worth."""

    factors: torch.Tensor

    def __init__(self, sight: int, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("factors", torch.ones(sight))
        self.first, self.second = nn.Linear(sight, width), nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, CHANNELS)
        for layer, gain in ((self.first, 2**0.5), (self.second, 2**0.5), (self.policy, 0.01), (self.value, 0.1)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, sight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of all actions, and of the two values."""
        half = torch.bfloat16 if sight.is_cuda else torch.float32
        with torch.autocast(sight.device.type, dtype=torch.bfloat16, enabled=sight.is_cuda):
            hidden = torch.relu(self.first(sight.to(half) * self.factors.to(half)))
            hidden = torch.relu(self.second(hidden))
            return self.policy(hidden).float(), self.value(hidden).float()


class Learner:
    """A net and the tables that it learns at."""

    def __init__(self, tables: Any, recipe: Recipe, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.recipe, self.tables, self.device, self.seed = recipe, tables, device, seed
        self.lessons = 0
        arrays = tables.arrays
        self.now = {
            name: shared(getattr(arrays, name)) for name in ("seat", "sight", "allowed", "done", "share", "worth")
        }
        self.seats = self.now["share"].shape[1]
        sizes = self.now["sight"].shape[1], self.now["allowed"].shape[1], recipe.width
        self.net, self.old, self.kept = (Network(*sizes).to(device) for _ in range(3))
        for each in (self.old, self.kept):
            each.load_state_dict(self.net.state_dict())
        fused = {"fused": True} if device == "cuda" else {}
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=recipe.rate[0], eps=1e-5, **fused)
        self.pool: list[dict[str, torch.Tensor]] = []
        self._theirs = self._past_seats(seed)
        many, steps = recipe.tables, recipe.steps
        self.played = {
            "sight": self._zeros(steps, many, sizes[0], type=torch.int8),
            "allowed": self._zeros(steps, many, sizes[1], type=torch.int8),
            "seat": self._zeros(steps, many, type=torch.int64),
            "action": self._zeros(steps, many, type=torch.int64),
            "odds": self._zeros(steps, many),
            "value": self._zeros(steps, many, CHANNELS),
            "mine": self._zeros(steps, many, type=torch.bool),
            "done": self._zeros(steps, many, type=torch.bool),
            "reward": self._zeros(steps, many, self.seats, CHANNELS),
        }
        self._scale()
        self._play = self._captured(self._rollout)
        self._judge = self._captured(self._credit)

    def lesson(self, passed: float) -> dict[str, float]:
        """Play, and learn from it; `passed` of the time is over."""
        if self.lessons % self.recipe.remember == 0:
            self._remember()
        self._play()
        self._judge()
        self.lessons += 1
        return self._learn(passed)

    @property
    def steps(self) -> int:
        """Decisions so far."""
        return self.lessons * self.recipe.steps * self.recipe.tables

    def state(self) -> dict[str, Any]:
        """All that training goes on from."""
        return {
            "net": self.net.state_dict(), "kept": self.kept.state_dict(), "optimizer": self.optimizer.state_dict(),
            "pool": self.pool[-KEPT:], "lessons": self.lessons, "deals": int(self.tables.arrays.deals.max()),
        }  # fmt: skip

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from there, with deals that nobody has had yet."""
        self.net.load_state_dict(state["net"])
        self.kept.load_state_dict(state["kept"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.pool, self.lessons = state["pool"], state["lessons"]
        self.old.load_state_dict(self.pool[-1])
        self.tables.restart(state["deals"])
        torch.manual_seed((self.seed + self.lessons) % (1 << 64))

    # Playing

    @torch.no_grad()
    def _rollout(self) -> None:
        for t in range(self.recipe.steps):
            self._act(t)

    def _act(self, t: int) -> None:
        """Choose for every table, and write down what was seen, chosen and expected."""
        now, played = self.now, self.played
        logits, values = self.net(now["sight"])
        many, mine = len(self._theirs), played["mine"][t]
        mine.fill_(True)
        if many:
            theirs = self._theirs.gather(1, now["seat"][:many, None].long())[:, 0]
            logits[:many] = torch.where(theirs[:, None], self.old(now["sight"][:many])[0], logits[:many])
            mine[:many] = ~theirs
        logits = logits.masked_fill(now["allowed"] == 0, NEVER)
        luck = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
        chosen = (logits - torch.log(-torch.log(luck))).argmax(-1)
        for name in ("sight", "allowed", "seat"):
            played[name][t] = now[name]
        played["action"][t], played["value"][t] = chosen, _expected(values)
        played["odds"][t] = functional.log_softmax(logits, -1).gather(-1, chosen[:, None])[:, 0]
        self.tables.step(chosen if self.device == "cuda" else chosen.numpy())
        played["done"][t] = now["done"] != 0
        played["reward"][t, :, :, 0], played["reward"][t, :, :, 1] = now["share"], now["worth"]

    def _past_seats(self, seed: int) -> torch.Tensor:
        """At the first tables, the seats that nets of earlier times have: some, and never all."""
        many, luck = int(self.recipe.past * self.recipe.tables), np.random.default_rng(seed)
        theirs = np.zeros((many, self.seats), bool)
        for e in range(many):
            players = self.tables.players[e]
            theirs[e, luck.permutation(players)[: luck.integers(1, players)]] = True
        return torch.from_numpy(theirs).to(self.device)

    def _remember(self) -> None:
        """Keep the net as it is now, and have one of those that were kept play at some tables."""
        self.pool.append({name: each.detach().clone() for name, each in self.net.state_dict().items()})
        if len(self.pool) > self.recipe.pool:
            del self.pool[np.random.default_rng(self.lessons).integers(len(self.pool) - 1)]
        self.old.load_state_dict(self.pool[int(np.random.default_rng(self.lessons).integers(len(self.pool)))])

    # Learning

    @torch.no_grad()
    def _credit(self) -> None:
        """How much better each decision was than expected (GAE), each seat by itself: going back in time, what a seat's
        next decision was worth is carried along. What nobody knows yet is left out.
        """
        played, many = self.played, self.recipe.tables
        following, carried, pending = (self._zeros(many, self.seats, CHANNELS) for _ in range(3))
        known = self._zeros(many, self.seats, type=torch.bool)
        for t in range(self.recipe.steps - 1, -1, -1):
            done = played["done"][t][:, None]
            following.masked_fill_(done[..., None], 0.0)
            carried.masked_fill_(done[..., None], 0.0)
            known.logical_or_(done)
            pending = torch.where(done[..., None], played["reward"][t], pending)
            own = played["seat"][t][:, None]
            both = own[..., None].expand(-1, -1, CHANNELS)
            value = played["value"][t][:, None]
            surprise = pending.gather(1, both) + following.gather(1, both) - value
            gained = surprise + self.recipe.trace * carried.gather(1, both)
            sure = known.gather(1, own)
            gained = gained * sure[..., None]
            self.gained[t], self.sure[t] = gained[:, 0], sure[:, 0] & played["mine"][t]
            carried.scatter_(1, both, gained)
            following.scatter_(1, both, value)
            pending.scatter_(1, both, torch.zeros_like(value))
            known.scatter_(1, own, torch.ones_like(sure))

    def _learn(self, passed: float) -> dict[str, float]:
        """Change the net, once for each part of what was played."""
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.now(recipe.rate, passed)
        entropy, margin = recipe.now(recipe.entropy, passed), recipe.now(recipe.margin, passed)
        advantage = self.gained[..., 0] + margin * self.gained[..., 1]
        sure = self.sure
        mean = (advantage * sure).sum() / sure.sum()
        deviation = (((advantage - mean) ** 2 * sure).sum() / sure.sum()).sqrt() + 1e-6
        advantage = (advantage - mean) / deviation
        found: dict[str, torch.Tensor] = {}
        for part in self._parts():
            loss, found = self._loss(part, advantage, entropy)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), recipe.norm)
            self.optimizer.step()
            with torch.no_grad():
                torch._foreach_lerp_(list(self.kept.parameters()), list(self.net.parameters()), 1 - recipe.average)
        return {name: float(each) for name, each in found.items()}

    def _parts(self) -> Iterator[torch.Tensor]:
        """The tables of each part, as often as is learned from it."""
        for _ in range(self.recipe.epochs):
            yield from torch.randperm(self.recipe.tables, device=self.device).chunk(self.recipe.parts)

    def _loss(self, part: Any, advantage: Any, entropy: float) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
        played = {
            name: self.played[name][:, part].flatten(0, 1) for name in ("sight", "allowed", "action", "odds", "value")
        }
        better, sure = advantage[:, part].flatten(), self.sure[:, part].flatten().float()
        hoped = (self.gained[:, part].flatten(0, 1) + played["value"]).clamp(0, 1)
        logits, values = self.net(played["sight"])
        odds = functional.log_softmax(logits.masked_fill(played["allowed"] == 0, NEVER), -1)
        ratio = (odds.gather(-1, played["action"][:, None])[:, 0] - played["odds"]).exp()
        cut = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
        many = sure.sum().clamp(min=1)
        acting = -(torch.min(ratio * better, cut * better) * sure).sum() / many
        expecting = functional.binary_cross_entropy_with_logits(values, hoped, reduction="none").sum(-1)
        expecting = (expecting * sure).sum() / many
        unsure = (-(odds.exp() * odds.clamp(min=-30)).sum(-1) * sure).sum() / many
        clipped = (((ratio - 1).abs() > self.recipe.clip) * sure).sum() / many
        found = {
            "acting": acting.detach(),
            "expecting": expecting.detach(),
            "entropy": unsure.detach(),
            "clipped": clipped,
        }
        return acting + 0.5 * expecting - entropy * unsure, found

    # What it is made of

    def _scale(self) -> None:
        """Bring the numbers of a sketch to about one size, by what the first steps show; once for all time."""
        self.gained = self._zeros(self.recipe.steps, self.recipe.tables, CHANNELS)
        self.sure = self._zeros(self.recipe.steps, self.recipe.tables, type=torch.bool)
        self._rollout()
        seen = self.played["sight"].flatten(0, 1)[:: max(1, self.recipe.steps // 16)].float()
        factors = 1 / seen.square().mean(0).sqrt().clamp(min=LEAST)
        for each in (self.net, self.old, self.kept):
            each.factors.copy_(factors)

    def _captured(self, work: Callable[[], None]) -> Callable[[], None]:
        """On a GPU, what is always done in the same way is recorded once and played back."""
        if self.device == "cpu":
            return work
        work()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
        replay: Callable[[], None] = graph.replay
        return replay

    def _zeros(self, *shape: int, type: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(shape, dtype=type, device=self.device)


def shared(array: Any) -> torch.Tensor:
    """An array of the tables as a tensor: the same memory."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else array


def _expected(values: torch.Tensor) -> torch.Tensor:
    """Values out of their logits: both lie between 0 and 1."""
    return torch.sigmoid(values)
