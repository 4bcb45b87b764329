"""The verdict: what a check says of one answer."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from grader.codec.values import Value

StepMark = Literal["right", "follows", "wrong", "missing", "extra"]


@dataclass(frozen=True, slots=True)
class TraceStep:
    """One step of a trace: how it was marked, what the student has there, what the reference has."""

    number: int
    mark: StepMark  # `follows`: wrong in itself, but right from the student's own step before it
    observed: Value = None
    expected: Value = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one answer: how much of the mark it earns, and why not all of it.

    `reason` is a stable word, counted over a cohort. `message` is read by one student, about a case whose every value
    that student may see; what may be said of a hidden case is made from `reason` alone (`grader.checks.wording`).
    """

    credit: Fraction
    reason: str = ""
    message: str = ""
    steps: tuple[TraceStep, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether the answer earns its whole mark."""
        return self.credit == 1


class NotJudged(ValueError):
    """Raised by a check for an answer that it cannot judge: the exercise is left ungraded, and costs no mark."""


RIGHT = Verdict(Fraction(1))  # credit is a Fraction, so that marks add up exactly


def wrong(reason: str, message: str) -> Verdict:
    """A verdict that earns nothing, with its reason and its message."""
    return Verdict(Fraction(0), reason, message)
