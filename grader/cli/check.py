"""`grader check`: the public cases on a student's own work, run in the sandbox."""

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from grader.build.assignment import build
from grader.build.secret import PUBLIC_SECRET
from grader.checks.calls import Observation
from grader.cli.bank import nearest_id
from grader.cli.errors import CannotRun
from grader.intake.read import read_submission
from grader.intake.submission import Submission
from grader.release.inside.cards import Card, card_of, hand_card
from grader.release.inside.document import CODED, Assignment, Exercise, assignment_of
from grader.release.inside.judging import Seen, verdict_on
from grader.release.inside.meaning import meant_for
from grader.release.inside.showing import text_of
from grader.release.inside.written import said_of
from grader.release.public import PublicAssignment, public_part
from grader.release.reading import SUFFIX, public_file, read_public
from grader.report.text import one_line
from grader.sandbox.run import Sandbox
from grader.spec.load import load_assignment


def run_check(path: Path, only: Sequence[str], assignment: Path | None) -> int:
    """Prints what the public cases say of the work; 0 at or above the pass mark, 1 below."""
    if not path.exists():
        raise CannotRun(f"{path}: there is no such file or folder.")
    public = public_for(path, assignment)
    chosen = chosen_of(assignment_of(public.model_dump(mode="json", by_alias=True)), only)
    submission = meant_for(chosen, read_submission(path))
    checked = seen_by_exercise(public, chosen, submission)
    for note in submission.notes:
        sys.stdout.write(f"{one_line(note)}\n")
    cards = [card_for(exercise, checked.get(exercise.id), submission) for exercise in chosen]
    sys.stdout.write(f"{public.title}\n\n{text_of(cards)}\n")
    return 0 if share_right(chosen, checked) >= public.pass_ else 1


def public_for(work: Path, assignment: Path | None) -> PublicAssignment:
    """The public part of the assignment: as released beside the work, or of the YAML named; no secret is needed."""
    file = assignment or public_file(work)
    if file is None:
        raise CannotRun(
            f"No assignment found: there is no *{SUFFIX} beside {work} or above it. Work in the folder that you were "
            "given, or name the assignment's file with --assignment."
        )
    if file.name.endswith(".json"):
        return read_public(file)
    return public_part(build(load_assignment(file), PUBLIC_SECRET))


def chosen_of(assignment: Assignment, only: Sequence[str]) -> tuple[Exercise, ...]:
    """The exercises asked for; all where none is named."""
    ids = [exercise.id for exercise in assignment.exercises]
    for name in only:
        if name not in ids:
            raise CannotRun(f"{assignment.id} has no exercise {name}. {nearest_id(name, ids)}")
    return tuple(exercise for exercise in assignment.exercises if not only or exercise.id in only)


def seen_by_exercise(
    public: PublicAssignment, exercises: Sequence[Exercise], submission: Submission
) -> dict[str, tuple[Seen, ...]]:
    """What the public cases gave, for each exercise that is answered in code."""
    cases = [(exercise, case) for exercise in exercises if exercise.kind in CODED for case in exercise.cases]
    provided = {name: text for exercise in public.exercises for name, text in exercise.provided.items()}
    seen: dict[str, tuple[Seen, ...]] = {exercise.id: () for exercise in exercises if exercise.kind in CODED}
    with Sandbox(isolation="process", packages=public.packages) as sandbox:
        calls = [call for _, case in cases for call in (case.call, *case.extra)]
        given = [Observation("missing") for _ in calls]
        answers = sandbox.run(submission, calls, provided=provided) if submission.sources and calls else given
    come = iter(answers)
    for exercise, case in cases:
        answer, *extra = islice(come, 1 + len(case.extra))
        seen[exercise.id] += (Seen(case, answer, verdict_on(exercise, case, answer, extra)),)
    return seen


def card_for(exercise: Exercise, seen: Sequence[Seen] | None, submission: Submission) -> Card:
    """What is told of one exercise."""
    if seen is not None:
        return card_of(exercise, seen)
    answers = submission.answers.get(exercise.id, {})
    if not answers:
        return hand_card(exercise, ())
    return hand_card(exercise, said_of(exercise, answers if exercise.kind == "values" else "\n".join(answers.values())))


def share_right(exercises: Sequence[Exercise], seen: dict[str, tuple[Seen, ...]]) -> float:
    """The share of the points of exercises with public cases that those cases would earn; 1 where there are none."""
    worth = [(exercise.points, seen[exercise.id]) for exercise in exercises if seen.get(exercise.id)]
    total = sum(points for points, _ in worth)
    earned = sum(points * sum(float(each.verdict.credit) for each in cases) / len(cases) for points, cases in worth)
    return earned / total if total else 1.0
