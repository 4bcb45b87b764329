"""How an answer is like what a mistake gives: the same, the same rounded, or the same but for a little."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from grader.built.document import BuiltExercise
from grader.codec.values import Json
from grader.diagnose.near.failing_input import FailingInput, numbers_in_value, paired_numbers
from grader.diagnose.near.misses import failing_input_of
from grader.diagnose.near.rounding import Rounding, decimals_of, is_rounded, roundings_of
from grader.judge.judged import JudgedInput

MIN_ROUNDED_DECIMALS = 2  # of rounded answers: with fewer, many mistakes give the same number
# How far an answer may lie from what a mistake gives: a share of the number, and what `1e-8` and the like make of zero.
NEAR_SHARE, NEAR_ZERO = 1e-3, 2e-6
MIN_TIMES_NEARER = 20  # nearer to the mistake's number than to the right one must be a number that tells them apart


@dataclass(frozen=True, slots=True)
class Likeness:
    """A way for an answer to be like another one: in words, and as a test of an input whose `expected` is that other.

    `tells(mistaken, right)` says whether an answer that is like a mistake's speaks for it, and not for the right one.
    """

    words: str
    holds: Callable[[FailingInput], bool]
    tells: Callable[[FailingInput, FailingInput], bool]


def answers_compared(exercise: BuiltExercise, judged: JudgedInput, form: Json) -> FailingInput:
    """An input with the encoded answer of a mistake in place of the right one, to compare the student's with."""
    return failing_input_of(exercise, replace(judged, expected=form))


def likenesses_in(failing: Sequence[JudgedInput]) -> list[Likeness]:
    """The ways in which answers may be like others without being the same; none where all numbers are whole."""
    found = [number for judged in failing for number in numbers_in_value(judged.observation.value)]
    finite = [number for number in found if math.isfinite(number)]
    if not any(map(decimals_of, finite)):
        return []
    return [*map(rounding_likeness, roundings_of(finite, MIN_ROUNDED_DECIMALS)), NEARNESS]


def rounding_likeness(rounding: Rounding) -> Likeness:
    """The likeness of an answer that is another one, rounded."""
    holds = partial(is_rounded, rounding=rounding)
    return Likeness(
        f"These outputs are {rounding.words} besides. Return every digit.", holds, lambda _, right: not holds(right)
    )


def lies_near(each: FailingInput) -> bool:
    """Whether every number of an answer lies near the one that it is compared with, and all else is equal."""
    pairs = paired_numbers(each.expected, each.observed)
    return bool(pairs) and all(
        abs(wanted - given) <= NEAR_SHARE * abs(wanted) + NEAR_ZERO for wanted, given in pairs or ()
    )


def lies_much_nearer(mistaken: FailingInput, right: FailingInput) -> bool:
    """Whether some number of an answer lies much nearer to the mistake's than to the right one."""
    near, far = (paired_numbers(each.expected, each.observed) for each in (mistaken, right))
    if near is None or far is None or len(near) != len(far):
        return near is not None and far is None  # the right answer has another form
    return any(
        abs(made - given) * MIN_TIMES_NEARER < abs(wanted - given)
        for (made, given), (wanted, _) in zip(near, far, strict=True)
    )


NEARNESS = Likeness(
    "Besides, these outputs differ a little from what that alone would give. Rounding on the way, or a small number "
    "added for safety, does so.",
    lies_near,
    lies_much_nearer,
)
