"""The last look at code that is right on every case: legal inputs of other kinds must come out right too.

Only work that would earn full marks is asked, so that a class of mostly wrong work costs nothing more. What it answers
right leaves no trace in the result; the inputs on which it fails are a case of their own.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from grader.built.document import BuiltCase, BuiltExercise
from grader.checks.calls import Observation
from grader.diagnose.near.state import Probe
from grader.judge.coded_answers import judge_cases
from grader.judge.judged import JudgedCase
from grader.judge.needed_calls import exercise_calls
from grader.run_cache import RunCache, cacheable

OTHER_INPUTS = "other legal inputs"
OTHER_INPUTS_COVER = "whatever else the text allows"
# The share of an exercise's points that it costs to be wrong on such inputs alone. Each is rare, so it is little; it is
# more than the last cent of a one-point exercise, so it is seen.
OTHER_INPUTS_SHARE = Fraction(1, 20)
# A call that gave no answer: it may take long through the size of the input, and the text promises no speed.
NO_ANSWER = ("timeout", "died", "skipped", "memory")


def with_last_look(
    exercise: BuiltExercise, cases: tuple[JudgedCase, ...], probe: Probe | None, cache: RunCache
) -> tuple[BuiltExercise, tuple[JudgedCase, ...]]:
    """The exercise and its judged cases, with one case more if all are right and some other legal input is not."""
    if probe is None or not exercise.wide or not all(is_wholly_right(case) for case in cases):
        return exercise, cases
    asking = cache.of(asking_wide)(exercise)
    seen = probe(cache.of(exercise_calls)(asking))
    failing = failing_places(asking, seen, cache)
    if not failing:
        return exercise, cases
    instances = tuple(exercise.wide[place] for place in failing)
    extended = replace(exercise, cases=(*exercise.cases, replace(asking.cases[0], instances=instances)))
    answers = tuple(seen[place] for place in failing)
    return extended, (*cases, *judge_cases(replace(asking, cases=extended.cases[-1:]), answers))


def is_wholly_right(case: JudgedCase) -> bool:
    """Whether every input of a case passed."""
    return all(judged.verdict.passed for judged in case.inputs)


@cacheable(key=lambda _, exercise: id(exercise), size=128)
def asking_wide(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with its other legal inputs in the place of its cases, and without properties."""
    weight = sum((case.weight for case in exercise.cases), Fraction(0)) * OTHER_INPUTS_SHARE / (1 - OTHER_INPUTS_SHARE)
    case = BuiltCase(name=OTHER_INPUTS, covers=OTHER_INPUTS_COVER, weight=weight, instances=exercise.wide)
    return replace(exercise, cases=(case,), properties=())


def failing_places(asking: BuiltExercise, seen: Sequence[Observation], cache: RunCache) -> list[int]:
    """The places of the inputs whose answers are wrong; what gave no answer in time counts as right."""
    [judged] = judge_cases(asking, seen, cache=cache)
    return [
        place
        for place, (one, observation) in enumerate(zip(judged.inputs, seen, strict=True))
        if not one.verdict.passed and observation.outcome not in NO_ANSWER
    ]
