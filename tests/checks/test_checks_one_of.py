from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.checks.judging import verdict

BY_REFERENCE = {"reference": "reference.trees.splitting:best_attributes"}
BEST = ["outlook", "windy"]

RIGHT: dict[str, tuple[list[Any], Any, dict[str, Any]]] = {  # form: (all right answers, the answer, options)
    "the reference's own": (BEST, "outlook", {}),
    "another that is tied": (BEST, "windy", {}),
    "NumPy's text": (BEST, np.str_("windy"), {}),
    "text with a space": (BEST, "windy ", {}),
    "the only entry of a Series": (BEST, pd.Series(["windy"]), {}),
    "a number in float32": ([1 / 3, 2 / 3], np.float32(2 / 3), {}),
    "a Fraction": ([1 / 3, 2 / 3], Fraction(2, 3), {}),
    "a 0-d array": ([0.25, 0.5], np.array(0.5), {}),
    "a tuple for a list": ([["a", "b"], ["b", "c"]], ("b", "c"), {}),
    "the items of a set in any order": ([["a", "b"], ["b", "c"]], {"c", "b"}, {"by": {"as_set": {}}}),
    "another case, where that is free": (BEST, "Windy", {"by": {"exact": {"ignore_case": True}}}),
    "None among others": (["a", None], None, {}),
    "something, where None is right as well": ([None, "a"], "a", {}),
}


@pytest.mark.parametrize("form", RIGHT)
def test_any_of_the_right_answers_is_right(form: str) -> None:
    accepted, answer, options = RIGHT[form]
    given = verdict("one_of", accepted[0], answer, BY_REFERENCE | options, accepted=accepted)
    assert given.passed, given


WRONG: dict[str, tuple[str, list[Any], Any]] = {
    "None": ("nothing", BEST, None),
    "an attribute that is not best": ("value", BEST, "humidity"),
    "all of them at once": ("type", BEST, BEST),
    "a number for a label": ("type", BEST, 0),
    "a percentage of one of them": ("percent", [0.25, 0.5], 50),
    "NaN": ("nan", [0.25, 0.5], float("nan")),
    "a label in another case": ("case", BEST, "Outlook"),
    "too few items": ("shape", [["a", "b"], ["b", "c"]], ["c"]),
    "a label where None is right too": ("value", [None], "a"),
}


@pytest.mark.parametrize("slip", WRONG)
def test_what_is_none_of_them_is_wrong_for_its_reason(slip: str) -> None:
    reason, accepted, answer = WRONG[slip]
    given = verdict("one_of", accepted[0], answer, BY_REFERENCE, accepted=accepted)
    assert (given.credit, given.reason) == (0, reason)


def test_the_nearest_right_answer_decides_how_much_is_earned() -> None:
    by = {"by": {"parts": {"gain": {"close": {}}, "best": {"exact": {}}}}}
    accepted = [{"gain": 0.5, "best": "a"}, {"gain": 0.25, "best": "b"}]
    given = verdict("one_of", accepted[0], {"gain": 0.25, "best": "c"}, BY_REFERENCE | by, accepted=accepted)
    assert (given.credit, given.reason) == (Fraction(1, 2), "value")
    assert "best" in given.message


def test_where_no_others_are_known_the_expected_answer_is_the_right_one() -> None:
    assert verdict("one_of", "outlook", "outlook", BY_REFERENCE).passed
    assert verdict("one_of", "outlook", "windy", BY_REFERENCE).reason == "value"


def test_right_answers_that_are_no_list_are_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="list of right answers"):
        verdict("one_of", "a", "a", BY_REFERENCE, accepted="a")
