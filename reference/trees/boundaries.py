"""Thresholds that are worth trying, and how a node takes over the order of its parent.

Blockeel, section 4.5.2; Kubat, section 6.4; Mitchell, section 3.7.2; Flach, section 5.3; Witten, section 6.1.
"""

from collections.abc import Hashable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

Id = TypeVar("Id", bound=Hashable)


def value_groups(values: Sequence[float], labels: Sequence[str]) -> dict[Fraction, set[str]]:
    """The classes that occur at each value, smallest value first."""
    found: dict[Fraction, set[str]] = {}
    for value, label in zip(values, labels, strict=True):
        # as it is written, so that the middle of 0.1 and 0.2 is 0.15
        found.setdefault(Fraction(str(value)), set()).add(label)
    return dict(sorted(found.items()))


def boundary_thresholds(values: Sequence[float], labels: Sequence[str]) -> list[float]:
    """The middles between neighbouring values whose examples are not all of one class, smallest first.

    A value with examples of several classes has a threshold on both sides. The largest gain is always at one of them.

    >>> boundary_thresholds([40, 48, 60, 72, 80, 90], ["no", "no", "yes", "yes", "yes", "no"])
    [54.0, 85.0]
    >>> boundary_thresholds([1, 2, 3, 4, 4, 6, 7], ["+", "+", "-", "-", "+", "+", "+"])
    [2.5, 3.5, 5.0]
    """
    groups = value_groups(values, labels)
    return [
        float((low + high) / 2) for (low, below), (high, above) in pairwise(groups.items()) if len(below | above) > 1
    ]


def child_order(parent_order: Sequence[Id], members: Sequence[Id]) -> list[Id]:
    """The order of a child's examples by an attribute: the parent's, without the others. Witten, section 6.1.

    Nothing is sorted again, and equal values keep their places.

    >>> child_order([7, 6, 5, 9, 4, 14, 8, 12, 10, 11, 2, 13, 3, 1], [1, 2, 8, 9, 11])
    [9, 8, 11, 2, 1]
    """
    inside = set(members)
    if not inside <= set(parent_order):
        raise ValueError("an example of the child is missing in the order of its parent")
    return [number for number in parent_order if number in inside]


def member_at(parent_order: list[int], members: list[int], place: int) -> int:
    """The member of a child at a place of its order, counted from 1, as a part of a hand calculation.

    >>> member_at([7, 6, 5, 9, 4, 14, 8], [8, 9, 5], 2)
    9
    """
    return child_order(parent_order, members)[place - 1]
