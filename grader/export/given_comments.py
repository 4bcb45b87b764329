"""Comments that were given before, for a marking sheet to offer again."""

from collections import Counter
from collections.abc import Iterable

from grader.gradebook.records import ManualMark

MAX_OFFERED = 40  # comments of an exercise: a longer list takes longer to read than to type


def comments_given(marks: Iterable[ManualMark]) -> dict[str, tuple[str, ...]]:
    """The comments given so far by exercise, those that were given most often first."""
    counts: dict[str, Counter[str]] = {}
    for each in marks:
        if words := each.comment.strip():
            counts.setdefault(each.exercise, Counter())[words] += 1
    return {
        exercise: tuple(sorted(found, key=lambda words: (-found[words], words))[:MAX_OFFERED])
        for exercise, found in counts.items()
    }
