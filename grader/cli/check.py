"""`grader check`: the public cases on a student's own work, run in the sandbox."""

import sys
from collections.abc import Sequence
from pathlib import Path

from grader.build.built_assignment import build
from grader.build.secret import PUBLIC_SECRET
from grader.cli.bank import nearest_id_remedy
from grader.cli.errors import CannotRun
from grader.codec.write_records import record_json
from grader.intake.read_submission import read_submission
from grader.release.inside.public_document import ReleasedAssignment, ReleasedExercise, released_assignment
from grader.release.inside.repaired_source import submission_meant_for
from grader.release.inside.showing import cards_text
from grader.release.public import PublicAssignment, public_part
from grader.release.public_file import PUBLIC_SUFFIX, public_file, read_public
from grader.release.tried_work import card_for, seen_by_exercise, share_right
from grader.spec.load import load_assignment_spec
from grader.texts.safe_text import one_line


def run_check(path: Path, only: Sequence[str], assignment: Path | None) -> int:
    """Prints what the public cases say of the work; 0 at or above the pass mark, 1 below."""
    if not path.exists():
        raise CannotRun(f"{path}: there is no such file or folder.")
    public = public_assignment_for(path, assignment)
    chosen = exercises_to_check(released_assignment(record_json(public)), only)
    # Slips in names are mended here as they are when it is graded.
    submission = submission_meant_for(chosen, read_submission(path))
    checked = seen_by_exercise(public, chosen, submission, "auto")  # it may be somebody else's work
    for note in submission.notes:
        sys.stdout.write(f"{one_line(note)}\n")
    cards = [card_for(exercise, checked.get(exercise.id), submission) for exercise in chosen]
    sys.stdout.write(f"{public.title}\n\n{cards_text(cards)}\n")
    return 0 if share_right(chosen, checked) >= public.pass_ else 1


def public_assignment_for(work: Path, assignment: Path | None) -> PublicAssignment:
    """The public part of the assignment: as released beside the work, or of the YAML named; no secret is needed."""
    file = assignment or public_file(work)
    if file is None:
        raise CannotRun(
            f"No assignment found: there is no *{PUBLIC_SUFFIX} beside {work} or above it. "
            "Work in the folder that you were given, or name the assignment's file with --assignment."
        )
    # A student has the released document; an author may name the YAML, which needs a build.
    if file.name.endswith(".json"):
        return read_public(file)
    return public_part(build(load_assignment_spec(file), PUBLIC_SECRET))


def exercises_to_check(assignment: ReleasedAssignment, only: Sequence[str]) -> tuple[ReleasedExercise, ...]:
    """The exercises asked for; all where none is named."""
    ids = [exercise.id for exercise in assignment.exercises]
    for name in only:
        if name not in ids:
            raise CannotRun(f"{assignment.id} has no exercise {name}. {nearest_id_remedy(name, ids)}")
    return tuple(exercise for exercise in assignment.exercises if not only or exercise.id in only)
