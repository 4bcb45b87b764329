"""Collected work as the gradebook needs it: when each attempt was handed in, and where earlier attempts lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.collect import attempts as collected
from grader.gradebook.records import HandedIn


@dataclass(frozen=True, slots=True)
class EarlierAttempt:
    """An earlier attempt of a student, with its files and the time of handing in."""

    student: str
    path: Path
    handed_in: HandedIn


def handed_in_times(folder: Path) -> dict[str, HandedIn]:
    """The times of handing in for a folder of submissions, by student; empty for one that was not collected.

    Only what a learning system, or a commit, says counts: a file's own time changes with every copy.
    """
    own = collected.collected_by_student(collected.collected_attempts(folder)).values()
    return {each[-1].student: handing_in_of(each[-1], len(each)) for each in map(in_handing_in_order, own)}


def earlier_work(folder: Path) -> tuple[EarlierAttempt, ...]:
    """The earlier attempts of all students, in order: any of them may be the best."""
    own = collected.collected_by_student(collected.collected_attempts(folder)).values()
    return tuple(
        EarlierAttempt(each.student, each.path(folder), handing_in_of(each, number))
        for attempts in map(in_handing_in_order, own)
        for number, each in enumerate(attempts[:-1], 1)
    )


def in_handing_in_order(attempts: Sequence[collected.CollectedAttempt]) -> tuple[collected.CollectedAttempt, ...]:
    """One student's attempts in the order of handing in, as `collect` orders them."""
    # By taking the newest away again and again: only `collect` knows how two attempts compare.
    left, ordered = list(attempts), []
    while left:
        last = collected.newest_attempt(left)
        ordered.append(last)
        left.remove(last)
    return tuple(reversed(ordered))


def handing_in_of(attempt: collected.CollectedAttempt, number: int) -> HandedIn:
    """The time, number and group of a collected attempt, as far as they are known."""
    time = datetime.fromisoformat(attempt.submitted) if attempt.submitted else None
    return HandedIn(time, attempt.late, number, attempt.group)
