"""Known mistakes: does what a misconception would give equal what the student's work gave?"""

from collections import Counter
from collections.abc import Callable, Sequence

from grader.build.answers import decoded
from grader.build.asking import flaws_on
from grader.build.checking import check_of
from grader.build.document import BuiltExercise, BuiltMistake
from grader.build.resolve import resolve
from grader.build.walk import walk_of
from grader.checks.calls import Observation
from grader.checks.case import Case, Flaw
from grader.checks.plain import NotPlain, plain_value
from grader.checks.registry import judged as judged_by
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.diagnose.finding import Finding
from grader.judge.judged import Judged, JudgedCase
from grader.judge.written import verdict_if

TELLING = 3  # inputs that must speak for a mistake before a function or trace is said to make it


def mistake_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], *, enough: int = TELLING
) -> tuple[Finding, ...]:
    """The first known mistake that explains every failure; for hand work, the first for each wrong part."""
    if exercise.kind == "values":
        return part_findings(exercise, cases)
    if exercise.kind == "choice":
        return choice_findings(exercise, cases)
    explaining = [mistake for mistake in exercise.mistakes if explains(exercise, mistake, cases, enough)]
    if not explaining or (enough < TELLING and len(explaining) > 1):  # with little evidence, only if nothing else fits
        return ()
    return (finding(explaining[0], [case.name for case in cases if failures(case)]),)


def explains(exercise: BuiltExercise, mistake: BuiltMistake, cases: Sequence[JudgedCase], enough: int) -> bool:
    """Whether the mistake gives what the student's work gave on every failing input, and on enough telling ones."""
    failing = [judged for case in cases for judged in failures(case)]
    telling = [judged for judged in failing if mistake.name in judged.variants]
    # Where the mistake itself raises, the student's code must have raised too.
    raising = [judged for judged in failing if mistake.name not in judged.variants]
    return (
        len(telling) >= enough
        and all(judged.observation.outcome == "error" for judged in raising)
        and all(gives(exercise, mistake, judged) for judged in telling)
    )


def gives(exercise: BuiltExercise, mistake: BuiltMistake, judged: Judged) -> bool:
    """Whether the mistake gives this answer; for a trace, each step from the student's own step before it."""
    args = decoded(judged.args)
    expected = decode(judged.variants[mistake.name])
    check = check_of(exercise)
    flaws = flaws_on(exercise, args)
    if flaws is not None:
        return has_flaws_of(expected, judged.observation, flaws)
    if exercise.trace is None:
        return judged_by(check.name, check.options, Case(args, expected), [judged.observation]).passed
    walk = walk_of(resolve(mistake.reference), args, mistake.bound, exercise.trace.record, exercise.trace.carry)
    options = check.options | {"share": 1, "void_if": (), "credit": "fraction"}
    verdict = judged_by("trace", options, Case(args, expected, walk), [judged.observation])
    return bool(verdict.steps) and all(step.mark in ("right", "follows") for step in verdict.steps)


def has_flaws_of(mistaken: Value, observation: Observation, flaws: Callable[[Value], Sequence[Flaw]]) -> bool:
    """Whether an answer has just the flaws of a mistaken one; in what else they differ, both are right.

    Of trees that the same mistake grows, one may break ties another way, or have branches that the other may leave out.
    """
    try:
        own, other = flaws(plain_value(observation.value)), flaws(plain_value(mistaken))
    except NotPlain:
        return False
    places = [Counter((flaw.part, flaw.reason, flaw.message) for flaw in found) for found in (own, other)]
    return observation.outcome == "value" and places[0] == places[1]


def part_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The known mistakes that give numbers written in wrong parts: for each part the first, each told once."""
    found: dict[str, list[str]] = {}
    for part, case in zip(exercise.parts, cases, strict=True):
        answer = case.inputs[0].observation.value
        if case.inputs[0].verdict.credit or not answer:
            continue
        for mistake in exercise.mistakes:
            variant = part.variants.get(mistake.name)
            if variant is not None and verdict_if(exercise, part, decode(variant), answer).passed:
                found.setdefault(mistake.name, []).append(case.name)
                break
    known = {mistake.name: mistake for mistake in exercise.mistakes}
    return tuple(finding(known[name], names) for name, names in found.items())


def choice_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The known mistake that leads to just what was chosen; none where several do, as one choice is little evidence."""
    [case] = cases
    judged = case.inputs[0]
    if judged.verdict.passed or judged.observation.outcome != "value":
        return ()
    leading = [each for each in exercise.mistakes if judged.variants.get(each.name) == judged.observation.value]
    return (finding(leading[0], [case.name]),) if len(leading) == 1 else ()


def failures(case: JudgedCase) -> tuple[Judged, ...]:
    """The inputs of a case that are not wholly right."""
    return tuple(judged for judged in case.inputs if not judged.verdict.passed)


def finding(mistake: BuiltMistake, cases: Sequence[str]) -> Finding:
    """The finding that names a mistake."""
    return Finding(kind="misconception", name=mistake.name, hint=mistake.hint, cases=tuple(cases))
