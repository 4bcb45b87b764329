"""Grading one submission: every stage in order, from the student's files to the result document."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.checks.calls import Observation
from grader.checks.student_statements import SourceText
from grader.diagnose.counterexample import fails_in_public, with_example
from grader.diagnose.finding import Finding
from grader.diagnose.findings import findings_of
from grader.diagnose.mistakes import MIN_INPUTS_FOR_MISTAKE
from grader.engine.foreign_numbers import foreign_result, has_foreign_answers
from grader.engine.group_numbers import assignment_as_answered
from grader.engine.last_look import with_last_look
from grader.engine.observing import KINDS_RUN_AS_CODE, ObservedCode, observed_code
from grader.engine.repair_search import looks_for_repairs, with_repair
from grader.engine.repaired_submission import submission_as_meant, with_unread_files
from grader.intake.submission import Submission
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.score.raising_lines import with_source_lines
from grader.score.result import ExerciseResult, Result
from grader.score.results import exercise_result, result_of, ungraded_result


@dataclass(frozen=True, slots=True)
class GradedSubmission:
    """A result document, and the failures on the way to it that are our fault."""

    result: Result
    failures: tuple[str, ...] = ()


def grade_one(
    built: BuiltAssignment,
    built_digest: str,
    submission: Submission,
    sandbox: Sandbox,
    *,
    enough: int = MIN_INPUTS_FOR_MISTAKE,
    cache: RunCache | None = None,
    group: Sequence[str] = (),
) -> GradedSubmission:
    """The result of one submission; a failure of ours leaves its exercise ungraded, and is reported, not raised.

    `cache` holds what was worked out for other submissions; the result is the same without it. `group` are the other
    students who are recorded to have handed it in together: it may answer the numbers of any of them.
    """
    built = assignment_as_answered(built, submission, group)
    submission, failures = submission_as_meant(built.exercises, submission)
    cache = cache or RunCache()
    texts, public = submission_texts(submission), needs_public_findings(built)
    grading = GradingConditions(enough, texts, public, cache, may_add_a_case(built), looks_for_repairs(built))
    exercises = []
    with ExitStack() as stack:
        seen: ObservedCode | None = None
        try:
            seen = stack.enter_context(observed_code(submission, built.exercises, sandbox, cache, grading.texts))
            failures += seen.failures
        except SandboxFailure as failure:
            failures.append(f"sandbox: {failure}")
        except Exception as error:  # ours too: answers by hand are still judged, without observations
            failures.append(f"asking its code: {type(error).__name__}: {error}")
        for exercise in built.exercises:
            try:
                if has_foreign_answers(built, exercise, submission):
                    exercises.append(foreign_result(exercise, of_group=bool(group)))
                else:
                    result, problems = graded_exercise(exercise, seen, submission, grading)
                    exercises.append(result)
                    failures += problems
            except Exception as error:  # any failure in reference, check or spec is ours: never a wrong mark
                failures.append(f"{exercise.id}: {type(error).__name__}: {error}")
                exercises.append(ungraded_result(exercise))
    return GradedSubmission(result_of(built, built_digest, submission, exercises), tuple(failures))


@dataclass(frozen=True, slots=True)
class GradingConditions:
    """The conditions that hold for all exercises of one submission."""

    enough: int  # failing answers that a mistake must explain
    texts: Sequence[SourceText]
    public_apart: bool  # whether public cases are explained by themselves, too
    cache: RunCache
    last_look: bool = False  # whether work that is right on every case is asked other legal inputs
    repairs: bool = False  # whether a repair is looked for where nothing explains wrong code


def graded_exercise(
    exercise: BuiltExercise, seen: ObservedCode | None, submission: Submission, grading: GradingConditions
) -> tuple[ExerciseResult, tuple[str, ...]]:
    """The result of one exercise, and the failures of ours that change no mark.

    Without observations, only answers that were written by hand can be judged.
    """
    answers = submission.answers.get(exercise.id, {})
    if seen is None:
        if not is_written_by_hand(exercise, answers):
            return ungraded_result(exercise), ()
        seen = ObservedCode({exercise.id: [Observation("missing") for _ in exercise_calls(exercise)]})
    cache = grading.cache
    cases = judge_exercise(exercise, seen.answers[exercise.id], answers, grading.texts, cache)
    findings: tuple[Finding, ...] = ()
    public: tuple[Finding, ...] | None = None
    problems: tuple[str, ...] = ()
    try:
        if grading.last_look:
            exercise, cases = with_last_look(exercise, cases, seen.again, cache, seen.program_key)
        example = seen.example(exercise, cases, cache)
        found = findings_of(exercise, cases, enough=grading.enough, probe=seen.probe, cache=cache)
        findings = with_example(found, example)
        if grading.public_apart and exercise.kind in KINDS_RUN_AS_CODE:
            public = public_findings(exercise, cases, grading, example)
        if grading.repairs and seen.rerun is not None:
            findings = with_example(with_repair(found, exercise, cases, submission, seen.rerun, cache), example)
    except Exception as error:  # the marks stand without what explains them
        problems = (f"{exercise.id}: not diagnosed: {type(error).__name__}: {error}",)
    result = cache.of(exercise_result)(exercise, cases, findings, public)
    return with_unread_files(with_source_lines(result, submission), submission), problems


def public_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], grading: GradingConditions, example: Finding | None
) -> tuple[Finding, ...]:
    """The findings that explain the public cases alone, whatever the code does on hidden ones."""
    public = [case for case in cases if case.public]
    shown = example if example is not None and fails_in_public(exercise, public) else None
    return with_example(findings_of(exercise, public, enough=grading.enough, cache=grading.cache), shown)


def may_add_a_case(built: BuiltAssignment) -> bool:
    """Whether a result may have a case more where a hidden input fails: not if the policy ever tells nothing of these.

    At `nothing` a page has the same bytes whatever the code does with hidden inputs, and so as many cases.
    """
    return "nothing" not in built.policy.get("hidden", {}).values()


def needs_public_findings(built: BuiltAssignment) -> bool:
    """Whether the policy ever hides the hints of hidden cases, so that public cases need findings of their own."""
    hidden = built.policy.get("hidden", {})
    return any(level in ("nothing", "failed") for level in hidden.values())


def submission_texts(submission: Submission) -> tuple[SourceText, ...]:
    """The code of a submission as texts: one for each file, or for each cell of a notebook."""
    return tuple(
        SourceText(source.name, f"{source.file}, {cell.label}" if cell.label else source.file, cell.text)
        for source in submission.sources
        for cell in source.cells
    )


def is_written_by_hand(exercise: BuiltExercise, answers: Mapping[str, str]) -> bool:
    """Whether every answer to the exercise was written by hand, so that no code has to run."""
    if exercise.kind == "values":
        return all(answers.get(part.name) for part in exercise.parts)
    return exercise.kind in ("choice", "text") and any(answers.values())
