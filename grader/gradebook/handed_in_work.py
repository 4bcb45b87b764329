"""What was collected, as the gradebook needs it: when each attempt was handed in, and where the earlier ones lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.collect import attempts as collected
from grader.gradebook.records import HandedIn


@dataclass(frozen=True, slots=True)
class Earlier:
    """An attempt that a newer one has followed: its files, and when they were handed in."""

    student: str
    path: Path
    handed_in: HandedIn


def handed_in(folder: Path) -> dict[str, HandedIn]:
    """When the work in a folder of submissions was handed in, by student; nothing where nobody collected it.

    Only what a learning system, or a commit, says counts: a file's own time changes with every copy.
    """
    own = collected.by_student(collected.attempts_in(folder)).values()
    return {each[-1].student: known_of(each[-1], len(each)) for each in map(in_order, own)}


def earlier_work(folder: Path) -> tuple[Earlier, ...]:
    """The attempts that newer ones have followed, by student and in order: any of them may be the best."""
    own = collected.by_student(collected.attempts_in(folder)).values()
    return tuple(
        Earlier(each.student, each.path(folder), known_of(each, number))
        for attempts in map(in_order, own)
        for number, each in enumerate(attempts[:-1], 1)
    )


def in_order(attempts: Sequence[collected.Attempt]) -> tuple[collected.Attempt, ...]:
    """One student's attempts in the order of handing in, by what `collect` takes for the newest."""
    left, ordered = list(attempts), []
    while left:
        last = collected.newest(left)
        ordered.append(last)
        left.remove(last)
    return tuple(reversed(ordered))


def known_of(attempt: collected.Attempt, number: int) -> HandedIn:
    """What is known of when an attempt was handed in, and by whom."""
    time = datetime.fromisoformat(attempt.submitted) if attempt.submitted else None
    return HandedIn(time, attempt.late, number, attempt.group)
