"""The values that judging gives: inputs and cases, each with its observation and verdict."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from grader.built.document import BuiltCall, BuiltExercise
from grader.checks.calls import Observation
from grader.checks.verdict import Verdict
from grader.codec.values import Json
from grader.run_cache import RunCache

# Outcomes that a run holds of each step after judging: one for each exercise and set of answers to all of its cases.
CACHED_EXERCISES = 512


@dataclass(frozen=True, slots=True)
class JudgedInput:
    """One judged input, or part of a hand calculation; `observation` is of the call that the check judges."""

    args: Mapping[str, Json]
    call: BuiltCall | None  # None for an answer that was written, not computed
    expected: Json
    variants: Mapping[str, Json]
    observation: Observation
    verdict: Verdict


@dataclass(frozen=True)
class JudgedCase:
    """One judged case, a line of the report; its inputs stand smallest first, and it earns the share that is right."""

    name: str
    check: str
    public: bool
    covers: str
    edge: bool
    weight: Fraction
    part: str | None
    inputs: tuple[JudgedInput, ...]

    @cached_property
    def credit(self) -> Fraction:
        """The share of the case's mark that was earned, before the rule on edge cases."""
        return sum((judged.verdict.credit for judged in self.inputs), Fraction(0)) / len(self.inputs)

    @cached_property
    def shown(self) -> JudgedInput:
        """The input that a report shows: the first that is not right, else the first."""
        return next((judged for judged in self.inputs if not judged.verdict.passed), self.inputs[0])


def cases_key(
    cache: RunCache, exercise: BuiltExercise, cases: Sequence[JudgedCase], *others: Hashable
) -> tuple[Hashable, ...] | None:
    """The cache key of an exercise and its judged cases; None unless all of the cases came from the cache.

    Only then will the next student with the same answers come with the same objects, so that identities will do.
    """
    return (id(exercise), *map(id, cases), *others) if all(map(cache.has_given, cases)) else None
