"""Averaged measures: what holds of them, and Kubat's table by hand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.multilabel import mistakes
from reference.multilabel.averaging import averaged_measures, class_counts, example_counts, macro, measures, micro
from tests.printed import printed

CLASSES = ["C1", "C2", "C3", "C4", "C5"]
ACTUAL = [["C1", "C2"], ["C2"], ["C1", "C3", "C5"], ["C2", "C3"], ["C2", "C4"]]  # Kubat, table 13.4
PREDICTED = [["C1", "C2", "C3"], ["C2", "C4"], ["C1", "C5"], ["C2", "C3"], ["C2", "C5"]]
KUBAT = {"actual": ACTUAL, "predicted": PREDICTED, "classes": CLASSES}
LABELS = st.lists(st.sampled_from("abc"), unique=True, max_size=3)
PAIRS = st.lists(st.tuples(LABELS, LABELS), min_size=1, max_size=6)


BY_HAND = [  # average, measure, what the catalogue computed
    ("macro", "f1", "0.6333"),
    ("micro", "f1", "0.7619"),
    ("examples", "precision", "0.7333"),
    ("examples", "recall", "0.8333"),
]


@pytest.mark.parametrize(("average", "measure", "figure"), BY_HAND)
def test_kubats_table_by_hand(average: str, measure: str, figure: str) -> None:
    assert averaged_measures(**KUBAT, average=average)[measure] == printed(figure)


def test_known_mistakes_on_kubats_table() -> None:
    assert mistakes.zeros_left_out(**KUBAT, average="macro")["precision"] == 0.75
    assert mistakes.f1_of_averages(**KUBAT, average="macro")["f1"] == printed("0.6462")


def test_an_unknown_average_is_refused() -> None:
    with pytest.raises(ValueError, match="not weighted"):
        averaged_measures(**KUBAT, average="weighted")


@settings(max_examples=25, deadline=None)
@given(PAIRS)
def test_counts_add_up_and_the_micro_average_is_one(pairs: list) -> None:
    actual, predicted = [right for right, _ in pairs], [own for _, own in pairs]
    by_class, by_example = class_counts(actual, predicted, "abc"), example_counts(actual, predicted)
    assert sum(own.tp + own.fn for own in by_class) == sum(map(len, actual))
    assert sum(own.tp + own.fp for own in by_class) == sum(map(len, predicted))
    assert micro(by_class) == micro(by_example)
    each = [measures(own)["recall"] for own in by_class]
    assert min(each) - 1e-9 <= macro(by_class)["recall"] <= max(each) + 1e-9
    transposed = [
        [[str(place) for place, own in enumerate(sets) if name in own] for name in "abc"]
        for sets in (actual, predicted)
    ]
    examples = [str(place) for place in range(len(pairs))]
    over_examples = averaged_measures(actual, predicted, "abc", "examples")
    assert averaged_measures(*transposed, examples, "macro") == pytest.approx(over_examples)
