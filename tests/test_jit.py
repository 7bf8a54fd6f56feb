"""The seam to the compiler: what is compiled into its caller, and what apart."""

import pytest

from sobremesa.rules.jit import INTERPRETED, rule, seldom


@seldom
def far(n: int) -> int:
    """Something long."""
    for i in range(n):
        n ^= n << i
    return n


@rule
def near(n: int) -> int:
    """Something short that leads there."""
    return far(n) + far(n + 1)


@rule
def nearer(n: int) -> int:
    """The first to be compiled: what it does not say itself, nobody may take from it."""
    return near(n)


@pytest.mark.skipif(INTERPRETED, reason="is about compiled rules")
def test_a_rule_is_inlined_and_what_is_seldom_called_is_not():
    import numba

    nearer.compile((numba.int64,))
    code = [each.overloads[(numba.int64,)].library.get_llvm_str() for each in (nearer, near, far)]
    assert ["alwaysinline" in each for each in code] == [True, True, False]
    assert [each.count("define ") for each in code] == [1, 1, 1]  # a part has nobody else's code
