"""Making the result document from judged cases and findings."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.checks.asked_trace import asked_trace
from grader.checks.calls import Raised
from grader.checks.chosen import OPTION_LETTERS
from grader.checks.verdict import Verdict
from grader.codec.encode import encode
from grader.codec.wire import RESULT_LIMITS
from grader.codec.write_records import record_line
from grader.diagnose.finding import Finding
from grader.intake.submission import Submission
from grader.judge.judged import CACHED_EXERCISES, JudgedCase, JudgedInput, cases_key
from grader.judge.manual import MANUAL_VERDICT_REASON
from grader.run_cache import RunCache, cacheable
from grader.score.marks import case_credits, case_points, rounded_points, shown_case_points
from grader.score.result import (
    CaseResult,
    ErrorShown,
    ExerciseResult,
    FrameShown,
    OptionShown,
    Result,
    Status,
    StepShown,
)

UNEARNED_EDGE_VERDICT = Verdict(
    Fraction(0), "edge", "This special case counts once an ordinary hidden case is at least half right."
)


def result_of(
    built: BuiltAssignment, built_digest: str, submission: Submission, exercises: Sequence[ExerciseResult]
) -> Result:
    """The result document of one student; optional exercises add to the score, and never to the full points."""
    return Result(
        assignment=built.id,
        title=built.title,
        student=submission.student,
        score=total_points(exercise.score for exercise in exercises),
        points=total_points(exercise.points for exercise in exercises if not exercise.optional),
        pending=total_points(exercise.pending for exercise in exercises),
        variant=built.variant,
        built=built_digest,
        submission=submission.digest,
        receipt=submission.receipt,
        notes=submission.notes,
        exercises=tuple(exercises),
    )


FindingSequence = Sequence[Finding]


def result_key(
    cache: RunCache,
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    findings: FindingSequence,
    public: FindingSequence | None = None,
) -> Hashable | None:
    """The cache key of cases and findings; findings enter as text, since they may hold lists and have no hash."""
    known = cases_key(cache, exercise, cases)
    said = [None if each is None else tuple(map(record_line, each)) for each in (findings, public)] if known else []
    return known and (known, *said)


@cacheable(key=result_key, size=CACHED_EXERCISES)
def exercise_result(
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    findings: FindingSequence,
    public: FindingSequence | None = None,
) -> ExerciseResult:
    """One exercise's part of the result document.

    `public` are the findings on the public cases alone, where students may see less of the hidden ones.
    """
    opened = None if public is None else tuple(public)
    return replace(scored_exercise(exercise, cases), findings=tuple(findings), open_findings=opened)


def scored_exercise(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> ExerciseResult:
    """The marks and cases of an exercise, without findings."""
    worth, earned = case_points(exercise.points, cases), case_credits(cases)
    score = sum((points * credit for points, credit in zip(worth, earned, strict=True)), Fraction(0))
    return replace(
        unjudged_result(exercise),
        score=rounded_points(score),
        pending=rounded_points(
            sum((points for points, case in zip(worth, cases, strict=True) if waits_for_person(case)), Fraction(0))
        ),
        status=exercise_status(score, exercise.points, cases),
        cases=tuple(
            with_asked_list(exercise, case_result(case, points, credit))
            for case, points, credit in zip(cases, worth, earned, strict=True)
        ),
    )


def ungraded_result(exercise: BuiltExercise) -> ExerciseResult:
    """The result of an exercise that could not be graded through a failure of ours: no mark, and never "wrong"."""
    return unjudged_result(exercise)


def unjudged_result(exercise: BuiltExercise) -> ExerciseResult:
    """The result of an exercise before judging: its texts and points, with no score."""
    return ExerciseResult(
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        prompt=exercise.prompt,
        options=options_shown(exercise),
        conventions=exercise.conventions,
        sources=exercise.sources,
        score=0.0,
        points=rounded_points(exercise.points),
        optional=exercise.optional,
        picture=exercise.picture,
        status="ungraded",
    )


def options_shown(exercise: BuiltExercise) -> tuple[OptionShown, ...]:
    """The options of a choice with their letters, if they are answered by letters."""
    if exercise.choice is None:
        return ()
    # There are more letters than options: hence `strict=False` below.
    letters = OPTION_LETTERS if exercise.choice.answer_as == "letters" else [""] * len(exercise.choice.options)
    return tuple(
        OptionShown(letter=letter, text=text) for letter, text in zip(letters, exercise.choice.options, strict=False)
    )


def case_result(case: JudgedCase, points: Fraction, credit: Fraction) -> CaseResult:
    """The result of one case, with the input that shows what is wrong."""
    judged = case.shown
    seen, verdict = judged.observation, judged.verdict
    # An edge that would be right alone is not: nothing ordinary is right beside it.
    passed = credit == 1
    verdict = UNEARNED_EDGE_VERDICT if verdict.passed and not passed else verdict
    return CaseResult(
        name=case.name,
        check=case.check,
        public=case.public,
        covers=case.covers,
        passed=passed,
        reason=verdict.reason,
        message=verdict.message,
        score=shown_case_points(points * credit),
        points=shown_case_points(points),
        part=case.part,
        right=sum(judged.verdict.passed for judged in case.inputs),
        instances=len(case.inputs),
        call=call_text(judged),
        expected=judged.expected,
        observed=encode(seen.value, RESULT_LIMITS) if seen.outcome == "value" else None,
        steps=steps_shown(verdict),
        stdout=seen.stdout,
        error=error_shown(seen.error),
    )


def with_asked_list(exercise: BuiltExercise, case: CaseResult) -> CaseResult:
    """The case with the right list of a trace as a student should return it, where no steps show what is right."""
    if exercise.trace is None or case.steps or case.passed:
        return case
    return replace(case, expected=asked_trace(case.expected, exercise.trace.record, exercise.trace.initial))


def error_shown(error: Raised | None) -> ErrorShown | None:
    """The exception of a case for the result; `grader.score.raising_lines` adds the source of its lines."""
    if error is None:
        return None
    frames = tuple(FrameShown(line=each.line, function=each.function, file=each.file) for each in error.frames)
    return ErrorShown(type=error.type, text=error.text, line=error.line, frames=frames)


def steps_shown(verdict: Verdict) -> tuple[StepShown, ...] | None:
    """The marked steps of a trace; None for any other exercise."""
    return (
        tuple(
            StepShown(
                number=step.number,
                mark=step.mark,
                observed=encode(step.observed, RESULT_LIMITS),
                expected=encode(step.expected, RESULT_LIMITS),
            )
            for step in verdict.steps
        )
        or None
    )


def call_text(judged: JudgedInput) -> str | None:
    """The call as code to paste; None for hand work."""
    return None if judged.call is None else judged.call.text


def exercise_status(score: Fraction, points: Fraction, cases: Sequence[JudgedCase]) -> Status:
    """The status of an exercise; only work that earns nothing is `missing`, `timeout` or `error`."""
    if any(map(waits_for_person, cases)):
        return "manual"
    if score > 0:
        return "right" if score == points else "partial"
    # In this order: an outcome that says less about the work counts only where no other stands beside it.
    outcomes = {judged.observation.outcome for case in cases for judged in case.inputs}
    # A function that is missing with an error was written, and lost where the file stopped.
    lost = any(judged.observation.error for case in cases for judged in case.inputs)
    if outcomes <= {"missing", "blank"}:
        return "error" if lost else "missing"
    if outcomes <= {"timeout", "skipped"}:
        return "timeout"
    if outcomes <= {"error", "died", "memory", "timeout", "skipped"}:
        return "error"
    return "wrong"


def waits_for_person(case: JudgedCase) -> bool:
    """Whether a case waits for a person to mark it."""
    return case.inputs[0].verdict.reason == MANUAL_VERDICT_REASON


def total_points(points: Iterable[float]) -> float:
    """The exact sum of points that were each rounded to two decimals."""
    # In decimals: a student adds up the printed points, and floats would give 0.30000000000000004 for 0.1 and 0.2.
    return float(sum((Decimal(str(value)) for value in points), Decimal(0)))
