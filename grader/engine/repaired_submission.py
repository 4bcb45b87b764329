"""What a student meant, told by what the exercises ask for; and what could not be read of it."""

from collections.abc import Sequence
from dataclasses import replace

from grader.built.document import BuiltExercise
from grader.diagnose.finding import Finding
from grader.intake.asked import Asked
from grader.intake.repairs import as_meant
from grader.intake.submission import Submission
from grader.score.result import ExerciseResult


def meant_for(exercises: Sequence[BuiltExercise], submission: Submission) -> tuple[Submission, list[str]]:
    """The submission as it was meant, and what failed through a fault of ours: it is then taken as it stands."""
    try:
        return as_meant(submission, [asked_by(exercise) for exercise in exercises]), []
    except Exception as error:
        return submission, [f"reading what was meant: {type(error).__name__}: {error}"]


def asked_by(exercise: BuiltExercise) -> Asked:
    """What one exercise asks for."""
    following = exercise.cases[0].instances[0].calls[0].then if exercise.cases else ()
    return Asked(
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        target=exercise.target,
        parts={part.name: part.variable for part in exercise.parts},
        beside=tuple(dict.fromkeys(name for name, _ in following if not name.startswith("."))),
        instead=tuple(dict.fromkeys(name[1:] for name, _ in following if name.startswith("."))),
    )


def with_unread(result: ExerciseResult, submission: Submission) -> ExerciseResult:
    """The result; where nothing was found of an exercise and a file could not be read, that is said, as an error."""
    if result.status != "missing" or not submission.unread:
        return result
    unread = Finding(kind="error", name="a file could not be read", hint=" ".join(submission.unread[:3]))
    return replace(result, status="error", findings=(unread,))
