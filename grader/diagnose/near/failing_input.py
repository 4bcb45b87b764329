"""Failing inputs, by which near misses are recognised: what is right on each, and what came back."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from grader.checks.containers import items_of, leaves_of, unwrapped
from grader.checks.numeric import Tolerance, float_of
from grader.codec.values import Value

MIN_INPUTS_FOR_NEAR_MISS = 3  # inputs, and different numbers on them, below which a likeness may be chance

ROUGH_TOLERANCE = Tolerance(0.01, 0.01)  # wider than a check's: it only rules out, and the exercise's own check decides

SameAnswer = Callable[[Value, Value], bool]


def same_numbers(expected: Value, observed: Value) -> bool:
    """Whether two values have the same form and, within a usual tolerance, the same numbers."""
    pairs = paired_numbers(expected, observed)
    return pairs is not None and all(Tolerance().near(wanted, given) for wanted, given in pairs)


@dataclass(frozen=True)
class FailingInput:
    """A failing input: its arguments, the right answer, what came back and what was printed.

    `same` is the exercise's own check: whether its second argument is right when its first is expected.
    """

    args: Mapping[str, Value]
    expected: Value
    observed: Value
    stdout: str = ""
    same: SameAnswer = same_numbers

    @cached_property
    def wanted(self) -> list[float]:
        """The numbers of the right answer: every near miss looks at them."""
        return numbers_in_value(self.expected)

    @cached_property
    def given(self) -> list[float]:
        """The numbers of what came back, the smallest first."""
        return sorted(numbers_in_value(self.observed))


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A near miss: the change that would make all answers right, as a name and a hint.

    `plain` where it tells nothing of expected values that the student's own behaviour does not show.
    """

    name: str
    hint: str
    plain: bool = False


def with_numbers(value: Value, change: Callable[[float], Any]) -> Value:
    """The value with every number in it changed, and all else as it is; of a dict the values, not the keys."""
    if isinstance(value, dict):
        return {key: with_numbers(item, change) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return [with_numbers(item, change) for item in value]  # a list of rows has no hash, and a check reads either
    items = items_of(value)
    if items is not None:
        return [with_numbers(item, change) for item in items]
    number = float_of(value)
    return value if number is None else change(number)


def numbers_in_value(value: Value) -> list[float]:
    """Every number in a value, in order; of a dict the values, not the keys."""
    return [number for leaf in leaves_of(value) if (number := float_of(leaf)) is not None]


def paired_numbers(expected: Value, observed: Value) -> list[tuple[float, float]] | None:
    """The numbers of two values of one form, pair by pair; None where anything else in them differs."""
    if isinstance(expected, dict):
        if not isinstance(observed, dict) or expected.keys() != observed.keys():
            return None
        return joined_pairs(paired_numbers(item, observed[key]) for key, item in expected.items())
    items, given = items_of(expected), items_of(observed)
    if items is not None and given is not None:
        return joined_pairs(map(paired_numbers, items, given)) if len(items) == len(given) else None
    if items is not None or given is not None:
        return None
    wanted, number = float_of(expected), float_of(observed)
    # Texts and labels have to be equal: a near miss is about numbers only.
    if wanted is None or number is None:
        return [] if unwrapped(expected) == unwrapped(observed) else None
    return [(wanted, number)]


def joined_pairs(found: Iterator[list[tuple[float, float]] | None]) -> list[tuple[float, float]] | None:
    """All pairs of numbers in one list; None where a piece could not be paired."""
    pairs: list[tuple[float, float]] = []
    for each in found:
        if each is None:
            return None
        pairs += each
    return pairs


def all_changed_by(seen: Sequence[FailingInput], change: Callable[[float], Any]) -> bool:
    """Whether every answer is the right one with each of its numbers changed by a function."""
    return all(is_changed_by(each, change) for each in seen)


def is_changed_by(each: FailingInput, change: Callable[[float], Any]) -> bool:
    """Whether an answer is the right one with each number changed by a function; False where that raises."""
    try:
        if not is_roughly_changed_by(each.wanted, change, each.given):
            return False
        return each.same(with_numbers(each.expected, change), each.observed)
    except (ArithmeticError, ValueError):
        return False


def is_roughly_changed_by(wanted: Sequence[float], change: Callable[[float], Any], given: Sequence[float]) -> bool:
    """Whether numbers, changed by a function, are about those given; mostly not, so that no check has to be asked."""
    return len(wanted) == len(given) and all(map(ROUGH_TOLERANCE.near, sorted(map(change, wanted)), given))


def has_telling_numbers(seen: Sequence[FailingInput]) -> bool:
    """Whether there are enough inputs, and enough different numbers other than zero in their right answers."""
    if len(seen) < MIN_INPUTS_FOR_NEAR_MISS:
        return False
    different: set[float] = set()
    for number in (number for each in seen for number in each.wanted if math.isfinite(number)):
        # Rounded, as equal results of different sums differ in their last digits.
        different.add(round(number, 9))
        if len(different - {0.0}) >= MIN_INPUTS_FOR_NEAR_MISS:
            return True
    return False
