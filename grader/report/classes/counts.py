"""Numbers of students that identify nobody: a group of one to four students has no number of its own.

A group's complement is a group as well. Where the class is known to have 24, "22 are right" tells of two others.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from grader.texts.safe_text import enumerated

SMALLEST_GROUP = 5  # students: the smallest group that is counted, as a number below it may point to one of them
FEWER_THAN_FIVE = "fewer than five"
ALL_BUT_FEW = f"all but {FEWER_THAN_FIVE}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it is read, and the number it is sorted by, which tells no more than the text does."""

    text: str
    order: float


@dataclass(frozen=True, slots=True)
class ClassPiece:
    """A part of the cohort: what its members have in common, their number, their share in per cent."""

    kind: str  # what they all have, or `mixed`
    words: str
    students: str
    width: float


def told_count(count: int, of: int, least: int = SMALLEST_GROUP) -> Figure:
    """`count` of `of` students in words; no number where these or the others are fewer than `least`.

    >>> [told_count(count, 24).text for count in (0, 3, 12, 22, 24)]
    ['none of 24', 'fewer than five of 24', '12 of 24', 'all but fewer than five of 24', 'all 24']
    """
    if count == of:
        return Figure(f"all {of}", of)
    if count == 0:
        return Figure(f"none of {of}", 0)
    if count < least:
        # Sorted by the middle of what is possible: the true number would tell more than the words.
        return Figure(f"{FEWER_THAN_FIVE} of {of}", least / 2)
    if of - count < least:
        return Figure(f"{ALL_BUT_FEW} of {of}", of - least / 2)
    return Figure(f"{count} of {of}", count)


def class_pieces(
    counts: Mapping[str, int], words: Mapping[str, str], least: int = SMALLEST_GROUP
) -> tuple[ClassPiece, ...]:
    """The cohort in parts, in the order of `counts`; parts that are too small are merged, even with a larger one.

    >>> words = {"right": "right", "partial": "partly right", "wrong": "not right"}
    >>> [(p.students, p.words) for p in class_pieces({"right": 12, "partial": 9, "wrong": 3}, words)]
    [('12', 'right'), ('12', 'partly right or not right')]
    >>> [(p.students, p.words) for p in class_pieces({"right": 9, "partial": 12, "wrong": 3}, words)]
    [('9', 'right'), ('15', 'partly right or not right')]
    >>> [(p.students, p.words) for p in class_pieces({"right": 22, "partial": 1, "wrong": 1}, words)]
    [('all but fewer than five', 'right'), ('fewer than five', 'partly right or not right')]
    """
    there = {kind: count for kind, count in counts.items() if count}
    whole = sum(there.values())
    few = merged_kinds(there, least)
    kept = [kind for kind in there if kind not in few]
    together = sum(there[kind] for kind in few)
    hidden = 0 < together < least  # one large group is left, and its number would tell theirs
    parts = [_piece((kind,), words, there[kind], whole, ALL_BUT_FEW if hidden else "", least) for kind in kept]
    return (*parts, *([_piece(few, words, together, whole, FEWER_THAN_FIVE if hidden else "", least)] if few else []))


def merged_kinds(counts: Mapping[str, int], least: int) -> tuple[str, ...]:
    """The kinds that are counted as one: the small ones and, while together they are too few, the next larger one.

    One kind stays apart, as all together would say nothing at all: the first of `counts`, which is what one looks for,
    or the largest if that is small itself.
    """
    first = next(iter(counts), None)
    # Small kinds first; the first of `counts` last of the large ones, as the last is never merged.
    by_size = sorted(counts, key=lambda kind: (counts[kind] >= least, kind == first, counts[kind], kind))
    few = [kind for kind in by_size if counts[kind] < least]
    for kind in by_size[len(few) : -1]:
        if few and sum(counts[each] for each in few) < least:
            few.append(kind)
    return tuple(kind for kind in counts if kind in few)


def _piece(
    kinds: tuple[str, ...], words: Mapping[str, str], count: int, whole: int, told_as: str, least: int
) -> ClassPiece:
    drawn = {ALL_BUT_FEW: whole - least / 2, FEWER_THAN_FIVE: least / 2}.get(told_as, count)
    named = enumerated([words[kind] for kind in kinds]).replace(" and ", " or ")
    return ClassPiece(
        kinds[0] if len(kinds) == 1 else "mixed", named, told_as or str(count), round(100 * drawn / whole, 1)
    )
