"""Tests of `reference.evaluation.validation`."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sklearn.dummy import DummyClassifier
from sklearn.model_selection import LeaveOneOut, PredefinedSplit, StratifiedKFold, cross_val_score
from sklearn.neighbors import KNeighborsClassifier

from reference.evaluation.learners import knn_label
from reference.evaluation.protocol import knn_error, three_way
from reference.evaluation.resampling import DEALING, class_counts_by_fold, is_stratified, stratified_folds
from reference.evaluation.validation import (
    CROSS_VALIDATION,
    averaged,
    cross_validation,
    leave_one_out,
    majority_left_out,
    repeated_cross_validation,
    training_mean,
)

LABELS = st.lists(st.sampled_from("abc"), min_size=4, max_size=24)
FEW = settings(max_examples=20)  # of what scikit-learn is slow at


@st.composite
def folded(draw: st.DrawFn) -> tuple[list[list], list[list[int]]]:
    """Examples at places that are all different, and folds of any size."""
    labels = draw(st.lists(st.sampled_from("ab"), min_size=4, max_size=14))
    places = draw(st.permutations([2**number for number in range(len(labels))]))  # no place is halfway between others
    folds = draw(st.integers(2, 4).flatmap(lambda k: st.lists(st.integers(0, k - 1), min_size=14, max_size=14)))
    numbers = folds[: len(labels)]
    assume(len(set(numbers)) > 1)
    plan = [[i for i, fold in enumerate(numbers) if fold == number] for number in sorted(set(numbers))]
    return [[[place], label] for place, label in zip(places, labels, strict=True)], plan


def split_of(plan: list[list[int]]) -> PredefinedSplit:
    numbers = {place: number for number, fold in enumerate(plan) for place in fold}
    return PredefinedSplit([numbers[place] for place in sorted(numbers)])


@given(LABELS, st.integers(2, 5))
def test_stratified_folds_hold_each_example_once_and_each_class_evenly(labels: list[str], k: int) -> None:
    folds = stratified_folds(labels, k)
    assert sorted(place for fold in folds for place in fold) == list(range(len(labels)))
    for name in set(labels):
        counts = [sum(labels[place] == name for place in fold) for fold in folds]
        assert max(counts) - min(counts) <= 1
    assert is_stratified(folds, labels)
    assert max(map(len, folds)) - min(map(len, folds)) <= 1
    states = list(DEALING.steps(labels=labels, k=k))[1:]
    assert folds == [[state.example for state in states if state.fold == fold] for fold in range(k)]


@FEW
@given(LABELS, st.integers(2, 4))
def test_the_class_counts_of_stratified_folds_are_those_of_scikit_learn_but_for_their_order(
    labels: list[str], k: int
) -> None:
    assume(min(Counter(labels).values()) >= k)
    theirs = [test for _, test in StratifiedKFold(k).split(np.zeros(len(labels)), labels)]
    ours = class_counts_by_fold(labels, stratified_folds(labels, k))
    for name in set(labels):
        counts = sorted(sum(labels[place] == name for place in test) for test in theirs)
        assert sorted(each[name] for each in ours) == counts


@pytest.mark.slow
@FEW
@given(folded())
def test_cross_validation_is_that_of_scikit_learn(given_: tuple[list[list], list[list[int]]]) -> None:
    examples, plan = given_
    points, labels = [x for x, _ in examples], [label for _, label in examples]
    ours = cross_validation(examples, plan, learner="1nn")
    theirs = 1 - cross_val_score(KNeighborsClassifier(1), points, labels, cv=split_of(plan))
    assert ours["errors"] == pytest.approx(theirs.tolist())
    assert ours["error"] == pytest.approx(theirs.mean())
    one_by_one = 1 - cross_val_score(KNeighborsClassifier(1), points, labels, cv=LeaveOneOut())
    assert leave_one_out(examples, learner="1nn") == pytest.approx(one_by_one.mean())


@FEW
@given(folded())
def test_the_majority_learner_is_that_of_scikit_learn_where_no_fold_leaves_a_tie(
    given_: tuple[list[list], list[list[int]]],
) -> None:
    examples, plan = given_
    labels = [label for _, label in examples]
    for fold in plan:
        counts = Counter(label for place, label in enumerate(labels) if place not in fold)
        assume(counts["a"] != counts["b"])
    theirs = 1 - cross_val_score(DummyClassifier(), [[0]] * len(labels), labels, cv=split_of(plan))
    assert cross_validation(examples, plan)["errors"] == pytest.approx(theirs.tolist())
    states = list(CROSS_VALIDATION.steps(labels=labels, folds=plan))
    assert [state.error for state in states[1:]] == pytest.approx(theirs.tolist())
    assert states[-1].mean == pytest.approx(theirs.mean())


@given(folded())
def test_folds_of_one_are_leave_one_out_and_equal_folds_make_the_averages_equal(
    given_: tuple[list[list], list[list[int]]],
) -> None:
    examples, plan = given_
    singles = [[place] for place in range(len(examples))]
    assert cross_validation(examples, singles, average="pooled")["error"] == pytest.approx(leave_one_out(examples))
    pooled = cross_validation(examples, plan, average="pooled")
    wrong = sum(error * len(fold) for error, fold in zip(pooled["errors"], plan, strict=True))
    assert pooled["error"] == pytest.approx(wrong / len(examples))
    twice = repeated_cross_validation(examples, [plan, singles])
    assert twice["errors"] == [cross_validation(examples, each)["error"] for each in (plan, singles)]


def test_folds_of_unequal_size_make_the_averages_differ() -> None:
    folds = [range(5), range(5, 10), range(10, 14)]
    averages = [averaged([1 / 5, 2 / 5, 1 / 4], folds, how) for how in ("folds", "pooled")]
    assert averages == [pytest.approx(0.28333, abs=1e-5), pytest.approx(4 / 14)]


@given(st.integers(1, 9), st.integers(1, 9))
def test_the_majority_left_out_is_leave_one_out_and_wrong_on_all_examples_of_equal_classes(a: int, b: int) -> None:
    assume(abs(a - b) != 1)  # else a training set is tied
    examples = [[[0], "a"]] * a + [[[0], "b"]] * b
    error = majority_left_out({"a": a, "b": b})
    assert error == pytest.approx(leave_one_out(examples))
    assert error == (1 if a == b else pytest.approx(min(a, b) / (a + b)))


@given(st.lists(st.integers(0, 9), min_size=2, max_size=12), st.data())
def test_the_mean_outside_a_fold_is_that_of_the_other_examples(values: list[int], data: st.DataObject) -> None:
    size = data.draw(st.integers(1, len(values) - 1))
    fold, rest = values[:size], values[size:]
    assert training_mean(np.mean(values), len(values), np.mean(fold), size) == pytest.approx(np.mean(rest))


@FEW
@given(folded(), st.sampled_from([1, 3]))
def test_the_neighbours_are_those_of_scikit_learn(given_: tuple[list[list], list[list[int]]], k: int) -> None:
    examples, _ = given_
    points, labels = [x for x, _ in examples], [label for _, label in examples]
    theirs = KNeighborsClassifier(k).fit(points, labels)
    asked = [[3 * 2**power / 2 + 0.1] for power in range(5)]  # halfway between no two places
    assert [knn_label(examples, x, k) for x in asked] == theirs.predict(asked).tolist()


@FEW
@given(folded(), folded(), folded())
def test_the_test_examples_decide_nothing_but_the_reported_error(
    train: tuple[list, list], validation: tuple[list, list], test: tuple[list, list]
) -> None:
    parts = [part[0] for part in (train, validation, test)]
    found = three_way(parts[0], parts[1], parts[2], [1, 3])
    errors = {k: knn_error(parts[0], parts[1], k) for k in (1, 3)}
    assert errors[found["k"]] == min(errors.values())
    assert found["error"] == knn_error(parts[0], parts[2], found["k"])
    assert three_way(parts[0], parts[1], parts[1], [1, 3])["k"] == found["k"]
