"""The score of an exercise written as a sum of its cases' points, with equal decimals in the sum and at the cases."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grader.report.shown import CaseView
from grader.report.sums import amount_text, decimals_needed, sum_text
from grader.texts.safe_text import counted, shown_points

EVIDENCE_FIELDS = ("call", "observed", "expected", "error", "steps", "stdout")
ToldScores = Iterable[
    tuple[float | None, bool | None]
]  # what each case earned and whether it is right, as far as it is told


def score_as_sum(score: float | None, points: float, cases: Sequence[CaseView]) -> str:
    """The score of an exercise written as the sum of its cases' points; "" if nothing is told."""
    if score is None or not cases:
        return ""
    untold = sum(case.points for case in cases if case.passed is None)
    terms = sum_terms(((case.score, case.passed) for case in cases), score)
    written = sum_text(terms, score, worth_decimals([case.points for case in cases]))
    if untold:
        return f"{written} on public cases; {counted(untold, 'point')} more on hidden ones"
    return f"{written} of {shown_points(points)}"


def worth_decimals(points: Sequence[float]) -> int:
    """The number of decimals with which the points of cases add up to those of the exercise; two where none do.

    >>> worth_decimals([0.5, 1.5]), worth_decimals([0.6667, 0.6667, 0.6667])
    (2, 3)
    """
    return decimals_needed(tuple(points), round(sum(points), 2)) or 2


def sum_terms(told: ToldScores, score: float) -> tuple[float, ...]:
    """The points of each case whose score is told; cases that are told only as right or wrong are the last term."""
    known = list(told)
    terms = tuple(earned for earned, _ in known if earned is not None)
    named = any(earned is None and passed is not None for earned, passed in known)
    # Scores of cases have four decimals at most: more would be the noise of floats.
    return (*terms, round(score - sum(terms), 4)) if named else terms


def views_with_amounts(told: Sequence[Mapping[str, Any]], score: float | None) -> tuple[CaseView, ...]:
    """The views of the cases with amounts written as in their sum; the evidence of the first wrong case is open."""
    terms = () if score is None else sum_terms(((each.get("score"), each.get("passed")) for each in told), score)
    # Terms that add up with no number of decimals are written with two.
    earned = 2 if score is None else decimals_needed(terms, score) or 2
    places = max(earned, worth_decimals([each["points"] for each in told]))
    first = next((at for at, each in enumerate(told) if each.get("passed") is False and _has_evidence(each)), None)
    return tuple(
        CaseView(
            **each,
            earned="" if each.get("score") is None else amount_text(each["score"], places),
            worth=amount_text(each["points"], places),
            open=each["hand"] or at == first,
        )
        for at, each in enumerate(told)
    )


def _has_evidence(fields: Mapping[str, Any]) -> bool:
    return any(fields.get(name) not in (None, "", ()) for name in EVIDENCE_FIELDS)
