from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.checks.judging import verdict

LABELS = ["yes", "no", "yes", "yes"]
TIED = [["yes"], ["no", "yes"], ["yes"], ["no", "yes"]]
ROWS = {"rows": [{"outlook": "sunny", "play": "maybe"}]}

RIGHT: dict[str, Any] = {
    "the reference's own": LABELS,
    "other labels where rows are tied": ["yes", "yes", "yes", "no"],
    "a tuple": tuple(LABELS),
    "an array": np.array(LABELS),
    "an array of objects": np.array(LABELS, dtype=object),
    "a column array": np.array([[label] for label in LABELS]),
    "a Series with another index": pd.Series(LABELS, index=[7, 8, 9, 10]),
    "a categorical column": pd.Series(LABELS, dtype="category"),
    "a table of one column": pd.DataFrame({"play": LABELS}),
    "labels by the number of the row": dict(enumerate(LABELS)),
    "a generator": (label for label in LABELS),
    "lists of one label": [[label] for label in LABELS],
    "spaces around": [f" {label} " for label in LABELS],
}


@pytest.mark.parametrize("form", RIGHT)
def test_right_predictions_are_right_in_any_form(form: str) -> None:
    given = verdict("same_predictions", LABELS, RIGHT[form], {"tied": "reference.a:b"}, accepted=TIED)
    assert given.passed, given


WRONG: dict[str, tuple[str, Any]] = {
    "None": ("nothing", None),
    "one label": ("type", "yes"),
    "a number": ("type", 3),
    "a set": ("type", set(LABELS)),
    "probabilities": ("type", [{"yes": 0.9, "no": 0.1}] * 4),
    "a function in the list": ("type", [print] * 4),
    "labels by the row's name": ("type", {"a": "yes", "b": "no", "c": "yes", "d": "yes"}),
    "one too few": ("shape", LABELS[:3]),
    "one too many": ("shape", [*LABELS, "yes"]),
    "a label that is not in the data": ("unknown_label", ["yes", "no", "yes", "si"]),
    "the number of a class": ("unknown_label", [1, 0, 1, 1]),
    "no label for a row": ("unknown_label", ["yes", "no", None, "yes"]),
    "capitals": ("case", ["Yes", "No", "Yes", "Yes"]),
    "a wrong label": ("predictions", ["no", "no", "yes", "yes"]),
    "a label that only the input has": ("predictions", ["maybe", "no", "yes", "yes"]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_wrong_predictions_are_wrong_for_their_reason(slip: str) -> None:
    reason, answer = WRONG[slip]
    given = verdict("same_predictions", LABELS, answer, {"tied": "reference.a:b"}, accepted=TIED, args=ROWS)
    assert (given.credit, given.reason) == (0, reason)


def test_without_ties_the_expected_labels_alone_are_right() -> None:
    assert verdict("same_predictions", LABELS, LABELS).passed
    assert verdict("same_predictions", LABELS, ["yes", "yes", "yes", "yes"]).reason == "predictions"
    assert verdict("same_predictions", [1, 0], np.array([1.0, 0.0])).passed


@pytest.mark.parametrize(("wrong", "passed"), [(0, True), (3, True), (4, False)])
def test_a_margin_is_the_share_of_rows_that_may_differ(wrong: int, passed: bool) -> None:
    expected = ["yes"] * 100
    answer = ["no"] * wrong + ["yes"] * (100 - wrong)
    given = verdict("same_predictions", expected, answer, {"margin": 0.03}, args={"rows": [{"play": "no"}]})
    assert given.passed == passed
    assert passed or given.message.startswith("4 predictions are not right, of 100; the first is that of row 0")


def test_labels_that_are_no_list_are_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="list of labels"):
        verdict("same_predictions", "yes", ["yes"])
