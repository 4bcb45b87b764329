"""A submission with slips in names repaired, as the exercises suggest, and notes on files that cannot be read."""

from collections.abc import Sequence
from dataclasses import replace

from grader.built.document import BuiltExercise
from grader.diagnose.finding import Finding
from grader.intake.asked import ExpectedNames
from grader.intake.repairs import as_meant
from grader.intake.submission import Submission
from grader.score.result import ExerciseResult


def submission_as_meant(exercises: Sequence[BuiltExercise], submission: Submission) -> tuple[Submission, list[str]]:
    """The submission with its names repaired, and failures of ours; after a failure, the submission as it stands."""
    try:
        return as_meant(submission, [names_expected_by(exercise) for exercise in exercises]), []
    except Exception as error:  # a repair is a favour: without it the work is graded as it was handed in
        return submission, [f"reading what was meant: {type(error).__name__}: {error}"]


def names_expected_by(exercise: BuiltExercise) -> ExpectedNames:
    """The names that one exercise expects in a submission: its function, variables, and what may stand beside them."""
    following = exercise.cases[0].instances[0].calls[0].then if exercise.cases else ()
    return ExpectedNames(
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        target=exercise.target,
        parts={part.name: part.variable for part in exercise.parts},
        beside=tuple(dict.fromkeys(name for name, _ in following if not name.startswith("."))),
        instead=tuple(dict.fromkeys(name[1:] for name, _ in following if name.startswith("."))),
    )


def with_unread_files(result: ExerciseResult, submission: Submission) -> ExerciseResult:
    """The result; an exercise of which nothing was found is an error with a reason, if a file could not be read."""
    if result.status != "missing" or not submission.unread:
        return result
    unread = Finding(kind="error", name="a file could not be read", hint=" ".join(submission.unread[:3]))
    return replace(result, status="error", findings=(unread,))
