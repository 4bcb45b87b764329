"""A student's work as grading will take it: slips in names and cells repaired, with notes on them."""

from collections.abc import Iterable, Sequence

from grader.intake.asked import ExpectedNames
from grader.intake.repairs import as_meant
from grader.intake.submission import Source, Submission
from grader.release.inside.public_document import ReleasedExercise


def submission_meant_for(exercises: Iterable[ReleasedExercise], submission: Submission) -> Submission:
    """The submission with slips in names and cells repaired, for exercises of a checker."""
    return as_meant(submission, [expected_names_of(exercise) for exercise in exercises])


def sources_meant_for(exercises: Iterable[ReleasedExercise], sources: Sequence[Source]) -> Submission:
    """Code without answers, with slips repaired and notes on them."""
    return submission_meant_for(exercises, Submission("", tuple(sources), {}, (), "", ""))


def expected_names_of(exercise: ReleasedExercise) -> ExpectedNames:
    """The names that one exercise expects in a submission."""
    following = [name for name, _ in exercise.cases[0].call.then] if exercise.cases else []
    return ExpectedNames(
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        target=exercise.target,
        parts={part.name: part.variable for part in exercise.parts},
        beside=tuple(dict.fromkeys(name for name in following if not name.startswith("."))),
        instead=tuple(dict.fromkeys(name[1:] for name in following if name.startswith("."))),
    )
