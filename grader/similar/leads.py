"""Leads for a person to look at: which students, which exercises, why, and how rare it is in the cohort."""

import math
from dataclasses import dataclass
from typing import Literal

LeadKind = Literal["code", "reference", "answers", "variant"]
LEADS_NOTE = (
    "This looks alike; whether it means anything, a person decides. Nobody is accused, and no mark depends on it."
)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two pieces of code to read side by side; `marked` are the lines, from 0, that are in the other one too."""

    titles: tuple[str, str]
    texts: tuple[str, str]
    marked: tuple[frozenset[int], frozenset[int]]


@dataclass(frozen=True, slots=True)
class Lead:
    """One lead. `share` is how much of the code is alike; `bits` how rare it is in the cohort."""

    kind: LeadKind
    students: tuple[str, ...]
    exercises: tuple[str, ...]
    why: str
    share: float | None = None
    bits: float | None = None
    beside: SideBySide | None = None


def bits_of(class_: int, students: int) -> float:
    """How surprising it is, in bits, that so few of a cohort have something: 0 if all have it, 1 if half have.

    >>> bits_of(32, 32), bits_of(32, 2)
    (0.0, 4.0)
    """
    # The surprise of a share: the bits of several exercises can be added up.
    return math.log2(class_ / students)


def rounded_percent(share: float) -> str:
    """A share in whole per cents.

    >>> rounded_percent(0.754)
    '75 %'
    """
    return f"{100 * share:.0f} %"


def lines_at(text: str, places: tuple[tuple[int, int], ...]) -> frozenset[int]:
    """The numbers, from 0, of a text's lines that lie within some ranges of characters."""
    return frozenset(
        line for start, end in places for line in range(text.count("\n", 0, start), text.count("\n", 0, end) + 1)
    )
