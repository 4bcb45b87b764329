import math

from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import entropy as scipy_entropy

from reference.information import conditional_entropy, entropy, gini, gini_left
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


SPLITS = {"0.35": ("++", "+---", "++--"), "0.17": ("----", "+++++-"), "0.48": ("+++----", "++-")}  # Flach, example 5.1


def test_what_is_left_of_the_gini_index_is_what_flach_prints() -> None:
    for figure, branches in SPLITS.items():
        rows = [{"a": str(value), "class": label} for value, branch in enumerate(branches) for label in branch]
        assert gini_left(rows, "a", "class") == printed(figure)
