"""What judging gives: every question put to a student's work, what was seen, and the verdict."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from grader.built.document import BuiltCall, BuiltExercise
from grader.checks.calls import Observation
from grader.checks.verdict import Verdict
from grader.codec.values import Json
from grader.run_cache import RunCache

CACHED_EXERCISES = 512  # with what was answered to all of their cases: what a run holds of each step after judging


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
    """One line of the report. A drawn family has several inputs, smallest first, and earns by its share right."""

    name: str
    check: str
    public: bool
    covers: str
    edge: bool
    weight: Fraction
    part: str | None
    inputs: tuple[Judged, ...]

    @cached_property
    def credit(self) -> Fraction:
        """The share of the case's mark that was earned, edges not yet considered."""
        return sum((judged.verdict.credit for judged in self.inputs), Fraction(0)) / len(self.inputs)

    @cached_property
    def shown(self) -> Judged:
        """The input a report shows: the first that is not right, else the first."""
        return next((judged for judged in self.inputs if not judged.verdict.passed), self.inputs[0])


def cases_key(
    cache: RunCache, exercise: BuiltExercise, cases: Sequence[JudgedCase], *others: Hashable
) -> tuple[Hashable, ...] | None:
    """The exercise and which judged cases these are; None unless the cache gave them to all who answered alike."""
    return (id(exercise), *map(id, cases), *others) if all(map(cache.has_given, cases)) else None
