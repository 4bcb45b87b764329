"""What judging gives: every question put to a student's work, what was seen, and the verdict."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from grader.built.document import BuiltCall
from grader.checks.calls import Observation
from grader.checks.verdict import Verdict
from grader.codec.values import Json
from grader.identity import Same


@dataclass(frozen=True, slots=True)
class Judged:
    """One input (or one part of a hand calculation). `observation` is of the call that the check judges."""

    args: Mapping[str, Json]
    call: BuiltCall | None  # None for an answer that was written, not computed
    expected: Json
    variants: Mapping[str, Json]
    observation: Observation
    verdict: Verdict


@dataclass(frozen=True)
class JudgedCase:
    """One line of the report. A drawn family has several inputs, smallest first, and earns by its share right.

    One that is `shared` is the same object for all of a class who answer so; what is made of it is made once.
    """

    name: str
    check: str
    public: bool
    covers: str
    edge: bool
    weight: Fraction
    part: str | None
    inputs: tuple[Judged, ...]
    shared: bool = field(default=False, compare=False)

    @cached_property
    def credit(self) -> Fraction:
        """The share of the case's mark that was earned, edges not yet considered."""
        return sum((judged.verdict.credit for judged in self.inputs), Fraction(0)) / len(self.inputs)

    @cached_property
    def shown(self) -> Judged:
        """The input a report shows: the first that is not right, else the first."""
        return next((judged for judged in self.inputs if not judged.verdict.passed), self.inputs[0])


def as_key(cases: Sequence[JudgedCase]) -> tuple[Same[JudgedCase], ...] | None:
    """The cases as the key of a cache; None unless all of them are shared with others who answered so."""
    return tuple(map(Same, cases)) if all(case.shared for case in cases) else None
