"""Tests of `reference.evaluation.accuracy`."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sklearn.dummy import DummyClassifier
from sklearn.metrics import (
    accuracy_score,
    f1_score,
    fbeta_score,
    mean_absolute_error,
    precision_score,
    recall_score,
    zero_one_loss,
)
from sklearn.metrics import confusion_matrix as sklearn_matrix

from reference.evaluation.accuracy import error_rate, matrix_error, ordinal_error, per_class_accuracy, rate
from reference.evaluation.baseline import majority_baseline, majority_class, majority_share
from reference.evaluation.by_hand import precision_of_counts
from reference.evaluation.confusion import class_rates, confusion_counts, confusion_matrix, margins
from reference.evaluation.retrieval import f_measure, f_of_counts, precision_recall
from tests.banked import worked_out

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it
CLASSES = ["c", "a", "b"]
Outcomes = list[tuple[str, str]]
OUTCOMES = st.lists(st.tuples(st.sampled_from(CLASSES), st.sampled_from(CLASSES)), min_size=1, max_size=20)
TWO = st.lists(st.tuples(st.sampled_from("+-"), st.sampled_from("+-")), min_size=1, max_size=20)
LABELS = st.lists(st.sampled_from(CLASSES), min_size=1, max_size=15)
FEW = settings(max_examples=15)  # a call of scikit-learn takes milliseconds


def parted(outcomes: Outcomes) -> tuple[list[str], list[str]]:
    actual, predicted = zip(*outcomes, strict=True)
    return list(actual), list(predicted)


@given(OUTCOMES)
@FEW
def test_error_rate_and_accuracy_are_those_of_sklearn_and_add_up_to_one(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    error, accuracy = error_rate(actual, predicted), error_rate(actual, predicted, measure="accuracy")
    assert error == pytest.approx(zero_one_loss(actual, predicted))
    assert accuracy == pytest.approx(accuracy_score(actual, predicted))
    assert error + accuracy == pytest.approx(1)
    assert 0 <= error == error_rate(predicted, actual)


@given(TWO)
def test_flipping_all_predictions_of_two_classes_turns_the_error_rate_around(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    flipped = ["-" if label == "+" else "+" for label in predicted]
    assert error_rate(actual, flipped) == pytest.approx(1 - error_rate(actual, predicted))


@given(OUTCOMES)
@FEW
def test_the_confusion_matrix_is_that_of_sklearn_in_either_layout(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    expected = sklearn_matrix(actual, predicted, labels=CLASSES)
    assert confusion_matrix(actual, predicted, CLASSES) == expected.tolist()
    assert confusion_matrix(actual, predicted, CLASSES, rows="predicted") == expected.T.tolist()
    shares = confusion_matrix(actual, predicted, CLASSES, normalise=True)
    assert np.array(shares) == pytest.approx(expected / len(actual))


@given(OUTCOMES)
def test_margins_count_the_classes_and_the_diagonal_the_right_ones(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    matrix = confusion_matrix(actual, predicted, CLASSES)
    totals = margins(matrix)
    assert totals.rows == [actual.count(label) for label in CLASSES]
    assert totals.columns == [predicted.count(label) for label in CLASSES]
    assert totals.total == len(actual)
    assert matrix_error(matrix) == pytest.approx(error_rate(actual, predicted))
    assert totals.diagonal == sum(own == right for right, own in outcomes)


@given(TWO)
def test_the_two_classes_exchanged_exchange_the_counts(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    counts, other = confusion_counts(actual, predicted, "+"), confusion_counts(actual, predicted, "-")
    assert (counts.tp, counts.fn, counts.fp, counts.tn) == (other.tn, other.fp, other.fn, other.tp)
    assert sum(counts) == len(actual)
    assert counts.fp + counts.fn == sum(own != right for right, own in outcomes)


@given(OUTCOMES)
@FEW
def test_the_accuracy_of_classes_is_their_recall_and_weighs_up_to_the_whole(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    by_class = per_class_accuracy(actual, predicted)
    present = sorted(by_class.accuracy)
    recalls = recall_score(actual, predicted, average=None, labels=present)
    assert [by_class.accuracy[label] for label in present] == pytest.approx(list(recalls))
    weighed = sum(by_class.accuracy[label] * count for label, count in Counter(actual).items()) / len(actual)
    assert weighed == pytest.approx(error_rate(actual, predicted, measure="accuracy"))
    assert sum(by_class.confused.values()) == sum(own != right for right, own in outcomes)


@given(TWO)
@FEW
def test_rates_are_recalls_of_the_classes_and_pairs_of_them_make_one(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    assume(len(set(actual)) == 2)
    rates = class_rates(actual, predicted, "+")
    assert rates["tpr"] == pytest.approx(recall_score(actual, predicted, pos_label="+"))
    assert rates["tnr"] == pytest.approx(recall_score(actual, predicted, pos_label="-"))
    assert [rates["tpr"] + rates["fnr"], rates["fpr"] + rates["tnr"]] == pytest.approx([1, 1])


@given(OUTCOMES, st.sampled_from(CLASSES))
@FEW
def test_precision_recall_and_f_are_those_of_sklearn(outcomes: Outcomes, positive: str) -> None:
    actual, predicted = parted(outcomes)
    found = precision_recall(actual, predicted, positive, undefined=0.0)
    asked = {"labels": [positive], "average": "micro", "zero_division": 0}
    assert found.precision == pytest.approx(precision_score(actual, predicted, **asked))
    assert found.recall == pytest.approx(recall_score(actual, predicted, **asked))
    assert f_measure(*found) == pytest.approx(f1_score(actual, predicted, **asked))
    assert f_measure(*found, beta=2) == pytest.approx(fbeta_score(actual, predicted, beta=2, **asked))
    counts = confusion_counts(actual, predicted, positive)
    assert f_of_counts(counts.tp, counts.fp, counts.fn) == pytest.approx(f_measure(*found))


@given(OUTCOMES, st.sampled_from(CLASSES))
def test_everything_called_positive_is_all_found_and_true_negatives_change_no_precision(
    outcomes: Outcomes, positive: str
) -> None:
    actual, predicted = parted(outcomes)
    assume(positive in actual)
    assert precision_recall(actual, [positive] * len(actual), positive).recall == 1
    other = next(label for label in CLASSES if label != positive)
    before = precision_recall(actual, predicted, positive)
    assert precision_recall([*actual, other], [*predicted, other], positive) == before


@given(LABELS, LABELS)
@FEW
def test_the_baseline_is_that_of_sklearn_where_no_classes_tie(labels: list[str], tested: list[str]) -> None:
    counts = Counter(labels).most_common()
    assume(len(counts) < 2 or counts[0][1] > counts[1][1])
    dummy = DummyClassifier(strategy="most_frequent").fit([[0]] * len(labels), labels)
    baseline = majority_baseline(labels, tested)
    assert baseline.label == dummy.predict([[0]])[0]
    assert baseline.accuracy == pytest.approx(dummy.score([[0]] * len(tested), tested))


@given(LABELS)
def test_on_its_own_labels_the_baseline_is_the_largest_share_and_at_least_one_of_k(labels: list[str]) -> None:
    baseline = majority_baseline(labels)
    assert baseline.accuracy == majority_share(Counter(labels)) >= 1 / len(set(labels))
    tied = [label for label, count in Counter(labels).items() if count == labels.count(baseline.label)]
    assert baseline.label == min(tied, key=labels.index)


@given(OUTCOMES)
@FEW
def test_the_ordinal_error_is_the_mean_distance_of_places(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    places = [[CLASSES.index(label) for label in labels] for labels in (actual, predicted)]
    straight, circle = (ordinal_error(actual, predicted, CLASSES, cyclic=cyclic) for cyclic in (False, True))
    assert straight == pytest.approx(mean_absolute_error(*places))
    assert circle == pytest.approx(error_rate(actual, predicted))  # of three in a circle, all are neighbours
    assert error_rate(actual, predicted) <= straight + 1e-12


@given(TWO)
def test_the_parts_of_the_hand_calculations_are_the_measures(outcomes: Outcomes) -> None:
    actual, predicted = parted(outcomes)
    assume(len(set(actual)) == 2)
    rows = [{"actual": right, "predicted": own} for right, own in outcomes]
    parts = worked_out("evaluation.sorting_by_hand", rows=rows, positive="+")
    found = precision_recall(actual, predicted, "+", undefined=0.0)
    assert (parts["precision"], parts["recall"], parts["f"]) == (*found, f_measure(*found))
    clinic = worked_out("evaluation.clinic_by_hand", **confusion_counts(actual, predicted, "+")._asdict())
    assert clinic["error"] == pytest.approx(error_rate(actual, predicted))
    assert clinic["baseline"] == pytest.approx(majority_baseline(actual).accuracy)
    better = Fraction(sum(own == right for right, own in outcomes)) > max(Counter(actual).values())
    assert clinic["verdict"] == ("yes" if better else "no")


UNDEFINED = {
    "the error rate of nothing": lambda: error_rate([], []),
    "a measure of another name": lambda: rate(1, 2, measure="loss"),
    "half a hit": lambda: precision_of_counts(0.5, 1),
    "the majority of nothing": lambda: majority_class([]),
    "lists of unequal length": lambda: error_rate(["a"], ["a", "b"]),
    "a label of no class": lambda: confusion_matrix(["a"], ["z"], CLASSES),
    "rows of another kind": lambda: confusion_matrix(["a"], ["a"], CLASSES, rows="columns"),
}


@pytest.mark.parametrize("what", UNDEFINED)
def test_what_is_not_defined_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        UNDEFINED[what]()
