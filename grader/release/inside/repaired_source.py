"""A student's work as grading will take it: slips in names and cells mended, and told."""

from collections.abc import Iterable, Sequence

from grader.intake.asked import Asked
from grader.intake.repairs import as_meant
from grader.intake.submission import Source, Submission
from grader.release.inside.public_document import Exercise


def meant_for(exercises: Iterable[Exercise], submission: Submission) -> Submission:
    """The submission as it was meant."""
    return as_meant(submission, [asked_by(exercise) for exercise in exercises])


def sources_meant_for(exercises: Iterable[Exercise], sources: Sequence[Source]) -> Submission:
    """The code alone as it was meant, with what is said of it."""
    return meant_for(exercises, Submission("", tuple(sources), {}, (), "", ""))


def asked_by(exercise: Exercise) -> Asked:
    """What one exercise asks for."""
    following = [name for name, _ in exercise.cases[0].call.then] if exercise.cases else []
    return Asked(
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        target=exercise.target,
        parts={part.name: part.variable for part in exercise.parts},
        beside=tuple(dict.fromkeys(name for name in following if not name.startswith("."))),
        instead=tuple(dict.fromkeys(name[1:] for name in following if name.startswith("."))),
    )
