"""Marks: weights, edges, and the one rounding."""

import math
from collections.abc import Sequence
from fractions import Fraction

from grader.judge.judged import JudgedCase


def case_points(points: Fraction, cases: Sequence[JudgedCase]) -> tuple[Fraction, ...]:
    """The points that each case is worth: the exercise's points, shared by weight."""
    total = sum((case.weight for case in cases), Fraction(0))
    return tuple(points * case.weight / total for case in cases)


def case_credits(cases: Sequence[JudgedCase]) -> tuple[Fraction, ...]:
    """The share that each case earns; an edge case earns only if an ordinary hidden case is at least half right.

    Otherwise `return 0` would earn the marks of every empty table and single class.
    """
    ordinary = [case for case in cases if not case.public and not case.edge]
    understood = not ordinary or any(case.credit >= Fraction(1, 2) for case in ordinary)
    return tuple(case.credit if understood or not case.edge else Fraction(0) for case in cases)


def rounded_points(points: Fraction) -> float:
    """Points to two decimals, half up: the one rounding, once per exercise.

    >>> rounded_points(Fraction(1, 8)), rounded_points(Fraction(2, 3))
    (0.13, 0.67)
    """
    # `round` takes a half to the even digit, and would give 0.12 for an eighth of a point.
    return math.floor(points * 100 + Fraction(1, 2)) / 100


def shown_case_points(points: Fraction) -> float:
    """Points of one case, which are shown but never added up."""
    return float(round(points, 4))
