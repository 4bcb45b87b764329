"""The score of an exercise as the sum of what its cases earned, and their amounts written as they stand in it."""

from collections.abc import Sequence
from dataclasses import replace

from grader.report.shown import CheckView
from grader.report.sums import amount, decimals_of, sum_of
from grader.report.text import counted, number


def total(score: float | None, points: float, checks: Sequence[CheckView]) -> str:
    """The score as a sum of what the cases earned, in their order, for a person to check."""
    if score is None or not checks:
        return ""
    untold = sum(check.points for check in checks if check.passed is None)
    written = sum_of(terms_of(checks, score), score)
    if untold:
        return f"{written} on public cases; {counted(untold, 'point')} more on hidden ones"
    return f"{written} of {number(points)}"


def terms_of(checks: Sequence[CheckView], score: float) -> list[float]:
    """What each case earned, as far as it is told; hidden ones told by name only come last, in one figure."""
    told = [check.score for check in checks if check.score is not None]
    named = any(check.score is None and check.passed is not None for check in checks)
    return [*told, round(score - sum(told), 4)] if named else told


def with_amounts(checks: Sequence[CheckView], score: float | None) -> tuple[CheckView, ...]:
    """The cases with their amounts written with as many decimals as their sum has."""
    places = 2 if score is None else decimals_of(terms_of(checks, score), score) or 2
    return tuple(
        replace(
            check,
            earned="" if check.score is None else amount(check.score, places),
            worth=amount(check.points, places),
        )
        for check in checks
    )
