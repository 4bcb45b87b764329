"""Answers that one operation would make right: another sign, a reciprocal, a complement, a constant added."""

from collections.abc import Sequence
from functools import partial
from operator import add, neg

from grader.checks.containers import items_of
from grader.diagnose.near.failing_input import FailingInput, Near, changed_so, is_telling

OFFSETS = {1: "1 too large", -1: "1 too small", 0.5: "a half too large", -0.5: "a half too small", 2: "2 too large"}
OFFSETS |= {-2: "2 too small"}


def sign(seen: Sequence[FailingInput]) -> Near | None:
    """The near miss that every number has the other sign."""
    if is_telling(seen) and changed_so(seen, neg):
        hint = "These outputs are the right numbers with the other sign. Look for a minus that is missing or too many."
        return Near("the other sign", hint)
    return None


def reciprocal(seen: Sequence[FailingInput]) -> Near | None:
    """The near miss that every number is 1 divided by the right one."""
    if is_telling(seen) and changed_so(seen, lambda number: 1 / number):
        hint = "These outputs are 1 divided by the right numbers. Look for a fraction that is upside down."
        return Near("upside down", hint)
    return None


def complement(seen: Sequence[FailingInput]) -> Near | None:
    """The near miss that every number is 1 minus the right one, where all are between 0 and 1."""
    within = all(0 <= number <= 1 for each in seen for number in each.wanted)
    if within and is_telling(seen) and changed_so(seen, lambda number: 1 - number):
        hint = "These outputs are 1 minus the right numbers. Look at which of two opposites is asked for."
        return Near("the complement", hint)
    return None


def counted_from_one(seen: Sequence[FailingInput]) -> Near | None:
    """The near miss that whole numbers in a list are all 1 too large or too small: places counted from 1, or from 0."""
    if not is_telling(seen) or not all(map(holds_whole_numbers, seen)):
        return None
    for offset, words in {1: "1 too large", -1: "1 too small"}.items():
        if changed_so(seen, partial(add, offset)):
            hint = f"Every number in these outputs is {words}. Look at whether places are counted from 0 or from 1."
            return Near("counted from the wrong number", hint)
    return None


def constant_offset(seen: Sequence[FailingInput]) -> Near | None:
    """The near miss that every number is off by the same amount, one that has a name."""
    if not is_telling(seen) or counted_from_one(seen) is not None:
        return None
    for offset, words in OFFSETS.items():
        if changed_so(seen, partial(add, offset)):
            hint = f"Every number in these outputs is {words}. Look for a constant that is added, or for a wrong start."
            return Near("a constant offset", hint)
    return None


def holds_whole_numbers(each: FailingInput) -> bool:
    """Whether the right answer is a collection of whole numbers and nothing else."""
    numbers = each.wanted
    inside = isinstance(each.expected, dict | set | frozenset) or items_of(each.expected) is not None
    return inside and all(number.is_integer() for number in numbers)
