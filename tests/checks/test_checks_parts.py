"""The check `parts`: what each part counts."""

from fractions import Fraction
from typing import Any

import pytest

from grader.checks.registry import OptionFault, check_options
from tests.checks.judging import verdict

EQUAL: dict[str, Any] = {"error": {"close": {}}, "beta": {"close": {}}, "weights": {"close": {}}, "vote": {"close": {}}}
WEIGHED = EQUAL | {"weights": {"close": {}, "weight": 5}}
RIGHT = {"error": 0.2, "beta": 0.25, "weights": [0.5, 0.5], "vote": 2.0}
TRIVIAL = RIGHT | {"weights": [0.9, 0.1]}  # wrong in what the exercise is about


@pytest.mark.parametrize(("options", "credit"), [(EQUAL, Fraction(3, 4)), (WEIGHED, Fraction(3, 8))])
def test_a_part_counts_what_its_weight_says(options: dict[str, Any], credit: Fraction) -> None:
    given = verdict("parts", RIGHT, TRIVIAL, options)
    assert (given.credit, given.passed) == (credit, False)
    assert given.message.startswith("Part `weights`: ")
    assert verdict("parts", RIGHT, tuple(RIGHT.values()), options).passed


@pytest.mark.parametrize("weight", [0, -1, 101, 1.5, True, "2", None])
def test_a_weight_is_a_whole_number(weight: object) -> None:
    with pytest.raises(OptionFault, match="The weight of `weights`") as refused:
        check_options("parts", EQUAL | {"weights": {"close": {}, "weight": weight}})
    assert refused.value.remedy == "Write a whole number from 1 to 100."


def test_a_weight_alone_is_no_check_and_fields_of_a_trace_have_none() -> None:
    with pytest.raises(OptionFault, match="`weights` cannot be"):
        check_options("parts", EQUAL | {"weights": {"weight": 2}})
    with pytest.raises(OptionFault, match=r"`(parts|weights)` cannot be"):
        check_options("trace", {"parts": WEIGHED})
