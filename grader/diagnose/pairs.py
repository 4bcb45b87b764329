"""Two known mistakes made together: conventions that are each bound wrongly, bound so at once."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from grader.build.answers import accepted
from grader.build.document import BuiltExercise, BuiltMistake
from grader.build.resolve import resolve
from grader.diagnose.finding import Finding
from grader.diagnose.mistakes import TELLING, explains_in_time, failing_names
from grader.judge.judged import JudgedCase


def pair_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], *, enough: int = TELLING
) -> tuple[Finding, ...]:
    """The first two conventions that, both bound wrongly, explain every failure: one finding with both hints."""
    if exercise.kind not in ("function", "trace", "model"):
        return ()
    for pair in pairs_of(exercise):
        if explains_in_time(exercise, pair, cases, max(enough, TELLING)):
            return (Finding(kind="misconception", name=pair.name, hint=pair.hint, cases=failing_names(cases)),)
    return ()


def pairs_of(exercise: BuiltExercise) -> Iterator[BuiltMistake]:
    """Every two mistakes that can be made at once, as one; at least one of them binds a convention wrongly."""
    for one, other in combinations(exercise.mistakes, 2):
        pair = joined(exercise, one, other) or joined(exercise, other, one)
        if pair is not None:
            hint = f"These outputs are what two mistakes together would give. {one.hint} {other.hint}"
            yield pair.model_copy(update={"name": f"{one.name}, and {other.name}", "hint": hint})


def joined(exercise: BuiltExercise, binding: BuiltMistake, other: BuiltMistake) -> BuiltMistake | None:
    """The other mistake with what the first binds otherwise; None where that is nothing, or not a choice it has."""
    bound = rebound(exercise, binding)
    clash = other.reference == exercise.reference and bound.keys() & rebound(exercise, other).keys()
    if binding.reference != exercise.reference or not bound or clash:
        return None
    if accepted(resolve(other.reference), bound) != bound:
        return None
    return other.model_copy(update={"bound": {**other.bound, **bound}})


def rebound(exercise: BuiltExercise, mistake: BuiltMistake) -> Mapping[str, Any]:
    """The conventions that a mistake binds otherwise than the exercise does."""
    same = exercise.bound.items()
    return {name: value for name, value in mistake.bound.items() if (name, value) not in same}
