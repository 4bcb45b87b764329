"""Whether a student's page waits for a person, as the assignment's policy may say."""

from grader.built.document import BuiltAssignment
from grader.gradebook.ledger import Own, standing_with
from grader.gradebook.records import attempt_of
from grader.report.shown import View
from grader.report.waiting_page import held_back
from grader.score.result import Result


def waits_for_manual(built: BuiltAssignment) -> bool:
    """Whether the policy holds feedback back until a person has marked the written answers."""
    return bool(built.policy.get("feedback", {}).get("wait_for_manual"))


def is_waiting(result: Result, shown: Result, own: Own | None) -> bool:
    """Whether a person still has to mark something in a result; `shown` has the marks that people gave so far.

    Work beyond the limit of attempts is not marked by anybody, and a whole mark that was set needs no marking.
    """
    if not shown.pending or own is None:
        return bool(shown.pending)
    standing, mine = standing_with(own, attempt_of(result, own.handed_in))
    return mine.within_limit and standing.override is None


def as_far_as_told(built: BuiltAssignment, view: View, result: Result, shown: Result, own: Own | None) -> View:
    """The view of a result; one that tells nothing, where the feedback waits for a person."""
    return held_back(view) if waits_for_manual(built) and is_waiting(result, shown, own) else view
