"""How often student code may fail to answer before it is no longer asked, and how long a class may dawdle.

What decides a mark is counted in calls, which no machine makes slower. Only where a whole class keeps us waiting does a
clock decide, and then nothing is marked: the submission is left ungraded, and can be graded alone.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from grader.checks.calls import Outcome

End = Literal[Outcome, "large"]  # how a call ended; `large` with an answer that is too large to be read

LIVES: dict[End, int] = {"timeout": 2, "died": 8, "large": 3}  # of one function; its remaining calls are then skipped
SPENT: dict[End, int] = {"timeout": 6, "died": 24, "large": 9}  # in one submission; other functions then have one life
ALLOWANCE = 10.0  # seconds in which we wait for one submission without counting them
CLASS_SECONDS = 600.0  # beyond the allowances, for all submissions of one worker
SHARE = 30.0  # seconds of those that one submission can use up: a few must not cost a class its patience


def exhausted(ends: Iterable[tuple[str, End]]) -> set[str]:
    """The functions that are not called again, given how the calls so far ended and of which function they were.

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
    """The seconds that submissions have kept us waiting, over a class."""

    def __init__(self) -> None:
        self.spent = 0.0

    def lost_with(self, waited: float) -> bool:
        """Whether a submission that has kept us waiting so long must be given up for the sake of the others."""
        return waited > ALLOWANCE and self.spent + waited - ALLOWANCE > CLASS_SECONDS

    def note(self, waited: float, before: float = 0.0) -> None:
        """Counts what a submission took beyond its allowance, as far as it is charged; `before` is counted already."""
        self.spent += charged(waited) - charged(before)


def charged(waited: float) -> float:
    """The seconds of a submission's waiting that count against its class.

    >>> charged(7.0), charged(12.5), charged(500.0)
    (0.0, 2.5, 30.0)
    """
    return min(max(0.0, waited - ALLOWANCE), SHARE)
