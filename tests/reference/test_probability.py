import math
from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from reference.draws.probability import joint as drawn_joint
from reference.draws.probability import structured_joint
from reference.estimates import (
    ESTIMATE,
    conditional_probability,
    laplace_estimate,
    m_estimate,
    m_estimates,
    relative_frequencies,
    relative_frequency,
)
from reference.probability import (
    best_accuracy,
    binomial_moments,
    binomial_pmf,
    cells,
    conditional_distribution,
    conditional_of_counts,
    expectation,
    independent,
    independent_groups,
    independent_pairs,
    joint_distribution,
    machine_parts,
    marginal,
    moments,
    table_parts,
    total_probability,
    variance,
)

SEEDS = st.integers(0, 10**6).map(Random)
COUNTS = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(lambda pair: (min(pair), max(pair)))
SHARE = st.fractions(0, 1, max_denominator=20)
ROWS = st.lists(st.fixed_dictionaries({"a": st.sampled_from("uvw"), "b": st.sampled_from("xy")}), min_size=1)
DICE = {(x, x + y): Fraction(1, 36) for x in range(1, 7) for y in range(1, 7)}  # Blockeel, figure A.3


@given(st.lists(st.sampled_from("abc"), min_size=1))
def test_relative_frequencies_are_counted_and_add_up_to_one(outcomes: list[str]) -> None:
    found = relative_frequencies(outcomes)
    assert found == {value: count / len(outcomes) for value, count in Counter(outcomes).items()}
    assert sum(found.values()) == pytest.approx(1)


@given(ROWS, st.sampled_from("uvw"), st.sampled_from("xy"))
def test_a_condition_makes_the_table_smaller(rows: list[dict[str, str]], a: str, b: str) -> None:
    among = [row for row in rows if row["b"] == b]
    if not among:
        with pytest.raises(ValueError, match="no trials"):
            conditional_probability(rows, {"a": a}, {"b": b})
        return
    found = conditional_probability(rows, {"a": a}, {"b": b})
    assert found == np.mean([row["a"] == a for row in among])
    both = sum(row == {"a": a, "b": b} for row in rows) / len(rows)
    assert found >= both
    assert sum(conditional_probability(rows, {"a": each}, {"b": b}) for each in "uvw") == pytest.approx(1)


@given(COUNTS, st.integers(2, 6))
def test_laplaces_estimate_is_an_m_estimate_with_equal_priors(counts: tuple[int, int], k: int) -> None:
    count, total = counts
    found = laplace_estimate(Fraction(count), total, k=k)
    assert 0 < found < 1
    assert found == m_estimate(Fraction(count), total, m=k, prior=Fraction(1, k))
    assert laplace_estimate(0, 0, k=k) == 1 / k


@given(COUNTS, SHARE, st.integers(0, 10))
def test_an_m_estimate_lies_between_the_frequency_and_the_prior(
    counts: tuple[int, int], prior: Fraction, m: int
) -> None:
    count, total = counts
    if not total + m:
        with pytest.raises(ValueError, match="neither"):
            m_estimate(count, total, m=m, prior=prior)
        return
    found = m_estimate(Fraction(count), total, m=m, prior=prior)
    if not total:
        assert found == prior
        return
    frequency = Fraction(count, total)
    assert min(frequency, prior) <= found <= max(frequency, prior)
    assert m_estimate(Fraction(count), total, m=0, prior=prior) == frequency
    weight = Fraction(total, total + m)
    assert found == weight * frequency + (1 - weight) * prior
    assert m_estimate(count, total, m=1e12, prior=float(prior)) == pytest.approx(float(prior), abs=1e-9)


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4), st.integers(1, 9))
def test_m_estimates_add_up_to_one(counts: list[int], m: int) -> None:
    priors = {place: Fraction(1, len(counts)) for place in range(len(counts))}
    found = m_estimates(dict(enumerate(counts)), priors, m)
    assert sum(found.values()) == 1
    assert all(found.values())


def test_the_trace_ends_with_the_estimate_of_all_trials() -> None:
    steps = list(ESTIMATE.steps(outcomes=["h", "t", "t"], event="h", m=3, prior=0.5))
    assert [state.estimate for state in steps] == pytest.approx([0.5, 0.625, 0.5, 5 / 12])
    assert relative_frequency(steps[-1].hits, steps[-1].trials) == 1 / 3


@given(ROWS)
def test_a_joint_table_is_counted_and_its_margins_are_shares(rows: list[dict[str, str]]) -> None:
    table = joint_distribution(rows, ["b", "a"])
    assert sum(table.values()) == 1
    assert {key: value * len(rows) for key, value in table.items()} == Counter((r["b"], r["a"]) for r in rows)
    assert marginal(table, [1]) == joint_distribution(rows, ["a"])


@given(SEEDS)
def test_margins_conditions_and_best_guesses_are_sums_over_an_array(random: Random) -> None:
    table = drawn_joint(random, sizes=[2, 3, 2], empty=[0, 3])
    names = [sorted({values[place] for values, _ in table}) for place in range(3)]
    array = np.zeros([len(each) for each in names])
    for values, p in table:
        array[tuple(names[place].index(value) for place, value in enumerate(values))] = p
    margin = marginal(table, [2, 0])
    assert sum(margin.values()) == pytest.approx(1)
    for (z, x), p in margin.items():
        assert p == pytest.approx(array.sum(axis=1)[names[0].index(x), names[2].index(z)])
    seen = table[0][0][1]
    column = array[:, names[1].index(seen), :].sum(axis=1)
    found = conditional_distribution(table, 0, {1: seen})
    assert found == pytest.approx({x: column[names[0].index(x)] / column.sum() for x in found})
    assert found == conditional_distribution(table, 0, [(1, seen)])
    assert best_accuracy(table, 0) == pytest.approx(array.max(axis=0).sum())


def test_the_margins_of_two_dice_are_those_of_figure_a3() -> None:
    outcomes = [{"x": x, "z": x + y} for x, y in product(range(1, 7), repeat=2)]
    assert joint_distribution(outcomes, ["x", "z"]) == DICE
    assert marginal(DICE, [0]) == {(x,): Fraction(1, 6) for x in range(1, 7)}
    assert marginal(DICE, [1]) == {(z,): Fraction(6 - abs(7 - z), 36) for z in range(2, 13)}
    assert conditional_distribution(DICE, 0, {1: 4}) == {1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}
    assert not independent(DICE, [0], [1])


def test_dice_and_coins_are_independent_groups_as_in_example_12_4() -> None:
    table = {
        (x, y, x + y, a, b, a == b): Fraction(1, 144)
        for x, y in product(range(1, 7), repeat=2)
        for a, b in product("ht", repeat=2)
    }
    assert independent_groups(table, [[0, 1, 2], [3, 4, 5]])
    assert independent(table, [0], [1])
    assert not independent(table, [0], [2])
    assert {(3, 4), (3, 5), (4, 5)} <= set(independent_pairs(table))
    assert not independent_groups(table, [[3], [4], [5]])  # pairwise, yet not mutually


@given(SEEDS)
def test_independence_is_symmetric_and_that_of_every_cell(random: Random) -> None:
    table = structured_joint(random)
    assert sum(cells(table).values()) == pytest.approx(1)
    for a, b in [(0, 1), (0, 2), (1, 2)]:
        pair, left, right = marginal(table, [a, b]), marginal(table, [a]), marginal(table, [b])
        every = all(
            abs(pair.get((*x, *y), 0) - p * q) < 1e-9 for (x, p), (y, q) in product(left.items(), right.items())
        )
        assert independent(table, [a], [b]) == independent(table, [b], [a]) == every
        assert ((a, b) in independent_pairs(table)) == every


def test_what_is_independent_may_not_be_so_given_a_third() -> None:
    coins = {(x, y, x == y): Fraction(1, 4) for x in "ht" for y in "ht"}
    assert independent(coins, [0], [1])
    assert not independent(coins, [0], [1], given=[2])


@given(st.lists(st.tuples(SHARE, st.integers(1, 9)), min_size=1, max_size=5))
def test_the_total_probability_lies_among_the_conditional_ones(drawn: list[tuple[Fraction, int]]) -> None:
    whole = sum(weight for _, weight in drawn)
    chances, weights = [p for p, _ in drawn], [Fraction(weight, whole) for _, weight in drawn]
    found = total_probability(chances, weights)
    assert min(chances) <= found <= max(chances)
    assert found == sum(p * weight for p, weight in zip(chances, weights, strict=True))


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(1, 9)), min_size=1, max_size=6))
def test_moments_are_those_of_scipy(drawn: list[tuple[int, int]]) -> None:
    whole = sum(weight for _, weight in drawn)
    values, chances = [value for value, _ in drawn], [weight / whole for _, weight in drawn]
    centre = np.average(values, weights=chances)
    assert expectation(values, chances) == pytest.approx(centre)
    assert variance(values, chances) == pytest.approx(np.average((np.array(values) - centre) ** 2, weights=chances))
    assert variance([3 * value + 1 for value in values], chances) == pytest.approx(9 * variance(values, chances))
    assert moments(values, chances)[2] == pytest.approx(math.sqrt(variance(values, chances)))


@given(st.integers(0, 20), st.integers(-1, 21), st.integers(0, 20).map(lambda x: x / 20))
def test_binomial_probabilities_are_scipys(n: int, r: int, p: float) -> None:
    assert binomial_pmf(r, n, p) == pytest.approx(scipy.stats.binom.pmf(r, n, p), abs=1e-12)
    assert binomial_pmf(r, n, p) == pytest.approx(binomial_pmf(n - r, n, 1 - p), abs=1e-12)
    chances = [binomial_pmf(k, n, p) for k in range(n + 1)]
    assert sum(chances) == pytest.approx(1)
    assert binomial_moments(n, p) == pytest.approx(moments(range(n + 1), chances), abs=1e-6)


@given(st.integers(1, 20), st.integers(1, 20), st.integers(1, 20), st.integers(1, 20))
def test_the_parts_of_the_hand_calculations_agree_with_the_tables(a: int, b: int, c: int, d: int) -> None:
    rows = [
        {"side": s, "ring": r}
        for s, r, n in [("e", "y", a), ("e", "n", b), ("w", "y", c), ("w", "n", d)]
        for _ in range(n)
    ]
    parts = table_parts([[a, b], [c, d]])
    table = joint_distribution(rows, ["side", "ring"])
    assert parts["cell"] == pytest.approx(float(table["e", "y"]))
    assert parts["conditional"] == pytest.approx(conditional_probability(rows, {"side": "e"}, {"ring": "y"}))
    assert conditional_of_counts(a, b, c, d) == pytest.approx(parts["conditional"])
    machines = machine_parts([0.5, 0.3, 0.2], [a / 20, b / 20, c / 20])
    assert machines["faulty"] == pytest.approx(total_probability([a / 20, b / 20, c / 20], [0.5, 0.3, 0.2]))


UNDEFINED = {
    "no trials": lambda: relative_frequency(0, 0),
    "evidence is impossible": lambda: conditional_distribution(DICE, 0, {1: 99}),
    "weights do not add up": lambda: total_probability([0.5], [0.7]),
    "how many values": lambda: m_estimate(1, 2, m=1, per_value=True),
    "what the prior is": lambda: m_estimate(1, 2, m=1),
}


@pytest.mark.parametrize("message", UNDEFINED)
def test_what_is_not_defined_is_refused(message: str) -> None:
    with pytest.raises(ValueError, match=message):
        UNDEFINED[message]()
