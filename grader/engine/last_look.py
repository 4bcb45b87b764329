"""The last look at code that is right on every case: legal inputs of other kinds must come out right too.

Only work that would earn full marks is asked, so that a class of mostly wrong work costs nothing more. What it answers
right leaves no trace in the result; the inputs on which it fails are a case of their own. So who has a program that
another student had, and that was right, need not be asked.
"""

from collections.abc import Callable, Sequence
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


# Gives what is equal for equal programs, as far as an exercise leads to them; None where code might keep something.
ProgramKey = Callable[[BuiltExercise], bytes | None]


def with_last_look(
    exercise: BuiltExercise,
    cases: tuple[JudgedCase, ...],
    probe: Probe | None,
    cache: RunCache,
    program_key: ProgramKey = lambda _: None,
) -> tuple[BuiltExercise, tuple[JudgedCase, ...]]:
    """The exercise and its judged cases, with one case more if all are right and some other legal input is not."""
    if probe is None or not exercise.wide or not all(is_wholly_right(case) for case in cases):
        return exercise, cases
    asking = cache.of(asking_wide)(exercise)
    key, right_before = program_key(exercise), cache.of(programs_found_right)(exercise)
    if key in right_before:
        return exercise, cases
    seen = probe(cache.of(exercise_calls)(asking))
    failing = failing_places(asking, seen, cache)
    if not failing:
        if key is not None:
            right_before.add(key)
        return exercise, cases
    extended = cache.of(with_failing_inputs)(exercise, asking.cases[0], failing)
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


@cacheable(key=lambda _, exercise: id(exercise), size=128)
def programs_found_right(exercise: BuiltExercise) -> set[bytes]:
    """The keys of the programs that were right on all other legal inputs: none at first, the caller adds to them."""
    return set()


# Who fails on the same inputs shares all that is worked out for an exercise.
@cacheable(key=lambda _, exercise, __, failing: (id(exercise), failing), size=128)
def with_failing_inputs(exercise: BuiltExercise, case: BuiltCase, failing: tuple[int, ...]) -> BuiltExercise:
    """The exercise with one case more, of those other legal inputs on which a program fails."""
    instances = tuple(exercise.wide[place] for place in failing)
    return replace(exercise, cases=(*exercise.cases, replace(case, instances=instances)))


def failing_places(asking: BuiltExercise, seen: Sequence[Observation], cache: RunCache) -> tuple[int, ...]:
    """The places of the inputs whose answers are wrong; what gave no answer in time counts as right."""
    [judged] = judge_cases(asking, seen, cache=cache)
    return tuple(
        place
        for place, (one, observation) in enumerate(zip(judged.inputs, seen, strict=True))
        if not one.verdict.passed and observation.outcome not in NO_ANSWER
    )
