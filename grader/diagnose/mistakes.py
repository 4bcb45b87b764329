"""Known mistakes: does what a misconception would give equal what the student's work gave?"""

from collections.abc import Sequence

from grader.build.checking import check_of
from grader.build.document import BuiltExercise, BuiltMistake
from grader.build.resolve import resolve
from grader.build.walk import walk_of
from grader.checks.case import Case
from grader.checks.registry import judged as judged_by
from grader.codec.decode import decode
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
    args = {name: decode(value) for name, value in judged.args.items()}
    expected = decode(judged.variants[mistake.name])
    check = check_of(exercise)
    if exercise.trace is None:
        return judged_by(check.name, check.options, Case(args, expected), [judged.observation]).passed
    walk = walk_of(resolve(mistake.reference), args, mistake.bound, exercise.trace.record, exercise.trace.carry)
    options = check.options | {"share": 1, "void_if": (), "credit": "fraction"}
    verdict = judged_by("trace", options, Case(args, expected, walk), [judged.observation])
    return bool(verdict.steps) and all(step.mark in ("right", "follows") for step in verdict.steps)


def part_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """For each wrong part, the first known mistake that gives the number written there."""
    findings = []
    for part, case in zip(exercise.parts, cases, strict=True):
        answer = case.inputs[0].observation.value
        if case.inputs[0].verdict.credit or not answer:
            continue
        for mistake in exercise.mistakes:
            variant = part.variants.get(mistake.name)
            if variant is not None and verdict_if(exercise, part, decode(variant), answer).passed:
                findings.append(finding(mistake, [case.name]))
                break
    return tuple(findings)


def failures(case: JudgedCase) -> tuple[Judged, ...]:
    """The inputs of a case that are not wholly right."""
    return tuple(judged for judged in case.inputs if not judged.verdict.passed)


def finding(mistake: BuiltMistake, cases: Sequence[str]) -> Finding:
    """The finding that names a mistake."""
    return Finding(kind="misconception", name=mistake.name, hint=mistake.hint, cases=tuple(cases))
