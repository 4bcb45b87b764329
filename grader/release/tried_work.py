"""A student's work tried on the public cases in the sandbox, for `grader check` and `grader ci`."""

from collections.abc import Mapping, Sequence
from itertools import islice

from grader.checks.calls import Observation
from grader.intake.submission import Submission
from grader.release.inside.own_answers import hand_answer_lines
from grader.release.inside.public_document import CODE_KINDS, ReleasedExercise
from grader.release.inside.public_verdict import JudgedPublicCase, public_case_verdict
from grader.release.inside.result_cards import Card, exercise_card, hand_card
from grader.release.public import PublicAssignment
from grader.sandbox.run import Sandbox


def seen_by_exercise(
    public: PublicAssignment, exercises: Sequence[ReleasedExercise], submission: Submission, isolation: str = "process"
) -> dict[str, tuple[JudgedPublicCase, ...]]:
    """The judged public cases of each exercise that is answered in code."""
    cases = [(exercise, case) for exercise in exercises if exercise.kind in CODE_KINDS for case in exercise.cases]
    provided = {name: text for exercise in public.exercises for name, text in exercise.provided.items()}
    seen: dict[str, tuple[JudgedPublicCase, ...]] = {
        exercise.id: () for exercise in exercises if exercise.kind in CODE_KINDS
    }
    with Sandbox(isolation=isolation, packages=public.packages) as sandbox:
        calls = [call for _, case in cases for call in (case.call, *case.extra)]
        # No process is started for work without code.
        given = [Observation("missing") for _ in calls]
        answers = sandbox.run(submission, calls, provided=provided) if submission.sources and calls else given
    come = iter(answers)
    for exercise, case in cases:
        answer, *extra = islice(come, 1 + len(case.extra))
        seen[exercise.id] += (JudgedPublicCase(case, answer, public_case_verdict(exercise, case, answer, extra)),)
    return seen


def card_for(exercise: ReleasedExercise, seen: Sequence[JudgedPublicCase] | None, submission: Submission) -> Card:
    """The card of one exercise: of its judged cases, or of its answers by hand."""
    if seen is not None:
        return exercise_card(exercise, seen)
    answers = submission.answers.get(exercise.id, {})
    if not answers:
        return hand_card(exercise, ())
    return hand_card(
        exercise, hand_answer_lines(exercise, answers if exercise.kind == "values" else "\n".join(answers.values()))
    )


def share_right(exercises: Sequence[ReleasedExercise], seen: Mapping[str, Sequence[JudgedPublicCase]]) -> float:
    """The share of the points that the public cases would earn, over exercises that have some; 1 if none has."""
    worth = [(exercise.points, seen[exercise.id]) for exercise in exercises if seen.get(exercise.id)]
    total = sum(points for points, _ in worth)
    earned = sum(points * sum(float(each.verdict.credit) for each in cases) / len(cases) for points, cases in worth)
    return earned / total if total else 1.0
