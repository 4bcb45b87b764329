"""A student's work as grading will take it: slips in names and cells repaired, with notes on them."""

from collections.abc import Iterable, Sequence

from grader.intake.answer_lines import merged_answers
from grader.intake.asked import ExpectedNames
from grader.intake.files import File
from grader.intake.repairs import as_meant
from grader.intake.source_text import decoded_text
from grader.intake.sources import submitted_code
from grader.intake.submission import Submission
from grader.release.inside.answers_text import answers_in_plain_yaml
from grader.release.inside.public_document import ReleasedExercise


def submission_meant_for(exercises: Iterable[ReleasedExercise], submission: Submission) -> Submission:
    """The submission with slips in names and cells repaired, for exercises of a checker."""
    return as_meant(submission, [expected_names_of(exercise) for exercise in exercises])


def work_meant_for(exercises: Iterable[ReleasedExercise], files: Sequence[File]) -> Submission:
    """The code and the answers of some files, with slips repaired and notes on them."""
    code = submitted_code(files)
    texts = [(file.shown, *decoded_text(file.data, file.shown)) for file in files if file.kind == "yaml"]
    read = [(name, answers_in_plain_yaml(text, name)) for name, text, _ in texts]
    answers, twice = merged_answers((name, item) for name, found in read for item in found.written)
    notes = [*code.notes, *(note for _, found in read for note in found.notes), *twice]
    variant = next((found.variant for _, found in read if found.variant), "")
    return submission_meant_for(exercises, Submission("", code.sources, answers, tuple(notes), "", "", variant))


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
