"""The rules on a GPU. Kernels are typed and written down for CUDA's compiler everywhere, and compiled where that is:
neither needs a GPU. That all comes out as on the CPU is tested where there is one.
"""

import importlib.util
import json
import re
from contextlib import ExitStack

import numpy as np
import pytest
from kit import BUNDLED, FACTOR, compiled_only, modes, players

import sobremesa
from sobremesa import devices
from sobremesa.bots.sketches import sketched
from sobremesa.cli import main
from sobremesa.rules.jit import INTERPRETED

FAMILIES = {game.rules.name: game.rules for game in BUNDLED.values()}
TRAINABLE = [name for name, rules in FAMILIES.items() if sketched(rules) is not None]
CAPABILITY = (9, 0)
KERNELS = ("playout", "start_alone", "step_alone", "look", "sample", "start_beside", "step_beside")


def untyped() -> str:
    """Why kernels cannot be typed here, if they cannot."""
    if importlib.util.find_spec("numba_cuda") is None:
        return "numba-cuda is not installed: its releases need Python 3.11 and Linux here, or the extra cuda"
    return ""


def missing() -> str:
    """Why kernels cannot be compiled here, if they cannot."""
    if untyped():
        return untyped()
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib

    try:
        for name in ("nvvm", "nvrtc"):
            load_nvidia_dynamic_lib(name)
    except DynamicLibNotFoundError:
        return "CUDA's compiler is not installed (the extra cuda): it is too large for every checkout"
    return ""


def absent() -> str:
    """Why nothing can be run on a GPU here, if it cannot."""
    try:
        devices.on_gpu("cuda")
    except sobremesa.BadOption as reason:
        return str(reason)
    return ""


can_type = pytest.mark.skipif(INTERPRETED or bool(untyped()), reason=untyped() or "kernels are compiled rules")
can_compile = pytest.mark.skipif(INTERPRETED or bool(missing()), reason=missing() or "kernels are compiled rules")
on_a_gpu = pytest.mark.skipif(bool(absent()), reason=absent())
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)


@pytest.fixture
def written_down(monkeypatch):
    """Have kernels only be typed and written down; LLVM checks each function, and all of them are collected."""
    from llvmlite import binding
    from numba.cuda.cudadrv import nvrtc, nvvm

    found = []

    def checked(parts, **_options):
        for part in parts:
            binding.parse_assembly(part).verify()
        found.extend(parts)
        return b".entry unfinished("

    monkeypatch.setattr(nvvm, "compile_ir", checked)
    monkeypatch.setattr(nvrtc, "get_supported_ccs", lambda: [CAPABILITY])
    return found


@can_type
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_kernel_is_typed(family, kernel, written_down):
    from sobremesa.gpu.compiling import compile_kernel, signatures

    assert set(signatures(FAMILIES[family])) == set(KERNELS)
    assert compile_kernel(FAMILIES[family], kernel, CAPABILITY) == f".entry {kernel}("
    assert written_down


@can_type
@pytest.mark.parametrize("family", TRAINABLE)
def test_a_step_of_every_training_is_typed(family, written_down):
    from sobremesa.train.tables.kernels import compile_step

    assert compile_step(FAMILIES[family], CAPABILITY) == ".entry step("
    assert written_down


@can_type
def test_what_a_gpu_cannot_do_is_found_without_one(monkeypatch, written_down):
    """A rule that CUDA's compiler does not take fails here, not only on the machine with the GPU."""
    from numba.cuda.core.errors import TypingError

    from sobremesa.gpu import kernels
    from sobremesa.gpu.compiling import compile_kernel

    def sample(_size):
        def sample(legal, actions, seed):
            actions[0] = legal.cards + seed

        return sample

    monkeypatch.setattr(kernels, "sample", sample)
    with pytest.raises(TypingError, match="cards"):
        compile_kernel(FAMILIES["uno"], "sample", CAPABILITY)
    assert not written_down


@can_compile
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_kernel_compiles(family, kernel):
    from sobremesa.gpu.compiling import compile_kernel, signatures

    assert set(signatures(FAMILIES[family])) == set(KERNELS)
    text = compile_kernel(FAMILIES[family], kernel)
    assert f".entry {kernel}(" in text
    assert ".target sm_90" in text


@can_type
@pytest.mark.usefixtures("written_down")
@every_game
def test_a_kernel_of_one_setup_reads_none_of_its_options(game):
    """What options write no rule changes, so it may be a constant; the kernel of a setup is another one."""
    from sobremesa.gpu.compiling import compile_kernel
    from sobremesa.gpu.frozen import Frozen, record_of, written

    setup = sobremesa.game(game.name, players=players(game, 4))
    known = written(setup)
    assert known["players"] == setup.players
    for seed in range(20):
        end = setup.deal(seed).playout(seed)
        assert {name: int(end.batch[name][0]) for name in known} == known
    own, whole = record_of(game.rules, setup), record_of(game.rules, None)
    assert isinstance(own, Frozen)
    assert own != whole
    assert own == record_of(game.rules, setup)
    assert own != record_of(game.rules, sobremesa.game(game.name, players=players(game, 3)))
    if game.name == "multiverse-money":  # one of them is typed here; it takes as long as any kernel
        assert ".entry playout(" in compile_kernel(game.rules, "playout", CAPABILITY, setup=setup)


@can_compile
def test_compiling_leaves_numba_as_it_was():
    from numba import cuda, types

    from sobremesa.gpu.narrow import narrow
    from sobremesa.gpu.rolled import rolled

    def summed(out):
        for i in range(out.size):
            out[i] = (i << 20) + 1

    text = {}
    for name, ways in {"before": (), "during": (narrow(), rolled()), "after": ()}.items():
        with ExitStack() as stack:
            for way in ways:
                stack.enter_context(way)
            text[name] = cuda.compile_ptx(summed, types.void(types.int64[::1]), cc=(9, 0))[0]
    assert _body(text["before"]) == _body(text["after"]) != _body(text["during"])


def _body(text):
    """A kernel's instructions, without its name: Numba numbers what it compiles."""
    return re.sub(r"summedB\w+_param", "param", text.split(".entry")[1].partition("{")[2])


@can_compile
def test_what_is_made_ahead(tmp_path, monkeypatch):
    """A game's folder has what the machine with the GPU needs: here with no more than names for kernels."""
    from sobremesa.gpu import ahead

    monkeypatch.setattr(ahead, "compile_kernel", lambda _rules, name, **_how: name)
    monkeypatch.setattr(ahead.shutil, "which", lambda _name: None)
    monkeypatch.setattr(ahead, "DEALS", 50)
    monkeypatch.setattr(ahead, "STEPS", 5)
    ahead.write(tmp_path, "cone", [(256, 4)])
    told = json.loads((tmp_path / "cone.json").read_text())
    assert {each["name"] for each in told["kernels"]} == set(KERNELS)
    assert all((tmp_path / each["file"]).read_text() == each["name"] for each in told["kernels"])
    assert told["tally"]["moves"] == sobremesa.simulate(sobremesa.game("cone", players=4), 50, 1).moves
    assert [len(each["digests"]) for each in told["batches"]] == [8, 8, 8]
    with np.load(tmp_path / "cone.npz") as arrays:
        assert arrays["blank"].tobytes() == sobremesa.game("cone", players=4).blank(told=False).tobytes()


@pytest.mark.skipif(not absent(), reason="there is a GPU")
def test_without_a_gpu_a_sentence_says_so(capsys):
    assert main(["sim", "cone", "--device", "cuda"]) == 2
    assert "device cuda" in capsys.readouterr().err
    with pytest.raises(sobremesa.BadOption, match="device cuda"):
        sobremesa.batch("cone", envs=4, device="cuda")


def test_a_device_that_is_none(capsys):
    assert main(["sim", "cone", "--device", "abacus"]) == 2
    assert "there is no device 'abacus'" in capsys.readouterr().err


@on_a_gpu
@compiled_only
@every_game
def test_the_same_tally_by_a_kernel_of_one_setup(game):
    from sobremesa.gpu import playing

    setup = sobremesa.game(game.name, players=players(game, 3))
    gpu, cpu = playing.simulate(setup, 2000, 3, frozen=True), devices.simulate(setup, 2000, 3)
    assert gpu.moves == cpu.moves
    assert (gpu.lengths == cpu.lengths).all()


@on_a_gpu
@compiled_only
@every_game
def test_the_same_tally(game):
    for options in modes(game).values():
        setup = sobremesa.game(game.name, **{**options, "players": players(game, 4)})
        gpu = devices.simulate(setup, 2000 * FACTOR, 3, device="cuda")
        cpu = devices.simulate(setup, 2000 * FACTOR, 3)
        assert gpu.moves == cpu.moves
        for name in ("wins", "lengths", "endings"):
            assert (getattr(gpu, name) == getattr(cpu, name)).all()


@on_a_gpu
@compiled_only
@pytest.mark.parametrize("rivals", [None, "chance", "sensible"])
@every_game
def test_the_same_batch(game, rivals):
    """States, seats, masks, observations and rewards after many steps, deals that end among them."""
    how = {"envs": 512, "seed": 3, "rivals": rivals, "players": players(game, 4)}
    cpu, gpu = sobremesa.batch(game.name, **how), sobremesa.batch(game.name, device="cuda", **how)
    for step in range(400 * FACTOR):
        if step % 50 == 0:
            assert cpu.records.tobytes() == gpu.records.tobytes()
            for name in ("seat", "mask", "legal", "observation", "reward", "done", "deals"):
                assert (getattr(cpu, name) == getattr(gpu, name).get()).all(), name
        cpu.step(cpu.sample(step))
        gpu.step(gpu.sample(step))
        assert not gpu.refused.any()
    before = gpu.records.tobytes()
    gpu.step(np.full(512, -1))
    assert gpu.refused.all()
    assert gpu.records.tobytes() == before
