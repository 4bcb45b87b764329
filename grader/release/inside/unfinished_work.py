"""What is still to do before work is handed in: blank functions, missing answers, and changes that were not saved."""

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grader.intake.definitions import StudentDefinition, is_too_much_work, shape_of, student_definitions
from grader.intake.submission import Submission
from grader.release.inside.public_document import CODE_KINDS, ReleasedExercise
from grader.release.inside.repaired_source import expected_names_of
from grader.sandbox.loading import is_stub
from grader.texts.safe_text import enumerated


def unfinished_work(
    exercises: Sequence[ReleasedExercise], submission: Submission, session: Mapping[str, Any]
) -> list[str]:
    """Sentences on what is blank, unanswered or not saved; `session` has the names that a notebook defines."""
    if is_too_much_work(submission.sources):
        return []
    defined = student_definitions(submission.sources)
    written = {one.name for one in defined if not one.blank}
    blank = [f"`{each.target}`" for each in exercises if each.kind in CODE_KINDS and not names_of(each) & written]
    unanswered = [name for each in exercises for name in unanswered_parts(each, submission, written)]
    unsaved = [f"`{name}`" for each in exercises for name in unsaved_names(each, session, defined, written)]
    said = (
        (blank, "Still to be written, or not in the saved files: {}."),
        (unanswered, "Not answered: {}."),
        (unsaved, "As it is here, this is not in the saved files: {}. Save, and pack again."),
    )
    return [sentence.format("; ".join(names)) for names, sentence in said if names]


def names_of(exercise: ReleasedExercise) -> set[str]:
    """The names by which an exercise in code may be answered."""
    expected = expected_names_of(exercise)
    return {exercise.target, *expected.beside, *expected.instead}


def unanswered_parts(exercise: ReleasedExercise, submission: Submission, written: set[str]) -> Iterator[str]:
    """The parts of an exercise by hand that neither answers.yaml nor a variable of the saved files answers."""
    answers = submission.answers.get(exercise.id, {})
    if exercise.kind in CODE_KINDS:
        return
    missing = [part.name for part in exercise.parts if not answers.get(part.name) and part.variable not in written]
    if missing:
        parts = enumerated([f"`{name}`" for name in missing])
        yield exercise.title if len(missing) == len(exercise.parts) else f"{parts} of {exercise.title}"
    if exercise.kind != "values" and not any(answers.values()) and exercise.target not in written:
        yield exercise.title


def unsaved_names(
    exercise: ReleasedExercise, session: Mapping[str, Any], defined: Sequence[StudentDefinition], written: set[str]
) -> Iterator[str]:
    """The names that a notebook defines otherwise than the saved files do."""
    for name in {exercise.target, *(part.variable for part in exercise.parts)} & session.keys():
        value = session[name]
        if is_stub(value):
            continue
        if exercise.kind not in CODE_KINDS:
            if name not in written:
                yield name
            continue
        try:
            code = shape_of(ast.parse(textwrap.dedent(inspect.getsource(value))).body[0])
        except (OSError, TypeError, SyntaxError, IndexError):  # no text of it is known
            continue
        if code not in {one.code for one in defined if one.name == name}:
            yield name
