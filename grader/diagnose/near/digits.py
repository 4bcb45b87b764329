"""Answers that have lost digits: rounded at the end, rounded on the way, divided as whole numbers."""

import math
from collections.abc import Sequence

from grader.diagnose.near.failing_input import (
    MIN_INPUTS_FOR_NEAR_MISS,
    FailingInput,
    NearMiss,
    all_changed_by,
    has_telling_numbers,
    paired_numbers,
)
from grader.diagnose.near.rounding import rounded_right

VERY_NEAR_SHARE = 2e-3  # of the right number, and still wrong: three by chance would be one in a hundred million


def integer_division(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number lost its decimals, as `//` does it."""
    if has_telling_numbers(seen) and numbers_vary(seen) and all_changed_by(seen, math.floor):
        hint = "These outputs are the right numbers without their decimals. Divide with /, not with //."
        return NearMiss("divided as whole numbers", hint)
    return None


def rounded_answer(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number is rounded to the same few decimals or digits."""
    return rounded_right(seen) if len(seen) >= MIN_INPUTS_FOR_NEAR_MISS else None


def rounded_on_the_way(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number is very near the right one and not equal, as digits were lost on the way."""
    if (
        has_telling_numbers(seen)
        and numbers_vary(seen)
        and all(map(is_very_near, seen))
        and rounded_answer(seen) is None
    ):
        hint = (
            "These outputs come very near the right numbers, which is what rounding on the way, a constant with few "
            "digits or a small number added for safety would give. Keep every digit until the end."
        )
        return NearMiss("very near the right numbers", hint)
    return None


def is_very_near(each: FailingInput) -> bool:
    """Whether the answer has the form of the right one, and every number lies very near."""
    pairs = paired_numbers(each.expected, each.observed)
    return bool(pairs) and all(abs(wanted - given) <= VERY_NEAR_SHARE * abs(wanted) for wanted, given in pairs or ())


def numbers_vary(seen: Sequence[FailingInput]) -> bool:
    """Whether enough numbers of the answers differ: a function that always gives 0 has rounded nothing."""
    return len({round(number, 9) for each in seen for number in each.given}) >= MIN_INPUTS_FOR_NEAR_MISS
