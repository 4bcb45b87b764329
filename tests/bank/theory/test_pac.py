"""Tests of `reference.theory.pac`."""

import math
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.theory import draws
from reference.theory.bias_variance import bias_variance_squared, squared_error
from reference.theory.half_planes import half_plane_labellings, lines_shatter
from reference.theory.pac import pac_bound, pac_sample_size, sample_size, times_as_many
from reference.theory.shattering import labellings, missing_labellings, shatters, vc_dimension, vc_log_bound
from reference.theory.true_error import is_epsilon_correct, true_error
from tests.banked import worked_out

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=25)
SHARES = st.floats(0.01, 0.5)
BITS = st.lists(st.integers(0, 1), min_size=4, max_size=4)


@FEW
@given(st.integers(2, 10**6), SHARES, SHARES)
def test_the_exact_form_is_the_smallest_sample_by_the_survival_bound(hypotheses: int, eps: float, delta: float) -> None:
    size = sample_size(hypotheses, eps, delta, form="exact")
    assert hypotheses * (1 - eps) ** size <= delta * (1 + 1e-9)
    assert hypotheses * (1 - eps) ** (size - 1) > delta * (1 - 1e-9)
    assert size <= sample_size(hypotheses, eps, delta) == pac_sample_size(math.log(hypotheses), eps, delta)


@FEW
@given(st.floats(1, 100), SHARES, SHARES)
def test_the_bound_is_linear_in_one_over_epsilon_and_logarithmic_in_delta(
    ln_h: float, eps: float, delta: float
) -> None:
    assert times_as_many(ln_h, eps, delta, eps / 4) == pytest.approx(4)
    assert pac_bound(ln_h, eps, delta / 10) - pac_bound(ln_h, eps, delta) == pytest.approx(math.log(10) / eps)
    assert pac_bound(2 * ln_h, eps, 1) == pytest.approx(2 * pac_bound(ln_h, eps, 1))


@pytest.mark.parametrize(("hypotheses", "size"), [(3**10, 140), (3**3, 63), (973, 99), (2**96, 696)])
def test_known_spaces_need_known_samples(hypotheses: int, size: int) -> None:
    assert sample_size(hypotheses, 0.1, 0.05) == size


def test_the_parts_of_the_sample_size_fit_together() -> None:
    parts = worked_out("theory.sample_size_by_hand", attributes=10, epsilon=0.1, delta=0.05, safer=0.01)
    assert (parts["hypotheses"], parts["examples"]) == (3**10, 140)
    assert parts["bound"] + parts["more"] == pytest.approx(pac_bound(10 * math.log(3), 0.1, 0.01))


@FEW
@given(BITS, BITS, SEEDS)
def test_the_true_error_is_a_distance_weighed_by_the_distribution(h: list[int], c: list[int], random: Random) -> None:
    weights = draws.probabilities(random, c)
    error = true_error(h, c, weights)
    assert error == true_error(c, h, weights)
    assert true_error(c, c, weights) == 0
    assert error + true_error([1 - label for label in h], c, weights) == pytest.approx(1)
    assert is_epsilon_correct(h, c, weights, error)
    assert not is_epsilon_correct(h, c, weights, error, strict=True)
    drawn = random.choices(range(4), weights, k=4000)
    assert sum(h[place] != c[place] for place in drawn) / 4000 == pytest.approx(error, abs=0.06)


@FEW
@given(SEEDS)
def test_shattering_is_what_counting_labellings_says(random: Random) -> None:
    rows = draws.hypothesis_class(random, instances=[2, 4], size=[1, 12])
    dimension = vc_dimension(rows)
    for size in range(len(rows[0]) + 1):
        sets = [points for points in combinations(range(len(rows[0])), size) if shatters(rows, points)]
        assert bool(sets) == (size <= dimension)
        for points in sets:
            assert all(shatters(rows, fewer) for fewer in combinations(points, max(0, size - 1)))
            assert len({tuple(row[place] for place in points) for row in rows}) == 2**size
    assert dimension <= vc_log_bound(len(rows)) == math.floor(math.log2(len(rows)))
    assert vc_dimension(rows[: 1 + len(rows) // 2]) <= dimension
    pair = draws.places(random, rows, size=2)
    together = [*labellings(rows, pair), *missing_labellings(rows, pair)]
    assert sorted(together) == sorted(product((0, 1), repeat=2))


def labellings_by_force(points: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """Every labelling of points in a grid of four by four that some line of a fine net of slopes gives."""
    found = set()
    for a, b in product(range(-7, 8), repeat=2):
        heights = [a * x + b * y for x, y in points]
        found |= {tuple(int(height > cut) for height in heights) for cut in [min(heights) - 1, *heights]}
    return found


@FEW
@given(st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=6).map(sorted))
def test_lines_give_just_the_labellings_that_a_search_finds(points: list[tuple[int, int]]) -> None:
    assert {*half_plane_labellings(points)} == labellings_by_force(points)


@FEW
@given(SEEDS)
def test_lines_shatter_points_that_are_two_or_a_triangle(random: Random) -> None:
    for points in draws.point_sets(random, within=4):
        (x, y), *rest = points
        in_line = len(rest) == 2 and (rest[0][0] - x) * (rest[1][1] - y) == (rest[0][1] - y) * (rest[1][0] - x)
        assert lines_shatter(points) == (len(points) < 4 and not in_line)


@FEW
@given(SEEDS)
def test_bias_and_variance_add_up_to_the_error_of_the_models(random: Random) -> None:
    actual = draws.actual_values(random, instances=[1, 4])
    rows = draws.predictions(random, actual, models=[1, 5])
    parts = bias_variance_squared(rows, actual)
    errors = [squared_error(row, actual) for row in rows]
    assert parts["bias"] + parts["variance"] == pytest.approx(sum(errors) / len(errors))
    mean = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    assert bias_variance_squared([mean, mean], actual) == {"bias": pytest.approx(parts["bias"]), "variance": 0}
