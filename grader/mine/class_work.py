"""The wrong work of graded classes that nothing explains, found from the folders that `grader grade` wrote."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.built.document import BuiltExercise
from grader.diagnose.finding import Finding
from grader.engine.repaired_submission import submission_as_meant
from grader.engine.result_files import stored_result
from grader.engine.why.found_result import ResultNotFound, run_record, students_with_result
from grader.engine.why.handed_out import HandedOut, handed_out
from grader.intake.read_submission import entry_student, read_submission, submissions_in
from grader.intake.submission import Submission
from grader.mine.mined_exercise import ExerciseSource
from grader.mine.wrong_work import WrongWork
from grader.repair.repair_finding import EXPLAINING_KINDS, REPAIRED_KINDS
from grader.report.classes.outputs import outputs_digest
from grader.score.result import ExerciseResult, Result
from grader.spec.bank_places import banks_of, exercise_file
from grader.spec.yaml_tree import tree_of_file
from grader.texts.safe_names import safe_name

UNEXPLAINED_STATUSES = ("partial", "wrong", "error")


@dataclass(frozen=True, slots=True)
class GradedClass:
    """A folder of results, with the built assignment and the submissions behind it."""

    out: Path
    handed: HandedOut
    folder: Path


def graded_class(out: Path, assignment: Path | None, submissions: Path | None) -> GradedClass:
    """The class in a folder that `grader grade` wrote; raises `ResultNotFound` with what is to be named."""
    if not students_with_result(out):
        raise ResultNotFound(f"{out}: there are no results; name the folder that `grader grade --out` wrote.")
    run = run_record(out)
    handed = handed_out(run, assignment)
    if handed is None:
        raise ResultNotFound(f"{out}: the built assignment is not where it was: name it with --assignment.")
    folder = submissions or Path(str(run.get("folder") or ""))
    if not (submissions or run.get("folder")) or not folder.is_dir():
        raise ResultNotFound(f"{out}: the folder of submissions is not where it was: name it with --submissions.")
    return GradedClass(out, handed, folder)


def results_of(one: GradedClass) -> Iterator[Result]:
    """The results of a class; raises `ResultNotFound` for those of another assignment."""
    for student in students_with_result(one.out):
        result = stored_result(one.out, student)
        if result is None:
            raise ResultNotFound(f"{one.out}: the result of {student} is of another version; grade again.")
        if result.assignment != one.handed.built.id:
            built = one.handed.built.id
            raise ResultNotFound(f"{one.handed.file} is {built}, and {one.out} was graded as {result.assignment}.")
        yield result


def is_unexplained_result(exercise: ExerciseResult) -> bool:
    """Whether an exercise in code is wrong, and neither a known mistake nor a near miss says why."""
    named = any(finding.kind in EXPLAINING_KINDS for finding in exercise.findings)
    return exercise.kind in REPAIRED_KINDS and exercise.status in UNEXPLAINED_STATUSES and not named


@dataclass(frozen=True, eq=False)
class ExerciseWork:
    """An exercise, and the works of all classes for it that nothing explains."""

    source: ExerciseSource
    works: tuple[WrongWork, ...]
    packages: tuple[str, ...]


def unexplained_work(classes: Sequence[GradedClass], only: Sequence[str] = ()) -> tuple[ExerciseWork, ...]:
    """The works that nothing explains by exercise, in the order of the assignments; `only` keeps some exercises.

    Programs of all classes are asked the same inputs, those of the first class that has the exercise as the others do.
    """
    sources: dict[object, tuple[GradedClass, BuiltExercise]] = {}
    works: dict[object, list[WrongWork]] = {}
    for number, one in enumerate(classes):
        exercises = {each.id: each for each in one.handed.built.exercises}
        paths = {safe_name(entry_student(path, one.handed.built.id)): path for path in class_entries(one)}
        for result in results_of(one):
            unexplained = [each for each in result.exercises if is_unexplained_result(each) and each.id in exercises]
            unexplained = [each for each in unexplained if not only or each.id in only]
            if not unexplained or result.student not in paths:
                continue
            submission = read_submission(paths[result.student], student=result.student)
            # As it was graded: a misspelt name of a function was forgiven there too.
            submission, _ = submission_as_meant(one.handed.built.exercises, submission)
            for exercise in unexplained:
                built = exercises[exercise.id]
                key = question_key(built)
                sources.setdefault(key, (one, built))
                student = result.student if len(classes) == 1 else f"{number + 1}/{result.student}"
                works.setdefault(key, []).append(wrong_work(student, submission, exercise))
    return tuple(exercise_work(*sources[key], found) for key, found in works.items())


def class_entries(one: GradedClass) -> tuple[Path, ...]:
    """The submissions of a class."""
    return tuple(submissions_in(one.folder, one.handed.built.id))


def question_key(built: BuiltExercise) -> object:
    """What two classes' exercises must have in common to be mined together: all but what is drawn."""
    return (built.id, built.kind, built.signature, built.reference, repr(built.bound), repr(built.check))


def wrong_work(student: str, submission: Submission, exercise: ExerciseResult) -> WrongWork:
    """One student's wrong work, with the repair that grading found in it."""
    repair: Finding | None = next((each for each in exercise.findings if each.kind == "repair"), None)
    return WrongWork(student, submission, repair, outputs_digest(exercise))


def exercise_work(one: GradedClass, built: BuiltExercise, works: Sequence[WrongWork]) -> ExerciseWork:
    """The works for an exercise, with its file, which is found from the assignment or in our bank."""
    file = exercise_file(built.id, banks_of(one.handed.file))
    said: Any = tree_of_file(file).value if file is not None else {}
    raw: Mapping[str, Any] = said if isinstance(said, dict) else {}
    if not raw:  # what a formula's names stand for is found by these
        raw = {"id": built.id, "kind": built.kind, "signature": built.signature, "reference": built.reference}
    packages = tuple(one.handed.built.policy.get("packages", ()))
    return ExerciseWork(ExerciseSource(built, file, raw), tuple(works), packages)
