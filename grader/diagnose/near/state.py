"""Answers that depend on more than their inputs: on calls before, or on inputs that the function itself has changed.

What a call gives by itself is asked of a fresh process, so these look only at answers that nothing else explains.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from grader.checks.calls import Call, Observation
from grader.diagnose.near.failing_input import MIN_INPUTS_FOR_NEAR_MISS, NearMiss

Probe = Callable[[Sequence[Call]], Sequence[Observation]]  # calls of the student's code, in a process of their own

CHANGES_ITS_INPUTS = "changes its inputs"


@dataclass(frozen=True, slots=True)
class JudgedCall:
    """A call that was judged: whether its answer was right, and a function that says so of another answer."""

    call: Call
    passed: bool
    is_right: Callable[[Observation], bool]


def kept_state_near_miss(asked: Sequence[JudgedCall], probe: Probe) -> NearMiss | None:
    """The near miss that answers depend on more than their inputs; None mostly, which one call alone tells."""
    failing = [each for each in asked if not each.passed][:MIN_INPUTS_FOR_NEAR_MISS]
    if len(failing) < MIN_INPUTS_FOR_NEAR_MISS:
        return None
    [alone] = watched_calls(probe, failing[:1])
    near = earlier_calls(failing[1:], probe) if failing[0].is_right(alone) else None
    if near is not None or not alone.changed:
        return near
    return changed_inputs(failing, [each for each in asked if each.passed], probe)


def earlier_calls(failing: Sequence[JudgedCall], probe: Probe) -> NearMiss | None:
    """The near miss that calls are wrong after others and right alone: something is kept from call to call."""
    # A process for each call, as one that has answered before may have kept something.
    if not all(each.is_right(probe([each.call])[0]) for each in failing):
        return None
    hint = (
        "The same calls are right when each is made alone, and wrong after others. Look for something that is kept "
        "from call to call: a global variable, a list as a default argument, a cache."
    )
    return NearMiss("depends on earlier calls", hint, plain=True)


def changed_inputs(failing: Sequence[JudgedCall], right: Sequence[JudgedCall], probe: Probe) -> NearMiss | None:
    """The near miss that a function changes its inputs where its answer is wrong, and mostly not where it is right."""
    changed = [seen.changed for seen in watched_calls(probe, [*failing, *right])]
    harmless = changed[len(failing) :]
    # What it does to most inputs and is right explains nothing: a table of values that learning updates in place stays
    # as it is on a few inputs, with a learning rate of 0.
    if not all(changed[: len(failing)]) or 2 * sum(harmless) > len(right):
        return None
    hint = (
        "The function changes the inputs it is given, and its answers are wrong where it does. Work on a copy: a list "
        "that changes while a loop goes through it leaves items out."
    )
    return NearMiss(CHANGES_ITS_INPUTS, hint, plain=True)


def watched_calls(probe: Probe, asked: Sequence[JudgedCall]) -> Sequence[Observation]:
    """The observations of calls made in one process, each with whether the call changed its inputs."""
    return probe([replace(each.call, watch=True) for each in asked])
