"""Whether a mistake takes the steps of a trace: each from the student's own step before it."""

from collections.abc import Mapping, Sequence
from typing import Any

from grader.built.document import BuiltExercise, BuiltMistake
from grader.built.own_check import judging_check
from grader.built.resolve import resolve
from grader.built.walk import walk_of
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.containers import named_fields
from grader.checks.registry import case_verdict as judged_by
from grader.checks.registry import written_options
from grader.checks.steps import steps_of
from grader.checks.trace import may_follow
from grader.codec.values import Value


def takes_steps_of(
    exercise: BuiltExercise,
    mistake: BuiltMistake,
    args: Mapping[str, Value],
    expected: Value,
    seen: Observation,
    right: Value,
) -> bool:
    """Whether the mistake leads to these steps, or at least to all in them that later steps depend on.

    A student who chooses by another measure may write down its value, or that of the right one: the choices are the
    same. Where the mistake chooses as the `right` steps do, only what it writes down can tell it.
    """
    assert exercise.trace is not None  # noqa: S101  only traces come here
    record, carry = exercise.trace.record, exercise.trace.carry
    if follows_mistake(exercise, mistake, args, expected, seen, record):
        return True
    # Fields that are carried to the next step decide what follows; the others are only written down.
    own = None if set(carry) == set(record) else steps_with_fields(seen.value, record, carry)
    chosen = steps_with_fields(expected, record, carry)
    if own is None or chosen == steps_with_fields(right, record, carry):
        return False
    return follows_mistake(exercise, mistake, args, chosen, Observation("value", own), carry)


def follows_mistake(
    exercise: BuiltExercise,
    mistake: BuiltMistake,
    args: Mapping[str, Value],
    expected: Value,
    seen: Observation,
    record: Sequence[str],
) -> bool:
    """Whether every step, as far as these fields tell, is the mistake's from the step before it."""
    assert exercise.trace is not None  # noqa: S101  as above
    walk = walk_of(resolve(mistake.reference), args, mistake.bound, record, exercise.trace.carry)
    options, case = field_trace_options(exercise, record), Case(args, expected, walk)
    # A quick no: a trace is compared with every known mistake, and differs from most at once.
    if not may_follow(case, seen, written_options("trace", options)):
        return False
    verdict = judged_by("trace", options, case, [seen])
    return verdict.passed or (bool(verdict.steps) and all(step.mark in ("right", "follows") for step in verdict.steps))


def field_trace_options(exercise: BuiltExercise, record: Sequence[str]) -> dict[str, Any]:
    """The options of the exercise's trace check for some fields; whatever follows is as good as right."""
    options = judging_check(exercise).options
    parts = {field: check for field, check in options["parts"].items() if field in record}
    return options | {"parts": parts, "share": 1, "void_if": (), "credit": "fraction"}


def steps_with_fields(trace: Value, record: Sequence[str], kept: Sequence[str]) -> list[dict[str, Value]] | None:
    """The steps of a trace with some of their fields; None where a step cannot be read."""
    found = [named_fields(step, tuple(record)) for step in steps_of(trace) or ()]
    read = [fields for fields in found if fields is not None and all(name in fields for name in kept)]
    return [{name: fields[name] for name in kept} for fields in read] if read and len(read) == len(found) else None
