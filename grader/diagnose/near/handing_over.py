"""Answers that are right but for the way they are handed over: printed, or as text."""

import math
from collections.abc import Sequence

from grader.checks.containers import items_of
from grader.codec.values import Value
from grader.diagnose.near.failing_input import MIN_INPUTS_FOR_NEAR_MISS, FailingInput, NearMiss, numbers_in_value


def printed(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that the answer is printed and None returned, on every input."""
    if len(seen) >= MIN_INPUTS_FOR_NEAR_MISS and all(each.observed is None and each.stdout.strip() for each in seen):
        hint = "The function prints, and gives back None. Give the answer back with return."
        return NearMiss("printed, not returned", hint, plain=True)
    return None


def text_of_number(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that the right numbers are returned as text."""
    if len(seen) >= MIN_INPUTS_FOR_NEAR_MISS and all(map(is_text_of_number, seen)):
        return NearMiss(
            "text for numbers", "These outputs are the right numbers as text. Return the numbers themselves."
        )
    return None


def is_text_of_number(each: FailingInput) -> bool:
    """Whether the answer is right once the texts in it are read as numbers."""
    read = read_numbers(each.observed)
    return bool(numbers_in_value(read)) and not numbers_in_value(each.observed) and each.same(each.expected, read)


def read_numbers(value: Value) -> Value:
    """The value with a number for every text that shows one."""
    if isinstance(value, dict):
        return {key: read_numbers(item) for key, item in value.items()}
    items = items_of(value)
    if items is not None:
        return [read_numbers(item) for item in items]
    try:
        number = float(value) if isinstance(value, str) else value
    except ValueError:
        return value
    # `float` also reads `nan` and `infinity`, which may be labels.
    return value if isinstance(number, float) and not math.isfinite(number) else number
