"""Tests of `reference.trees.pessimistic`."""

from statistics import NormalDist

import pytest
from scipy.stats import binomtest

from reference.trees.pessimistic import pessimistic_error, subtree_error

LEAVES = [(errors, n) for n in (1, 2, 5, 14, 100) for errors in range(0, n + 1, max(1, n // 4))]


@pytest.mark.parametrize("z", [0.25, 0.6745, 1.28])
@pytest.mark.parametrize("method", ["wilson", "exact"])
def test_the_upper_end_is_that_of_scipy(method: str, z: float) -> None:
    ours = "binomial" if method == "exact" else method
    level = 2 * NormalDist().cdf(z) - 1
    for errors, n in LEAVES:
        expected = binomtest(errors, n).proportion_ci(level, method=method).high
        assert pessimistic_error(errors, n, z=z, method=ours) == pytest.approx(expected, abs=1e-9)


def test_the_normal_interval_has_no_width_at_a_pure_leaf_and_no_method_is_below_the_observed_error() -> None:
    assert pessimistic_error(0, 4, method="normal") == 0 < pessimistic_error(0, 4)
    assert pessimistic_error(0, 4) == pytest.approx(0.10636, abs=5e-6)
    for errors, n in LEAVES:
        for method in ("wilson", "normal", "binomial"):
            assert pessimistic_error(errors, n, method=method) >= errors / n - 1e-12


def test_a_subtree_lies_between_its_leaves() -> None:
    leaves = [(2, 6), (1, 2), (0, 9)]
    single = [pessimistic_error(*leaf) for leaf in leaves]
    assert min(single) < subtree_error(leaves) < max(single)
