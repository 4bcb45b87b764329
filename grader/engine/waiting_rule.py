"""Whether a student's page waits for a person, as the assignment's policy may say."""

from grader.built.document import BuiltAssignment
from grader.gradebook.ledger import PageContext, standing_with
from grader.gradebook.records import documented_attempt
from grader.report.shown import View
from grader.report.waiting_page import held_back
from grader.score.result import Result


def waits_for_manual(built: BuiltAssignment) -> bool:
    """Whether the policy holds feedback back until a person has marked the written answers."""
    return bool(built.policy.get("feedback", {}).get("wait_for_manual"))


def is_marking_pending(result: Result, shown: Result, own: PageContext | None) -> bool:
    """Whether a person still has to mark something in a result; `shown` has the marks that people gave so far.

    Work beyond the limit of attempts is not marked by anybody, and a whole mark that was set needs no marking.
    """
    if not shown.pending or own is None:
        return bool(shown.pending)
    standing, mine = standing_with(own, documented_attempt(result, own.handed_in))
    return mine.within_limit and standing.override is None


def view_or_waiting(built: BuiltAssignment, view: View, result: Result, shown: Result, own: PageContext | None) -> View:
    """The view of a result; one that tells nothing, where the feedback waits for a person."""
    return held_back(view) if waits_for_manual(built) and is_marking_pending(result, shown, own) else view
