"""Limits on calls without an answer: lives of a function, and the seconds that a cohort may keep us waiting.

Marks depend on counted calls, which are the same on a slow machine. Only where a whole cohort keeps us waiting does a
clock decide, and then nothing is marked: the submission is left ungraded, and can be graded alone.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from grader.checks.calls import CallOutcome

CallEnd = Literal[CallOutcome, "large"]  # how a call ended; `large` with an answer that is too large to be read

# Such ends that one function may have; its remaining calls are then skipped. A timeout costs all of a call's seconds, a
# death only a new process.
FUNCTION_LIVES: dict[CallEnd, int] = {"timeout": 2, "died": 8, "large": 3}
# Such ends that one submission may have, three functions' worth; each other function then has one life.
SUBMISSION_LIVES: dict[CallEnd, int] = {"timeout": 6, "died": 24, "large": 9}
# Seconds in which we wait for one submission without counting them.
FREE_SECONDS = 10.0
# Seconds beyond the allowances that all submissions of one worker may keep it waiting.
MAX_CLASS_SECONDS = 600.0
# Seconds of those that one submission can use up, a twentieth: a few submissions must not cost the others their marks.
MAX_CHARGED_SECONDS = 30.0


def exhausted_functions(ends: Iterable[tuple[str, CallEnd]]) -> set[str]:
    """The functions that are not called again, given the function and the end of each call so far.

    >>> exhausted_functions([("f", "timeout"), ("g", "timeout"), ("f", "timeout"), ("h", "value")])
    {'f'}
    """
    counts = Counter(end for end in ends if end[1] in FUNCTION_LIVES)
    totals = Counter[CallEnd]()
    for (_, outcome), count in counts.items():
        totals[outcome] += count
    return {
        target
        for (target, outcome), count in counts.items()
        if count >= (FUNCTION_LIVES[outcome] if totals[outcome] < SUBMISSION_LIVES[outcome] else 1)
    }


class ClassPatience:
    """The seconds that all submissions of a worker have kept it waiting beyond their allowances."""

    def __init__(self) -> None:
        self.spent = 0.0

    def lost_with(self, waited: float) -> bool:
        """Whether a submission that kept us waiting so long must be given up: the cohort's seconds are used up."""
        return waited > FREE_SECONDS and self.spent + waited - FREE_SECONDS > MAX_CLASS_SECONDS

    def note(self, waited: float, before: float = 0.0) -> None:
        """Counts the seconds that a submission is charged; those for `before` are counted already."""
        self.spent += charged_seconds(waited) - charged_seconds(before)


def charged_seconds(waited: float) -> float:
    """The seconds of waiting for a submission that count against its cohort.

    >>> charged_seconds(7.0), charged_seconds(12.5), charged_seconds(500.0)
    (0.0, 2.5, 30.0)
    """
    return min(max(0.0, waited - FREE_SECONDS), MAX_CHARGED_SECONDS)
