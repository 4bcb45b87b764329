"""Verdicts on a student's answers to public cases, and the known mistake that explains wrong ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case as Judgeable
from grader.checks.properties.broken_property import (
    GENERAL_REASON,
    AnsweredCase,
    StatedProperties,
    first_broken,
    prevailing_verdict,
    tolerance_in,
)
from grader.checks.registry import case_verdict
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.release.inside.public_document import ReleasedCase, ReleasedExercise, ReleasedMistake


@dataclass(frozen=True, slots=True)
class JudgedPublicCase:
    """A judged public case: its observation and verdict. `source` is the student's line that raised, if it is known."""

    case: ReleasedCase
    observation: Observation
    verdict: Verdict
    changed: tuple[str, ...] = ()  # arguments that the call changed
    source: str = ""


def public_case_verdict(
    exercise: ReleasedExercise, case: ReleasedCase, observation: Observation, extra: Sequence[Observation] | None = None
) -> Verdict:
    """The verdict on an answer to a public case: by the exercise's check, or by a property that does not hold.

    `extra` is what the properties' calls gave; without it none of them is looked at.
    """
    verdict = _verdict_if(exercise, case, case.expected, observation, case.accepted)
    # A check that names a slip says more than a property does.
    if extra is None or not exercise.properties or not (verdict.passed or verdict.reason == GENERAL_REASON):
        return verdict
    args = {name: decode(form) for name, form in case.args.items()}
    seen = iter(extra)
    by_property = [list(islice(seen, each.calls)) for each in exercise.properties]
    given = AnsweredCase(_named(exercise, args), observation.value, by_property, accepted=verdict.passed)
    found = first_broken(
        _stated(exercise), Judgeable(args, decode(case.expected), accepted=decode(case.accepted)), given
    )
    return prevailing_verdict(verdict, None if found is None else found[1])


def _stated(exercise: ReleasedExercise) -> StatedProperties:
    """The exercise's properties and its check, as `grader.checks.properties` takes them."""
    return StatedProperties(
        [(each.name, each.options) for each in exercise.properties],
        exercise.check,
        exercise.options,
        any(case.accepted is not None for case in exercise.cases),
        tolerance_in(exercise.options),
    )


def _named(exercise: ReleasedExercise, args: Mapping[str, Any]) -> Mapping[str, Value]:
    """The inputs by the names that properties use: those of a model as `fit.rows`."""
    if exercise.kind != "model":
        return args
    return {f"{step}.{name}": value for step, inputs in args.items() for name, value in inputs.items()}


def mistake_in(exercise: ReleasedExercise, seen: Sequence[JudgedPublicCase]) -> ReleasedMistake | None:
    """The only known mistake that gives every wrong answer; None where several do, or none.

    Where the mistake itself raises on an input, the student's code must have raised too.
    """
    failing = [each for each in seen if not each.verdict.passed]
    explaining = [mistake for mistake in exercise.mistakes if _explains(exercise, mistake, failing)]
    return explaining[0] if len(explaining) == 1 else None


def _explains(exercise: ReleasedExercise, mistake: ReleasedMistake, failing: Sequence[JudgedPublicCase]) -> bool:
    telling = [each for each in failing if mistake.name in each.case.variants]
    raising = [each for each in failing if mistake.name not in each.case.variants]
    return (
        any(each.case.variants[mistake.name] != each.case.expected for each in telling)  # a property only says nothing
        and all(each.observation.outcome == "error" for each in raising)
        and all(
            _verdict_if(exercise, each.case, each.case.variants[mistake.name], each.observation).passed
            for each in telling
        )
    )


def _verdict_if(
    exercise: ReleasedExercise, case: ReleasedCase, expected: Json, observation: Observation, accepted: Json = None
) -> Verdict:
    """The verdict on an observation if `expected` were the right answer; a trace is judged without following slips."""
    args = {name: decode(form) for name, form in case.args.items()}
    judgeable = Judgeable(args, decode(expected), accepted=decode(accepted))
    return case_verdict(exercise.check, exercise.options, judgeable, [observation])
