"""Two known mistakes made together: two arguments of the reference that `with:` gives a wrong value, both at once."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from grader.built.document import BuiltExercise, BuiltMistake
from grader.built.reference_answers import accepted_names
from grader.built.resolve import resolve
from grader.diagnose.finding import Finding
from grader.diagnose.mistakes import MIN_INPUTS_FOR_MISTAKE, explains_in_time, failing_case_names
from grader.judge.judged import JudgedCase

ReboundMistake = tuple[BuiltMistake, Mapping[str, Any]]  # a mistake, and the conventions that it binds otherwise


def pair_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], *, enough: int = MIN_INPUTS_FOR_MISTAKE
) -> tuple[Finding, ...]:
    """The first two conventions that, both bound wrongly, explain every failure: one finding with both hints."""
    if exercise.kind not in ("function", "trace", "model"):
        return ()
    for pair in mistake_pairs(exercise):
        # There are many pairs, so that one would soon fit little evidence by chance.
        if explains_in_time(exercise, pair, cases, max(enough, MIN_INPUTS_FOR_MISTAKE)):
            return (Finding(kind="misconception", name=pair.name, hint=pair.hint, cases=failing_case_names(cases)),)
    return ()


def mistake_pairs(exercise: BuiltExercise) -> Iterator[BuiltMistake]:
    """Every two mistakes that can be made at once, as one; at least one of them binds a convention wrongly."""
    binding = [(mistake, rebound_conventions(exercise, mistake)) for mistake in exercise.mistakes]
    for one, other in combinations(binding, 2):
        # Either may be the one that binds a convention, the other one that has code of its own.
        bound = joined_mistake(exercise, one, other) or joined_mistake(exercise, other, one)
        if bound is not None:
            yield with_both_hints(bound, one[0], other[0])


def with_both_hints(bound: BuiltMistake, one: BuiltMistake, other: BuiltMistake) -> BuiltMistake:
    """Two mistakes as one, with the name and the hint of both."""
    hint = f"These outputs are what two mistakes together would give. {one.hint} {other.hint}"
    return replace(bound, name=f"{one.name}, and {other.name}", hint=hint)


def joined_mistake(exercise: BuiltExercise, binding: ReboundMistake, other: ReboundMistake) -> BuiltMistake | None:
    """The second mistake with the first one's conventions; None where there is none that it can take."""
    (first, bound), (second, also) = binding, other
    if first.reference != exercise.reference or not bound:
        return None
    # One convention cannot be wrong in two ways at once.
    if second.reference == exercise.reference and bound.keys() & also.keys():
        return None
    # The second mistake has code of its own, which may know no such convention.
    if accepted_names(resolve(second.reference), bound) != bound:
        return None
    return replace(second, bound={**second.bound, **bound})


def rebound_conventions(exercise: BuiltExercise, mistake: BuiltMistake) -> Mapping[str, Any]:
    """The conventions that a mistake binds otherwise than the exercise does."""
    same = exercise.bound.items()
    return {name: value for name, value in mistake.bound.items() if (name, value) not in same}
