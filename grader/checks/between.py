"""The check `between`: a number anywhere in a stretch, where every number of it is as good: a cut, a threshold."""

from dataclasses import dataclass
from math import inf, isnan

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import CloseOptions, close, none_verdict
from grader.checks.containers import items_of, kind_of, lone_item, unwrapped
from grader.checks.no_value import judging_value
from grader.checks.numeric import float_of
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class BetweenOptions:
    """No options: the expected value is the stretch `[low, high]`, or a number alone."""


def stretch_of(expected: Value) -> tuple[float, float]:
    """The lower and the upper end of an expected stretch; an end that is None is infinite."""
    ends = items_of(expected)
    if ends is None or len(ends) != 2:
        raise TypeError(f"`between` needs a stretch `[low, high]` to compare with, not {kind_of(expected)}")
    low, high = (float_of(end) for end in ends)
    return -inf if low is None else low, inf if high is None else high


def between(case: Case, observation: Observation, options: BetweenOptions) -> Verdict:
    """The verdict on a threshold: right above the lower end of the stretch, up to and including the upper end.

    Every threshold in it splits the values in the same way.
    """
    if items_of(case.expected) is None:
        return close(case.expected, observation.value, CloseOptions())
    low, high = stretch_of(case.expected)
    observed = observation.value
    if observed is None:
        return none_verdict(bool(observation.stdout.strip()))
    number = float_of(lone_item(low, observed))
    if number is None:
        return wrong("type", f"Return a number. The answer is {kind_of(unwrapped(observed))}.")
    if isnan(number):
        return wrong("nan", "The answer is NaN. Look for 0/0, or for the logarithm of 0.")
    # `low` itself is left out: a test `x < low` would send an example with that value to the other side.
    return RIGHT if low < number <= high else wrong("value", "This number lies outside the right stretch.")


judge_between = judging_value(between)
