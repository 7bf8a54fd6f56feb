"""The rules on a GPU. Compiling needs none; that all comes out as on the CPU is tested where there is one."""

import importlib.util

import numpy as np
import pytest
from kit import BUNDLED, FACTOR, compiled_only, modes, players

import sobremesa
from sobremesa import devices
from sobremesa.cli import main
from sobremesa.rules.jit import INTERPRETED

FAMILIES = {game.rules.name: game.rules for game in BUNDLED.values()}
KERNELS = ("playout", "start_alone", "step_alone", "look", "sample", "start_beside", "step_beside")


def missing() -> str:
    """Why kernels cannot be compiled here, if they cannot."""
    if importlib.util.find_spec("numba_cuda") is None:
        return "numba-cuda is not installed (the extra cuda): its compiler is too large for every checkout"
    return ""


def absent() -> str:
    """Why nothing can be run on a GPU here, if it cannot."""
    try:
        devices.on_gpu("cuda")
    except sobremesa.BadOption as reason:
        return str(reason)
    return ""


can_compile = pytest.mark.skipif(INTERPRETED or bool(missing()), reason=missing() or "kernels are compiled rules")
on_a_gpu = pytest.mark.skipif(bool(absent()), reason=absent())
every_game = pytest.mark.parametrize("game", sobremesa.games().values(), ids=lambda game: game.name)


@can_compile
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_kernel_compiles(family, kernel):
    from sobremesa.gpu.compiling import compile_kernel, signatures

    assert set(signatures(FAMILIES[family])) == set(KERNELS)
    text = compile_kernel(FAMILIES[family], kernel)
    assert f".entry {kernel}(" in text
    assert ".target sm_90" in text


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
