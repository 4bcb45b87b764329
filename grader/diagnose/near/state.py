"""Answers that depend on more than their inputs: on calls before, or on inputs that the function itself has changed.

What a call gives by itself is asked of a fresh process, so these look only at answers that nothing else explains.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from grader.checks.calls import Call, Observation
from grader.diagnose.near.failing_input import TELLING, Near

Probe = Callable[[Sequence[Call]], Sequence[Observation]]


@dataclass(frozen=True, slots=True)
class Asked:
    """A call that was judged by its own answer: whether that was right, and what says so of another answer to it."""

    call: Call
    passed: bool
    is_right: Callable[[Observation], bool]


def kept_or_changed(asked: Sequence[Asked], probe: Probe) -> Near | None:
    """What an answer depends on beside its inputs; mostly nothing, which one call alone tells."""
    failing = [each for each in asked if not each.passed][:TELLING]
    if len(failing) < TELLING:
        return None
    [alone] = watched(probe, failing[:1])
    near = earlier_calls(failing[1:], probe) if failing[0].is_right(alone) else None
    if near is not None or not alone.changed:
        return near
    return changed_inputs(failing, [each for each in asked if each.passed], probe)


def earlier_calls(failing: Sequence[Asked], probe: Probe) -> Near | None:
    """Answers that are wrong among others and right alone: something is kept from call to call."""
    if not all(each.is_right(probe([each.call])[0]) for each in failing):
        return None
    hint = (
        "The same calls are right when each is made alone, and wrong after others. Look for something that is kept "
        "from call to call: a global variable, a list as a default argument, a cache."
    )
    return Near("depends on earlier calls", hint, plain=True)


def changed_inputs(failing: Sequence[Asked], right: Sequence[Asked], probe: Probe) -> Near | None:
    """Inputs that the function changes wherever its answer is wrong, and not wherever it is right."""
    changed = [seen.changed for seen in watched(probe, [*failing, *right])]
    if not all(changed[: len(failing)]) or (right and all(changed[len(failing) :])):
        return None  # what it does to every input, right or wrong, explains nothing
    hint = (
        "The function changes the inputs it is given, and its answers are wrong where it does. Work on a copy: a list "
        "that changes while a loop goes through it leaves items out."
    )
    return Near("changes its inputs", hint, plain=True)


def watched(probe: Probe, asked: Sequence[Asked]) -> Sequence[Observation]:
    """What each call gives, and whether it leaves its inputs other than they were."""
    return probe([replace(each.call, watch=True) for each in asked])
