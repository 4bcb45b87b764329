"""Answers that one operation would make right: another sign, a reciprocal, a complement, a constant added."""

from collections.abc import Sequence
from functools import partial
from operator import add, neg

from grader.checks.containers import items_of
from grader.diagnose.near.failing_input import FailingInput, NearMiss, all_changed_by, has_telling_numbers

OFFSET_NAME = "a constant offset"
NAMED_OFFSETS = {
    1: "1 too large",
    -1: "1 too small",
    0.5: "a half too large",
    -0.5: "a half too small",
    2: "2 too large",
}
NAMED_OFFSETS |= {-2: "2 too small"}


def sign(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number has the other sign."""
    if has_telling_numbers(seen) and all_changed_by(seen, neg):
        hint = "These outputs are the right numbers with the other sign. Look for a minus that is missing or too many."
        return NearMiss("the other sign", hint)
    return None


def reciprocal(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number is 1 divided by the right one."""
    if has_telling_numbers(seen) and all_changed_by(seen, lambda number: 1 / number):
        hint = "These outputs are 1 divided by the right numbers. Look for a fraction that is upside down."
        return NearMiss("upside down", hint)
    return None


def complement(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number is 1 minus the right one, where all are between 0 and 1."""
    within = all(0 <= number <= 1 for each in seen for number in each.wanted)
    if within and has_telling_numbers(seen) and all_changed_by(seen, lambda number: 1 - number):
        hint = "These outputs are 1 minus the right numbers. Look at which of two opposites is asked for."
        return NearMiss("the complement", hint)
    return None


def counted_from_one(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that whole numbers in a list are all 1 too large or too small: places counted from 1, or from 0."""
    if not has_telling_numbers(seen) or not all(map(holds_whole_numbers, seen)):
        return None
    for offset, words in {1: "1 too large", -1: "1 too small"}.items():
        if all_changed_by(seen, partial(add, offset)):
            hint = f"Every number in these outputs is {words}. Look at whether places are counted from 0 or from 1."
            return NearMiss("counted from the wrong number", hint)
    return None


def constant_offset(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number is off by the same amount, one that has a name."""
    if not has_telling_numbers(seen) or counted_from_one(seen) is not None:
        return None
    for offset, words in NAMED_OFFSETS.items():
        if all_changed_by(seen, partial(add, offset)):
            hint = f"Every number in these outputs is {words}. Look for a constant that is added."
            return NearMiss(OFFSET_NAME, hint)
    return None


def holds_whole_numbers(each: FailingInput) -> bool:
    """Whether the right answer is a collection of whole numbers and nothing else."""
    numbers = each.wanted
    inside = isinstance(each.expected, dict | set | frozenset) or items_of(each.expected) is not None
    return inside and all(number.is_integer() for number in numbers)
