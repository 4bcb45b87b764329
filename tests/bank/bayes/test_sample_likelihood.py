"""The likelihood of a sample, against a product, a sum of logarithms and all samples there could be."""

import math
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.bayes.sample_likelihood import example_probabilities, iid_likelihood, sample_likelihood

factors = st.lists(st.floats(0.01, 1), max_size=8)


@settings(max_examples=25)
@given(factors, st.randoms(use_true_random=False))
def test_the_order_of_the_examples_does_not_matter(probs: list[float], random: object) -> None:
    mixed = random.sample(probs, len(probs))  # type: ignore[attr-defined]
    assert iid_likelihood(mixed) == pytest.approx(iid_likelihood(probs)) == pytest.approx(math.prod(probs))
    assert math.exp(iid_likelihood(mixed, log=True)) == pytest.approx(iid_likelihood(probs))


@given(factors)
@settings(max_examples=25)
def test_one_contradicted_example_is_enough_to_rule_a_hypothesis_out(probs: list[float]) -> None:
    assert iid_likelihood([*probs, 0]) == 0
    assert iid_likelihood([0, *probs], log=True) == -math.inf


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
def test_all_samples_of_a_size_together_are_certain(chance: float) -> None:
    samples = [list(each) for each in product(("yes", "no"), repeat=4)]
    assert math.fsum(sample_likelihood(sample, chance) for sample in samples) == pytest.approx(1)


def test_a_long_sample_keeps_its_logarithm_where_the_product_is_too_small_for_a_float() -> None:
    probs = example_probabilities(["yes"] * 2000, 0.25)
    assert iid_likelihood(probs) == 0
    assert iid_likelihood(probs, log=True) == pytest.approx(2000 * math.log(0.25))
