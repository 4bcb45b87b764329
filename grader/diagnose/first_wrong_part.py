"""Where a hand calculation leaves the way: the first part that does not follow from what is before it."""

from collections.abc import Sequence

from grader.built.document import BuiltExercise
from grader.checks.wording import quoted_names
from grader.diagnose.finding import Finding
from grader.judge.hand_answers import FOLLOWS, UNREAD_REASONS
from grader.judge.judged import JudgedCase


def first_part_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The finding on the first wrong part, and on the parts after it that are right from the student's own numbers.

    It says no more than the marks of the parts: what follows is what `grader.judge.hand_answers` says follows.
    """
    wrong = [case for case in cases if case.part and not case.inputs[0].verdict.credit]
    # Of parts that are left out, or all wrong, nothing has to be located.
    if exercise.kind != "values" or not wrong or any(case.inputs[0].verdict.reason in UNREAD_REASONS for case in wrong):
        return ()
    right = [case for case in cases if case.inputs[0].verdict.passed]
    following = [case.part for case in cases if case.part and case.inputs[0].verdict.reason == FOLLOWS]
    if not right and not following:
        return ()
    hint = f"The first part that is not right is `{wrong[0].part}`: look there."
    if following:
        hint += f" {quoted_names(following)} {'follows' if len(following) == 1 else 'follow'} correctly from what"
        hint += " is written before."
    if len(wrong) > 1:
        others = [case.part for case in wrong[1:] if case.part]
        hint += f" {quoted_names(others)} {'is' if len(others) == 1 else 'are'} not right either."
    name = f"first difference in part {wrong[0].part}"
    return (Finding(kind="divergence", name=name, hint=hint, cases=tuple(case.name for case in wrong), plain=True),)
