"""Limits on calls without an answer: lives of a function, and the seconds that a cohort may keep us waiting.

Marks depend on counted calls, which are the same on a slow machine. Only where a whole cohort keeps us waiting does a
clock decide, and then nothing is marked: the submission is left ungraded, and can be graded alone.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from grader.checks.calls import Outcome

End = Literal[Outcome, "large"]  # how a call ended; `large` with an answer that is too large to be read

# Such ends that one function may have; its remaining calls are then skipped. A timeout costs all of a call's seconds, a
# death only a new process.
LIVES: dict[End, int] = {"timeout": 2, "died": 8, "large": 3}
# Such ends that one submission may have, three functions' worth; each other function then has one life.
SPENT: dict[End, int] = {"timeout": 6, "died": 24, "large": 9}
# Seconds in which we wait for one submission without counting them.
ALLOWANCE = 10.0
# Seconds beyond the allowances that all submissions of one worker may keep it waiting.
CLASS_SECONDS = 600.0
# Seconds of those that one submission can use up, a twentieth: a few submissions must not cost the others their marks.
SHARE = 30.0


def exhausted(ends: Iterable[tuple[str, End]]) -> set[str]:
    """The functions that are not called again, given the function and the end of each call so far.

    >>> exhausted([("f", "timeout"), ("g", "timeout"), ("f", "timeout"), ("h", "value")])
    {'f'}
    """
    counts = Counter(end for end in ends if end[1] in LIVES)
    totals = Counter[End]()
    for (_, outcome), count in counts.items():
        totals[outcome] += count
    return {
        target
        for (target, outcome), count in counts.items()
        if count >= (LIVES[outcome] if totals[outcome] < SPENT[outcome] else 1)
    }


class Patience:
    """The seconds that all submissions of a worker have kept it waiting beyond their allowances."""

    def __init__(self) -> None:
        self.spent = 0.0

    def lost_with(self, waited: float) -> bool:
        """Whether a submission that kept us waiting so long must be given up: the cohort's seconds are used up."""
        return waited > ALLOWANCE and self.spent + waited - ALLOWANCE > CLASS_SECONDS

    def note(self, waited: float, before: float = 0.0) -> None:
        """Counts the seconds that a submission is charged; those for `before` are counted already."""
        self.spent += charged(waited) - charged(before)


def charged(waited: float) -> float:
    """The seconds of waiting for a submission that count against its cohort.

    >>> charged(7.0), charged(12.5), charged(500.0)
    (0.0, 2.5, 30.0)
    """
    return min(max(0.0, waited - ALLOWANCE), SHARE)
