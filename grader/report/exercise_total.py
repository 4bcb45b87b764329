"""The score of an exercise as the sum of what its cases earned, and their amounts written as they stand in it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grader.report.shown import CaseView
from grader.report.sums import amount, decimals_of, sum_of
from grader.texts.safe_text import counted, number

EVIDENCE = ("call", "observed", "expected", "error", "steps", "stdout")
Told = Iterable[tuple[float | None, bool | None]]  # what each case earned and whether it is right, as far as it is told


def total(score: float | None, points: float, cases: Sequence[CaseView]) -> str:
    """The score as a sum of what the cases earned, in their order, for a person to check."""
    if score is None or not cases:
        return ""
    untold = sum(case.points for case in cases if case.passed is None)
    written = sum_of(terms_of(((case.score, case.passed) for case in cases), score), score)
    if untold:
        return f"{written} on public cases; {counted(untold, 'point')} more on hidden ones"
    return f"{written} of {number(points)}"


def terms_of(told: Told, score: float) -> tuple[float, ...]:
    """What each case earned, as far as it is told; hidden ones told by name only come last, in one figure."""
    known = list(told)
    terms = tuple(earned for earned, _ in known if earned is not None)
    named = any(earned is None and passed is not None for earned, passed in known)
    return (*terms, round(score - sum(terms), 4)) if named else terms


def as_placed(told: Sequence[Mapping[str, Any]], score: float | None) -> tuple[CaseView, ...]:
    """The cases with their amounts written as in their sum, and with the evidence of the first wrong one unfolded."""
    terms = () if score is None else terms_of(((each.get("score"), each.get("passed")) for each in told), score)
    places = 2 if score is None else decimals_of(terms, score) or 2
    first = next((at for at, each in enumerate(told) if each.get("passed") is False and _has_evidence(each)), None)
    return tuple(
        CaseView(
            **each,
            earned="" if each.get("score") is None else amount(each["score"], places),
            worth=amount(each["points"], places),
            open=each["hand"] or at == first,
        )
        for at, each in enumerate(told)
    )


def _has_evidence(fields: Mapping[str, Any]) -> bool:
    return any(fields.get(name) not in (None, "", ()) for name in EVIDENCE)
