"""Marks as sums that a person can check: the terms shown add up to the total shown, and that rounds to the score."""

from collections.abc import Iterator, Sequence
from decimal import ROUND_HALF_UP, Decimal
from itertools import groupby
from typing import NamedTuple

from grader.score.result import CaseResult, StepShown
from grader.texts.safe_text import shown_points

DECIMALS = (2, 3, 4)  # tried in turn: two are easiest to read, and scores of cases are kept to four
CENT = Decimal("0.01")
SCORE_TOLERANCE = 0.002  # scores of cases are kept to four decimals, and there are up to some hundred steps
MAX_STRETCHES = 6  # stretches of a trace that are told one by one; for a trace with more there is no sum
STRETCH_WORDS = {
    "right": "right",
    "wrong": "differ",
    "follows": "follow from yours",
    "missing": "missing",
    "extra": "too many",
}
SINGLE_STEP_WORDS = STRETCH_WORDS | {"follows": "follows from yours", "wrong": "slip"}


def decimals_needed(terms: tuple[float, ...], score: float) -> int | None:
    """The number of decimals with which the terms add up to the score, or to a sum that rounds to it; None if none do.

    >>> decimals_needed((0.5, 0.25), 0.75), decimals_needed((1.3333, 1.3333), 2.67), decimals_needed((1, 1), 3)
    (2, 3, None)
    """
    cents = [round(term * 100) for term in terms]
    # The tolerance is for the noise of floats in a term of two decimals.
    if sum(cents) == round(score * 100) and all(
        abs(term * 100 - cent) < 1e-6 for term, cent in zip(terms, cents, strict=True)
    ):
        return DECIMALS[0]  # as most are; decimal numbers take their time
    total = _at(score, 2)
    for places in DECIMALS:
        exact = sum((_at(term, places) for term in terms), Decimal(0))
        if exact == total or (places > DECIMALS[0] and exact.quantize(CENT, ROUND_HALF_UP) == total):
            return places
    return None


def amount_text(value: float, places: int = 2) -> str:
    """Points as text with at most `places` decimals.

    >>> amount_text(0.5), amount_text(0.6154, 3), amount_text(2.0, 4)
    ('0.5', '0.615', '2')
    """
    return shown_points(value) if places == DECIMALS[0] else _plain(_at(value, places))


def sum_text(terms: tuple[float, ...], score: float, least: int = DECIMALS[0]) -> str:
    """The terms as text with plus signs between them, with `least` decimals or more, and their sum.

    >>> sum_text((0.5, 3.5), 4.0), sum_text((1.3333, 1.3333), 2.67), sum_text((2.0,), 2.0)
    ('0.5 + 3.5 = 4', '1.333 + 1.333 = 2.666, rounded 2.67', '2')
    """
    if len(terms) == 1 or not any(terms):
        return shown_points(score)
    needed = decimals_needed(terms, score)
    places = needed and max(needed, least)
    written = " + ".join(amount_text(term, places or 2) for term in terms)
    if places is None:
        return f"{written} ≈ {shown_points(score)}"
    if places == DECIMALS[0]:
        return f"{written} = {shown_points(score)}"
    exact = sum((_at(term, places) for term in terms), Decimal(0))
    rounded = "" if exact == _at(score, 2) else f", rounded {shown_points(score)}"
    return f"{written} = {_plain(exact)}{rounded}"


def score_counts(case: CaseResult, *, with_steps: bool) -> str:
    """A sum that explains the score of one case by inputs of a family or by steps of a trace; "" if none does."""
    if case.passed or not case.score or case.reason == "edge":
        return ""
    if case.instances > 1:
        return family_counts(case.right, case.instances, case.score, case.points)
    return trace_counts(case.steps or (), case.score, case.points) if with_steps else ""


def family_counts(right: int, instances: int, score: float, points: float) -> str:
    """A sum that explains what the inputs of a family earned.

    >>> family_counts(5, 20, 0.5, 2.0), family_counts(4, 8, 2.25, 4.0)
    ('5 inputs of 20: 2 × 5/20 = 0.5', '4 inputs of 8: 4 × 4/8 = 2; others in part +0.25')
    """
    whole = points * right / instances
    inputs = "input" if right == 1 else "inputs"
    share = f"{right} {inputs} of {instances}: {shown_points(points)} × {right}/{instances} = {shown_points(whole)}"
    in_part = f"others in part +{shown_points(score - whole)}"
    if abs(score - whole) < SCORE_TOLERANCE:
        return share
    return f"{share}; {in_part}" if right else f"none of {instances} inputs whole, {in_part}"


class Stretch(NamedTuple):
    """Consecutive steps with the same mark, and what they earn of what they are worth."""

    mark: str
    first: int
    last: int
    earned: float
    worth: float


def trace_counts(steps: Sequence[StepShown], score: float, points: float) -> str:
    """A sum that explains what the steps of a trace earned; "" if its score does not come from its steps alone."""
    counted = [step for step in steps if step.number > 0]
    rules = step_worth(steps, score, points) if counted else None
    if rules is None:
        return ""
    stretches = list(stretches_of(counted, *rules))
    if len(stretches) > MAX_STRETCHES:
        return ""
    places = decimals_needed(tuple(each.earned for each in stretches), score) or 2
    told = "; ".join(_told(stretch, places) for stretch in stretches)
    return f"{told}; in all {shown_points(score)} of {shown_points(points)}"


def step_worth(steps: Sequence[StepShown], score: float, points: float) -> tuple[float, float] | None:
    """The points of one step, and the share of them for a step that follows from the student's own; None if unknown."""
    counted = [step.mark for step in steps if step.number > 0]
    right, follows = counted.count("right"), counted.count("follows")
    total = len(counted) + any(step.number == 0 and step.mark != "right" for step in steps)
    each = points / total
    # The rule for steps that follow is not in the result document: it is worked out from the score.
    left = score / each - right
    if not follows:
        return (each, 0.0) if abs(left) * each < SCORE_TOLERANCE else None
    share = left / follows
    return (each, max(share, 0.0)) if -SCORE_TOLERANCE < share <= 1 + SCORE_TOLERANCE else None


def stretches_of(steps: Sequence[StepShown], each: float, share: float) -> Iterator[Stretch]:
    """The stretches of a trace: consecutive steps with the same mark."""
    earns = {"right": 1.0, "follows": share}
    for mark, group in groupby(steps, key=lambda step: step.mark):
        own = list(group)
        yield Stretch(mark, own[0].number, own[-1].number, earns.get(mark, 0.0) * each * len(own), each * len(own))


def _told(stretch: Stretch, places: int) -> str:
    one = stretch.first == stretch.last
    where = f"step {stretch.first}" if one else f"steps {stretch.first}–{stretch.last}"
    earns = stretch.mark in {"right", "follows"}
    gain = f"+{amount_text(stretch.earned, places)}" if earns else f"−{amount_text(stretch.worth, places)}"
    return f"{where} {(SINGLE_STEP_WORDS if one else STRETCH_WORDS)[stretch.mark]} {gain}"


def _at(value: float, places: int) -> Decimal:
    # Without a minus before zero: -0.0 and 0.0 are one key of a cache, which would keep the sign of the first one.
    return Decimal(repr(value + 0.0)).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def _plain(value: Decimal) -> str:
    text = f"{value:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
