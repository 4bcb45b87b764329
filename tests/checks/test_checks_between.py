from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.checks.judging import verdict

GAP = [48.0, 60.0]
RIGHT: dict[str, Any] = {
    "the middle": 54,
    "just above the lower end": 48.000001,
    "the upper end, which is not below itself": 60,
    "a Fraction": Fraction(163, 3),
    "a Decimal": Decimal("59.9"),
    "a NumPy number": np.float32(50.5),
}
WRONG: dict[str, tuple[Any, str]] = {
    "the lower end": (48, "value"),
    "beyond": (60.5, "value"),
    "nothing": (None, "nothing"),
    "a label": ("yes", "type"),
    "NaN": (float("nan"), "nan"),
    "infinity": (float("inf"), "value"),
    "the stretch itself": (GAP, "type"),
}


@pytest.mark.parametrize("form", RIGHT)
def test_any_number_of_the_stretch_is_right(form: str) -> None:
    assert verdict("between", GAP, RIGHT[form]).passed


@pytest.mark.parametrize("form", WRONG)
def test_a_number_outside_is_wrong(form: str) -> None:
    answer, reason = WRONG[form]
    given = verdict("between", GAP, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_none_is_no_bound() -> None:
    assert verdict("between", [None, 3], -1e9).passed
    assert verdict("between", [3, None], 1e9).passed


def test_one_of_several_stretches_will_do() -> None:
    options = {"reference": "reference.trees.thresholds:winning_gaps", "by": {"between": {}}}
    assert verdict("one_of", 2.0, 7, options, accepted=[[1, 3], [6, 8]]).passed
    assert not verdict("one_of", 2.0, 5, options, accepted=[[1, 3], [6, 8]]).passed


def test_what_a_mistake_gives_is_a_number_and_compared_as_one() -> None:
    assert verdict("between", 54.0, 54.0000001).passed
    assert not verdict("between", 54.0, 55).passed


def test_an_expected_value_that_is_no_stretch_is_a_fault_of_the_exercise() -> None:
    with pytest.raises(TypeError, match="stretch"):
        verdict("between", [1, 2, 3], 2)
