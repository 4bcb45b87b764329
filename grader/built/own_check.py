"""The check and the properties of a built exercise, applied to a student's answers or to the reference's."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from grader.built.document import BuiltCheck, BuiltExercise
from grader.built.oracle import ASKING_AT_BUILD, ASKING_AT_JUDGING, asked_reference, case_on
from grader.built.reference_answers import decoded_args
from grader.built.resolve import resolve
from grader.built.student_calls import flat_inputs
from grader.built.walk import walk_of
from grader.checks.calls import Observation
from grader.checks.case import Case, Walk
from grader.checks.properties.broken_property import AnsweredCase, StatedProperties, first_broken, tolerance_in
from grader.checks.registry import case_verdict
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.values import Json, Value


def judging_check(exercise: BuiltExercise) -> BuiltCheck:
    """The check that judges answers in code; for a trace it includes the rules of alignment and follow-through."""
    assert exercise.check is not None  # noqa: S101  the spec demands one for every kind that comes here
    if exercise.trace is None:
        return exercise.check
    return BuiltCheck(name="trace", options=trace_options(exercise))


def trace_options(exercise: BuiltExercise) -> dict[str, Any]:
    """The options of the trace check: alignment and follow-through, and a check for each field."""
    assert exercise.trace is not None and exercise.check is not None  # noqa: S101, PT018  as above
    check = exercise.check
    fields = check.options
    if check.name != "parts":  # one check stands for every field
        fields = {field: {check.name: check.options} for field in exercise.trace.record}
    return {
        "parts": fields,
        "initial": exercise.trace.initial,
        "last": exercise.trace.last,
        "share": exercise.follow.share,
        "void_if": exercise.follow.void_if,
        "credit": exercise.follow.credit,
    }


def checked_case(exercise: BuiltExercise, args: Mapping[str, Json], expected: Value, others: Value = None) -> Case:
    """An input as the exercise's check sees it; `others` are further right answers, if the check asks for them."""
    case = case_on(exercise, args, expected, others)
    return replace(case, walk=walk_for(exercise, case.args))


def verdict_on_answer(
    exercise: BuiltExercise, args: Mapping[str, Json], expected: Value, answer: Value, others: Value = None
) -> Verdict:
    """The verdict of the exercise's check on an answer of the reference when `expected` is the right one."""
    return verdict_on_case(exercise, checked_case(exercise, args, expected, others), answer)


def verdict_on_case(exercise: BuiltExercise, case: Case, answer: Value) -> Verdict:
    """The verdict of the exercise's check on an answer of the reference in a case."""
    return verdict_on_observation(exercise, case, Observation("value", as_handed_in(exercise, answer)))


def verdict_on_observation(exercise: BuiltExercise, case: Case, observation: Observation) -> Verdict:
    """The verdict of the exercise's check on an observation of a student's code."""
    check = judging_check(exercise)
    return case_verdict(check.name, check.options, case, [observation])


def as_handed_in(exercise: BuiltExercise, answer: Any) -> Value:
    """An answer of the reference in the form of a student's, whose trace may have to leave out the start."""
    return answer[1:] if exercise.trace is not None and exercise.trace.initial == "absent" else answer


def answers_differ(exercise: BuiltExercise, args: Mapping[str, Json], one: Any, other: Any) -> bool:
    """Whether the check tells two answers of ours apart; traces are compared only up to the first slip.

    A walk is not needed: where steps are tied, what a mistake gives is compared with one right trace.
    """
    if one == other:
        return False
    case = Case(decoded_args(args), one)
    if exercise.trace is not None:
        slip = next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), None)
        marks = [] if slip is None else verdict_on_case(exercise, case, other[: slip + 1]).steps
        if any(step.mark in ("wrong", "follows") for step in marks):
            return True  # judging the long rest of a wrong trace takes most of the time of lint
    return not verdict_on_case(exercise, case, other).passed


def walk_for(exercise: BuiltExercise, given: Mapping[str, Value]) -> Walk | None:
    """The walk of a trace on these arguments; None for other kinds of exercises."""
    if exercise.trace is None:
        return None
    rules = exercise.trace
    return walk_of(resolve(exercise.reference), given, exercise.bound, rules.record, rules.carry)


def broken_property(
    exercise: BuiltExercise,
    case: Case,
    answer: Value,
    extra: Sequence[Sequence[Observation]],
    known: Sequence[Json] = (),
    *,
    accepted: bool = False,
) -> tuple[int, Verdict] | None:
    """The place and verdict of the first property that does not hold; None if all hold. `extra` is by property.

    An answer that is `accepted` as just the expected one has what that has: see `AnsweredCase`.
    """
    if not exercise.properties:
        return None
    named = flat_inputs(exercise, case.args) if exercise.kind == "model" else case.args
    asked: list[Any] = [decode(form) for form in known]
    return first_broken(stated_in(exercise), case, AnsweredCase(named, answer, extra, asked, accepted))


def stated_in(exercise: BuiltExercise) -> StatedProperties:
    """The properties of an exercise, together with its check."""
    check = judging_check(exercise)
    return StatedProperties(
        [(each.name, each.options) for each in exercise.properties],
        check.name,
        check.options,
        bool(asked_reference(exercise, (*ASKING_AT_BUILD, *ASKING_AT_JUDGING))),
        tolerance_in(exercise.check.options if exercise.check else {}),
    )


def observed_answers(answers: Sequence[Sequence[Value]]) -> list[list[Observation]]:
    """Answers of the reference as observations."""
    return [[Observation("value", answer) for answer in each] for each in answers]
