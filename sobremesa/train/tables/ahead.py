"""The kernel of a training step, compiled ahead: `python -m sobremesa.train.tables.ahead GAME…` needs no GPU.

Kernels are kept in the cache (SOBREMESA_CACHE), which can be carried to a machine where Numba's CUDA compiler is not.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from sobremesa.rules import jit
from sobremesa.rules.game import Rules, find
from sobremesa.train.tables.cpu import seen

CAPABILITY = (9, 0)  # of a GPU that it is made for; later ones run it, too
SOURCES = f"{jit.ABOVE}-{jit.stamp([Path(__file__).parent])}"


def kernel_of(rules: Rules, capability: tuple[int, int]) -> Path:
    """The file of the kernel for such a GPU: what `ptxas` made of it, if that was there, or else PTX."""
    file = _ptx(rules, capability)
    finished = file.with_suffix(".cubin")
    return finished if finished.exists() else file


def _ptx(rules: Rules, capability: tuple[int, int]) -> Path:
    """The kernel as PTX; compiled if the cache does not have it."""
    file = jit.mark(f"{rules.stamp}-{SOURCES}-train-{''.join(map(str, capability))}.ptx")
    assert file is not None, "kernels are compiled rules"
    if not file.exists():
        from sobremesa.train.tables.kernels import compile_step

        made = file.with_suffix(".new")
        made.write_text(compile_step(rules, capability), encoding="ascii")
        made.replace(file)
        if assembler := shutil.which("ptxas"):
            target = f"-arch=sm_{capability[0]}{capability[1]}"
            subprocess.run([assembler, target, str(file), "-o", str(file.with_suffix(".cubin"))], check=True)
    return file


if __name__ == "__main__":
    for name in sys.argv[1:]:
        rules = find(name).rules
        seen(rules)
        print(f"{name}: {kernel_of(rules, CAPABILITY).name}")
