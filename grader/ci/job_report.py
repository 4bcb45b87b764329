"""The report of a job on a student's work: the public cases, their places in the files, and whether it is enough."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from grader.ci.checkout import ReleasedDocument, UnusableCheckout, empty_submodules, submodule_words, work_at
from grader.ci.source_places import DefinitionFinder, SourcePlace, path_in_repository
from grader.ci.surroundings import Surroundings
from grader.codec.write_records import record_json
from grader.intake.read_submission import NO_WORK_FOUND, read_submission
from grader.intake.submission import Submission
from grader.release.inside.public_document import CODE_KINDS, ReleasedExercise, released_assignment
from grader.release.inside.public_verdict import JudgedPublicCase
from grader.release.inside.repaired_source import submission_meant_for
from grader.release.inside.result_cards import Card, also_counts
from grader.release.public_file import NoPublic
from grader.release.tried_work import card_for, seen_by_exercise, share_right
from grader.report.shown import CaseView
from grader.sandbox.allowed_packages import package_folders
from grader.sandbox.run import SandboxFailure
from grader.texts.safe_text import one_line


@dataclass(frozen=True, slots=True)
class PlacedCase:
    """One public case or answer by hand; `place` is that of the function, or of its line that raised."""

    view: CaseView
    place: SourcePlace | None = None


@dataclass(frozen=True, slots=True)
class CheckedExercise:
    """One checked exercise: its card, and its cases with their places."""

    id: str
    points: float
    card: Card
    outcomes: tuple[PlacedCase, ...]


@dataclass(frozen=True, slots=True)
class JobReport:
    """The report of a job. `share` is None if a score must not be printed."""

    assignment: str
    title: str
    released: str  # the name of the public document
    digest: str
    compared: bool
    exercises: tuple[CheckedExercise, ...]
    notes: tuple[str, ...]
    share: float | None
    pass_mark: float
    passed: bool

    @property
    def outcomes(self) -> tuple[PlacedCase, ...]:
        """Every public case, in the order of the exercises."""
        return tuple(one for each in self.exercises for one in each.outcomes)


def job_report_of(path: Path, released: ReleasedDocument, around: Surroundings, isolation: str) -> JobReport:
    """The report on the work at a path; raises `UnusableCheckout` if there is no work to judge."""
    work = work_at(path, released)
    read, told = read_submission(work), around.tells_score
    refuse_empty_work(read, work, around)
    refuse_missing_packages(released.public.packages)
    try:
        exercises, share, notes = judged_exercises(
            read, released, path_in_repository(around.root, work), isolation, told
        )
    except (SandboxFailure, UnusableCheckout):
        raise
    except Exception as error:
        if released.compared:
            raise  # it is as we wrote it: a fault of ours
        raise NoPublic(f"{released.file.name}: this is not the public part as it was released.") from error
    left_out = empty_submodules(around.root)
    public = released.public
    return JobReport(
        assignment=one_line(public.id),
        title=one_line(public.title),
        released=one_line(path_in_repository(around.root, released.file)),
        digest=released.digest,
        compared=released.compared,
        exercises=exercises,
        notes=(*map(one_line, notes), *((submodule_words(left_out),) if left_out else ())),
        share=share if told else None,
        pass_mark=public.pass_,
        passed=share >= public.pass_,
    )


def refuse_empty_work(submission: Submission, work: Path, around: Surroundings) -> None:
    """Raises `UnusableCheckout` if nothing was handed in, or if it cannot be read."""
    for note in submission.unread:
        # Intake's own words; a file that LFS kept back is a fault of the job, and not of the work.
        name, pointer, _ = note.partition(" is a Git LFS pointer")
        if pointer:
            remedy = "check the repository out with `lfs: true`, or commit the file without LFS."
            raise UnusableCheckout(f"{one_line(name)} is a Git LFS pointer, not the file itself: {remedy}", work / name)
    if submission.sources or submission.answers:
        return
    if unread := [note for note in submission.unread if not note.startswith(NO_WORK_FOUND)]:
        raise UnusableCheckout(one_line(unread[0]))
    if left_out := empty_submodules(around.root):
        raise UnusableCheckout(submodule_words(left_out))
    where = one_line(path_in_repository(around.root, work))
    raise UnusableCheckout(f"No work found in {where}: add your .py file, notebook or answers.yaml.")


def refuse_missing_packages(packages: tuple[str, ...]) -> None:
    """Raises `UnusableCheckout` if a package that students may use is not installed, as right work would fail."""
    absent = [one_line(name) for name in packages if not package_folders((name,))]
    if absent:
        names = " ".join(absent)
        raise UnusableCheckout(
            f"The assignment allows {names}, which is not installed here: let the job install it with pip."
        )


def judged_exercises(
    read: Submission, released: ReleasedDocument, folder: str, isolation: str, told: bool
) -> tuple[tuple[CheckedExercise, ...], float, tuple[str, ...]]:
    """The checked exercises, the share of points that their public cases would earn, and notes on the work."""
    exercises = released_assignment(record_json(released.public)).exercises
    work = submission_meant_for(exercises, read)
    seen = seen_by_exercise(released.public, exercises, work, isolation)
    finder = DefinitionFinder(work.sources, folder)
    checked = tuple(checked_exercise(exercise, seen.get(exercise.id), work, finder, told) for exercise in exercises)
    return checked, share_right(exercises, seen), work.notes


def checked_exercise(
    exercise: ReleasedExercise,
    seen: tuple[JudgedPublicCase, ...] | None,
    work: Submission,
    finder: DefinitionFinder,
    told: bool,
) -> CheckedExercise:
    """One exercise, checked, with the places of its cases; without `told`, its summary has no counts."""
    card = card_for(exercise, seen, work)
    if exercise.kind in CODE_KINDS and not told:
        # How many cases are right is a score, which everybody could read in a public repository.
        card = replace(card, summary=as_sentence(also_counts(exercise)))
    places: list[SourcePlace | None] = [None] * len(card.cases)
    if exercise.kind in CODE_KINDS:
        places = [finder.place_of(exercise.target, None if one.error is None else one.error.line) for one in card.cases]
    outcomes = tuple(PlacedCase(view, place) for view, place in zip(card.cases, places, strict=True))
    return CheckedExercise(one_line(exercise.id), exercise.points, card, outcomes)


def as_sentence(words: str) -> str:
    """Words with a capital and a full stop; "" for none."""
    return f"{words[0].upper()}{words[1:]}." if words else ""


def report_document(report: JobReport) -> dict[str, Any]:
    """The report of a job as a JSON document."""
    return {
        "schema": 1,
        "assignment": report.assignment,
        "title": report.title,
        "public": {"file": report.released, "digest": report.digest, "compared": report.compared},
        "passed": report.passed,
        "pass": report.pass_mark,
        "share": None if report.share is None else round(report.share, 6),
        "notes": list(report.notes),
        "exercises": [checked_document(each) for each in report.exercises],
    }


def checked_document(checked: CheckedExercise) -> dict[str, Any]:
    """The JSON document of one checked exercise."""
    return {
        "id": checked.id,
        "title": one_line(checked.card.title),
        "points": checked.points,
        "status": checked.card.status,
        "findings": [{"name": each.label, "hint": each.hint} for each in checked.card.findings],
        "cases": [
            {
                "name": one.view.name,
                "passed": one.view.passed,
                "message": one.view.message,
                "file": one.place.file if one.place else None,
                "line": one.place.line if one.place else None,
            }
            for one in checked.outcomes
        ],
    }
