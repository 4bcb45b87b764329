"""Properties of how large the numbers of an answer may be: `within` a fixed range, `bounded_by` what the input says."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from grader.checks.members import members_of
from grader.checks.numeric import Tolerance, float_of
from grader.checks.option_fields import FULL_REFERENCE_NAME
from grader.checks.properties.base import PropertyAnswer, PropertyArguments, allowed_for, answer_numbers, argument_fault
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

BOUND_ENDS = ("lower", "upper")


def judge_within(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when every number in the answer lies in the range, both ends included."""
    low, high = map(float, options)
    if outside(tried.answer, low, high, tried.tolerance):
        return wrong("range", f"In a right answer {bounds_said(low, high)}, and this one has a number that is not so.")
    return RIGHT


def outside(answer: Value, low: float, high: float, tolerance: Tolerance) -> bool:
    """Whether some number of the answer lies outside, by more than the tolerance."""
    for value, leaf in answer_numbers(answer):
        near = allowed_for(leaf, tolerance).near
        if not (low <= value <= high or near(low, value) or near(high, value)):
            return True
    return False


def within_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in a range as written; None if it is sound."""
    if not isinstance(options, list | tuple) or len(options) != 2 or not all(map(is_bound, options)):
        return "Write a range as two numbers, such as [0, 1]; an open end is .inf or -.inf."
    return None if options[0] <= options[1] else f"The range runs from {options[0]} down to {options[1]}."


def is_bound(written: Any) -> bool:
    """Whether a bound as written is a number; infinite ones are."""
    return isinstance(written, int | float) and not isinstance(written, bool) and not math.isnan(written)


def judge_bounded(tried: PropertyAnswer, options: Any) -> Verdict:
    """Right when no number of the answer lies below the lower bound of its input, or above the upper one."""
    asked = iter(tried.asked)
    bounds = {
        end: float_of(next(asked))
        if FULL_REFERENCE_NAME.fullmatch(options[end])
        else argument_size(tried.args, options[end])
        for end in BOUND_ENDS
        if end in options
    }
    low, high = bounds.get("lower"), bounds.get("upper")
    low, high = -math.inf if low is None else low, math.inf if high is None else high
    if outside(tried.answer, low, high, tried.tolerance):
        return wrong("bound", f"For this input {bounds_said(low, high)}, and the answer has a number that is not so.")
    return RIGHT


def argument_size(args: PropertyArguments, name: str) -> float | None:
    """The number that an argument is, or how many items it has."""
    number = float_of(args[name])
    given = args[name]
    members = given if isinstance(given, dict) else members_of(given)
    return number if number is not None else None if members is None else float(len(members))


def bounds_said(low: float, high: float) -> str:
    """Between which numbers an answer lies, in words."""
    said = [f"{word} {bound:g}" for word, bound in (("at least", low), ("at most", high)) if math.isfinite(bound)]
    return f"every number is {' and '.join(said)}" if said else "every number is finite"


def bounded_fault(options: Any, names: Sequence[str]) -> str | None:
    """The fault in `{upper: ...}` as written; None if it is sound."""
    if not isinstance(options, Mapping) or not options or not set(options) <= set(BOUND_ENDS):
        return "Write what bounds the answer, such as {upper: reference.TOPIC.MODULE:NAME} or {lower: ARGUMENT}."
    bounds = [
        bound for bound in options.values() if not (isinstance(bound, str) and FULL_REFERENCE_NAME.fullmatch(bound))
    ]
    return next((fault for bound in bounds if (fault := argument_fault(bound, names))), None)


def bounds_asked(options: Any) -> tuple[str, ...]:
    """The references that give the bounds."""
    return tuple(options[end] for end in BOUND_ENDS if end in options and FULL_REFERENCE_NAME.fullmatch(options[end]))
