"""Tests of `reference.information.entropy`."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import entropy as scipy_entropy

from reference.information import entropy as information
from reference.information.entropy import conditional_entropy, entropy
from reference.information.multistage import self_information
from reference.trees.gini import gini
from tests.printed import printed

COUNTS = st.lists(st.integers(0, 1000), min_size=1, max_size=8).filter(any)
SAME = {"rel_tol": 1e-9, "abs_tol": 1e-12}


@given(COUNTS, st.sampled_from([2, 10, math.e]))
def test_entropy_is_that_of_scipy(counts: list[int], base: float) -> None:
    assert math.isclose(entropy(counts, base=base), scipy_entropy(counts, base=base), **SAME)


@given(COUNTS)
def test_entropy_lies_between_zero_for_one_class_and_log_k_for_equal_ones(counts: list[int]) -> None:
    classes = sum(map(bool, counts))
    assert 0 <= entropy(counts) <= math.log2(classes) + 1e-12
    assert (entropy(counts) == 0) == (classes == 1)


def test_entropy_of_n_equal_classes_is_log_n() -> None:
    for n in range(1, 65):
        assert math.isclose(entropy([3] * n), math.log2(n), **SAME)


@given(COUNTS, st.randoms(use_true_random=False), st.integers(2, 50))
def test_entropy_knows_shares_only(counts: list[int], random: object, factor: int) -> None:
    shuffled = counts[:]
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    for alike in (shuffled, [*counts, 0], [factor * count for count in counts], [c / sum(counts) for c in counts]):
        assert math.isclose(entropy(alike), entropy(counts), **SAME)


@given(COUNTS)
def test_entropy_has_wittens_form_in_counts(counts: list[int]) -> None:
    total = sum(counts)
    in_counts = (total * math.log2(total) - math.fsum(c * math.log2(c) for c in counts if c)) / total
    assert math.isclose(entropy(counts), in_counts, rel_tol=1e-9, abs_tol=1e-9)


@given(
    st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=1, max_size=5).filter(
        lambda c: any(map(any, c))
    )
)
def test_a_split_never_adds_entropy_and_leaves_joint_minus_branch_entropy(children: list[tuple[int, int]]) -> None:
    left = conditional_entropy(children)
    whole = [sum(classes) for classes in zip(*children, strict=True)]
    joint = scipy_entropy([count for counts in children for count in counts], base=2)
    branches = scipy_entropy([sum(counts) for counts in children], base=2)
    assert left <= entropy(whole) + 1e-9  # entropy is concave
    assert math.isclose(left, joint - branches, rel_tol=1e-9, abs_tol=1e-9)


def test_no_examples_have_no_entropy() -> None:
    assert entropy([]) == entropy([0, 0]) == conditional_entropy([]) == conditional_entropy([[0, 0]]) == 0


@given(COUNTS)
def test_gini_is_the_chance_that_two_draws_differ_in_class(counts: list[int]) -> None:
    total = sum(counts)
    differ = sum(one * (total - one) for one in counts)
    assert math.isclose(gini(counts), differ / total**2, **SAME)


def test_the_entropy_is_what_messages_tell_on_average() -> None:
    probs = [0.5, 0.3, 0.2]
    assert math.fsum(p * self_information(p) for p in probs) == pytest.approx(entropy(probs))


@pytest.mark.parametrize(("base", "figure"), [(2.718281828459045, "0.652"), (10, "0.283")])
def test_other_logarithms_give_what_mitchells_entry_says(base: float, figure: str) -> None:
    assert information.entropy([9, 5], base=base) == printed(figure)
