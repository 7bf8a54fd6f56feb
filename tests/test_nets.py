"""Nets as files: what is written can be read, what is damaged or of something else is refused, and packing keeps what a
net chooses. The nets that come with the program are what they say.
"""

import json

import numpy as np
import pytest
from kit import compiled_only, random_play

import sobremesa
from sobremesa.bots import bot, levels_of, netfile, planning
from sobremesa.bots.master import MasterBot, has_master, manner_of, trained
from sobremesa.bots.named import named
from sobremesa.bots.net import SHIFT, TOP, UNIT, Net, Notes, think
from sobremesa.bots.observation import seen
from sobremesa.bots.pondering import WHOLE, Ponder, decide
from sobremesa.bots.sketches import look, sketched
from sobremesa.rules.cards import Word
from sobremesa.rules.errors import BadOption, Unreadable
from sobremesa.rules.game import Game
from sobremesa.rules.jit import entry
from sobremesa.train.packing import pack
from sobremesa.train.tables.cpu import Tables
from sobremesa.train.tables.variety import variety

LARGEST = 300_000  # bytes that a page fetches for a master
WIDTH = 32
CONE = sobremesa.games()["cone"]
GAMES = sobremesa.games().values()

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_trained = pytest.mark.parametrize("game", [*filter(has_master, GAMES)], ids=lambda game: game.name)


def weights_of(game: Game, seed: int = 1):
    """Weights of a net that nobody has trained, as PyTorch would have them."""
    how, luck = sketched(game.rules), np.random.default_rng(seed)
    sizes = {"first": (WIDTH, how.sight), "second": (WIDTH, WIDTH), "policy": (how.actions, WIDTH), "value": (2, WIDTH)}
    weights = {f"{name}.weight": luck.normal(size=size) / size[1] ** 0.5 for name, size in sizes.items()}
    return weights | {f"{name}.bias": luck.normal(size=size[0]) / 10 for name, size in sizes.items()}


def seen_in(game: Game, many: int = 64, steps: int = 12):
    """What seats see in play at random, where they have a choice."""
    tables, luck, found = Tables(variety(game, 6, 3), many, 5, threads=1), np.random.default_rng(2), []
    for _ in range(steps):
        found.append(tables.arrays.sight.copy())
        tables.step(np.where(tables.arrays.allowed, luck.random(tables.arrays.allowed.shape), -1).argmax(1))
    return np.concatenate(found)


def scaled(weights, sights):
    """The same, with factors that bring what is seen to one size."""
    return weights | {"factors": 1 / np.sqrt((sights.astype(float) ** 2).mean(0)).clip(0.25)}


def made_up(game: Game = CONE) -> Net:
    """A small net of random numbers."""
    how = sketched(game.rules)
    sights = np.random.default_rng(4).integers(-3, 4, (50, how.sight)).astype(np.int8)
    return pack(scaled(weights_of(game), sights), sights)


@pytest.fixture(scope="module")
def written() -> bytes:
    return netfile.write(made_up(), CONE, {"seed": 1})


def told(data: bytes, **changes) -> bytes:
    """A file that says something else of itself."""
    line, _, body = data.partition(b"\n")
    return json.dumps(json.loads(line) | changes).encode() + b"\n" + body


def test_what_is_written_is_read(written):
    net, about = netfile.read(written)
    assert all(np.array_equal(one, other) for one, other in zip(net, made_up(), strict=True))
    assert [each.dtype for each in net] == [each.dtype for each in made_up()]
    assert (about["game"], about["version"], about["made"]) == ("cone", CONE.version, {"seed": 1})
    assert (written.index(b"\n") + 1) % netfile.ALIGNED == 0
    assert netfile.fit(net, about, CONE) is net


def with_arrays(change):
    def changed(data: bytes) -> bytes:
        arrays = json.loads(data.partition(b"\n")[0])["arrays"]
        return told(data, arrays=change(arrays))

    return changed


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda _: b"", "is no net that can be read"),
        (lambda _: b"PK\3\4" * 99, "is no net that can be read"),
        (lambda _: b"[]\n", "is no net that can be read"),
        (lambda data: data[:-1], "its bytes are not those that were written"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "its bytes are not those that were written"),
        (lambda data: told(data, form="sobremesa-net-9"), "it says 'sobremesa-net-9', not 'sobremesa-net-1'"),
        (lambda data: told(data, version=None), "it does not say what it plays"),
        (with_arrays(lambda arrays: arrays[:-1]), "is no net that can be read"),
        (with_arrays(lambda arrays: arrays[::-1]), "it has last_scale of int32 where factor of int32 belongs"),
        (with_arrays(lambda arrays: [arrays[0], ["first", "float64", arrays[1][2]], *arrays[2:]]), "first of float64"),
        (with_arrays(lambda arrays: [*arrays[:-1], ["last_scale", "int32", [1]]]), "last_scale does not fit the rest"),
    ],
)
def test_a_damaged_net_is_refused(written, tmp_path, damage, sentence):
    file = tmp_path / "own.net"
    file.write_bytes(damage(written))
    with pytest.raises(Unreadable) as raised:
        named(f"net:{file}", 1, game=CONE)
    assert str(raised.value).startswith(f"{file} is no net that can be read")
    assert sentence in str(raised.value)


@pytest.mark.parametrize(
    ("game", "changes", "sentence"),
    [
        ("monete", {}, "this net plays cone, not monete"),
        ("cone", {"version": 1}, f"this net learned version 1 of the rules of cone, not {CONE.version}"),
        ("monete", {"game": "monete", "version": sobremesa.games()["monete"].version}, "does not see what a net of"),
    ],
)
def test_a_net_of_something_else_is_refused(written, tmp_path, game, changes, sentence):
    file = tmp_path / "own.net"
    file.write_bytes(told(written, **changes))
    setup = sobremesa.game(game)
    for call in (
        lambda: named(f"master:{file}", 1, game=setup.game),
        lambda: named(f"net:{file}", 1).choose(setup.deal(seed=1).view(0)),
    ):
        with pytest.raises(BadOption) as raised:
            call()
        assert sentence in str(raised.value)


def test_a_net_that_is_not_there(tmp_path):
    with pytest.raises(Unreadable, match="cannot be read"):
        named(f"net:{tmp_path / 'own.net'}", 1, game=CONE)


@every_game
def test_a_game_has_a_master_if_it_has_a_net(game):
    assert ("master" in levels_of(game)) == has_master(game)
    if not has_master(game):
        for call in (lambda: named("master", 1, game=game), lambda: trained(game.name)):
            with pytest.raises(BadOption, match=f"there is no master of {game.name}: nobody has trained one"):
                call()


@every_trained
def test_the_nets_that_come_with_the_program(game):
    data = netfile.own(game).read_bytes()
    net, about = netfile.read(data)
    assert netfile.fit(net, about, game) is net
    assert len(data) <= LARGEST
    assert about["made"]["seconds"] > 0
    assert about["made"]["steps"] > 0
    assert {"seed", "device", "torch", "strength"} <= set(about["made"])


@compiled_only
def test_a_net_of_ones_own_plays(written, tmp_path):
    file = tmp_path / "own.net"
    file.write_bytes(written)
    view = sobremesa.game("cone", players=2).deal(seed=4).view(0)
    alone, pondering = named(f"net:{file}", 1, game=CONE), MasterBot(1, tries=100, net=file)
    for player in (alone, pondering):
        assert player.choose(view) == player.choose(view)
        assert player.choose(view) in view.legal(0)
    how = sketched(CONE.rules)
    out, allowed = np.zeros((1, how.sight), np.int8), np.zeros((1, how.actions), np.int8)
    look(view.batch, 0, 0, out, allowed)
    assert allowed.sum() > 1
    assert 0 < pondering.chance(view) < 1
    assert bot("master", 1).choose(view) in view.legal(0)


@compiled_only
@every_trained
def test_who_does_not_believe_the_net_is_not_swayed_by_how_strongly_it_prefers(game):
    """A net whose preferences are in the same order, but eight times as strong, chooses the same."""
    net, chosen = trained(game.name), {0: 0, WHOLE: 0}
    loud = net._replace(last_scale=np.append(8 * net.last_scale[:-1], net.last_scale[-1:]).astype(np.int32))
    states = [state for seed in range(3) for state in [*random_play(sobremesa.game(game.name), seed, 40)][::4]]
    for view in [state.view(state.first) for state in states if not state.over]:
        for faith in chosen:
            batch = seen(view)
            moves = [int(decide(Ponder.of(batch, each), view.seat, Word(7), 120, faith)) for each in (net, loud)]
            chosen[faith] += moves[0] != moves[1]
    assert chosen[0] == 0
    assert chosen[WHOLE] > 0 or manner_of(game).plans  # else the test would show nothing


def test_a_plan_has_rivals_play_as_the_net_for_who_believes_it():
    asks = planning._asks
    me, rival, outside, tree = 0, 1, -1, 5
    assert [asks(None, rival, me, place, others, faith) for place, others, faith in (
        (outside, False, 1), (tree, True, WHOLE), (outside, True, 0), (tree, False, 0),
    )] == [True, True, False, False]  # fmt: skip
    assert not asks(None, me, me, outside, False, WHOLE)  # its own play goes on by judgement until rivals have moved,
    assert not asks(None, me, me, outside, True, 0)  # and after that, too, for who believes nothing


@entry
def _think(net, notes):
    think(net, notes)


def packed(net: Net, sights):
    """What a packed net says of each, as the trained one would write it."""
    notes, found = Notes.of(net), []
    for each in sights:
        notes.sight[0] = each
        _think(net, notes)
        found.append(notes.said / UNIT)
    return np.array(found)


def unpacked(weights, sights):
    """The same, in full precision."""
    hidden = np.maximum(sights * weights["factors"] @ weights["first.weight"].T + weights["first.bias"], 0)
    hidden = np.maximum(hidden @ weights["second.weight"].T + weights["second.bias"], 0)
    said = hidden @ weights["policy.weight"].T + weights["policy.bias"]
    return np.hstack([said, hidden @ weights["value.weight"][:1].T + weights["value.bias"][:1]])


def reckoned(net: Net, sights):
    """What a packed net says of each, in whole numbers: by its definition."""
    given = sights.astype(np.int64) * net.factor
    for weights, bias, scale in (
        (net.first, net.first_bias, net.first_scale),
        (net.second, net.second_bias, net.second_scale),
    ):
        given = ((given @ weights.astype(np.int64) + bias) * scale >> SHIFT).clip(0, TOP)
    return (given @ net.last.astype(np.int64) + net.last_bias) * net.last_scale


@compiled_only
@every_trained
def test_a_net_says_what_its_numbers_say_however_many_are_0(game):
    net, luck = trained(game.name), np.random.default_rng(3)
    sights = luck.integers(1, 128, (24, net.factor.size)).astype(np.int8)
    for many, sight in enumerate(sights):
        sight[luck.permutation(sight.size)[many:]] = 0
    assert np.array_equal(packed(net, sights), reckoned(net, sights) / UNIT)


@compiled_only
@every_trained
def test_packing_keeps_what_a_net_chooses(game):
    sights = seen_in(game)
    weights = scaled(weights_of(game), sights)
    small, large = packed(pack(weights, sights), sights), unpacked(weights, sights)
    assert np.abs(small - large).mean() < 0.02 * large.std()
    assert (small[:, :-1].argmax(1) == large[:, :-1].argmax(1)).mean() > 0.97
