"""Smaller inputs that an exercise might ask, below one on which a student's code fails."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, count, islice

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.fair_question import is_current, question_on, required_conditions
from grader.built.property_calls import encoded_args
from grader.built.reference_answers import decoded_args
from grader.built.smaller.input_limits import InputLimits, Ties, input_limits, ties_of
from grader.built.smaller.inputs import smaller_inputs
from grader.built.student_calls import args_text, flat_inputs, nested_inputs
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.containers import leaves_of
from grader.codec.values import Json, Value
from grader.run_cache import UNCACHED, RunCache, cacheable

# Inputs that are looked at for one step; the reference answers each, and most are no fair questions.
MAX_INPUTS_TRIED = 60
# Steps from a failing input to the smallest: each is answered by the reference, and then by the student's code.
MAX_SHRINK_STEPS = 12
# Inputs that a run holds with the smaller ones made from them: students who fail alike come to the same ones.
CACHED_STEPS = 500
# Tuples, as in `input_limits`: a union takes twice as long to ask.
LISTS, PLAIN_LEAVES = (list, tuple), (str, int, float, type(None))
# Smaller inputs of which a run knows whether they are fair: one in six is come to again, from another larger input.
CACHED_QUESTIONS = 2000
# Failing inputs, and exercises, whose rules a run holds.
CACHED_STARTS = 200


@dataclass(frozen=True, slots=True)
class ShrinkQuestion:
    """An input that the exercise might ask, its text, and how large it is: see `weight`."""

    instance: Instance
    text: str
    weight: tuple[int, int, int, str]


class ReplayedQuestions:
    """The questions of an iterator, which can be gone through any number of times; each is computed once."""

    def __init__(self, coming: Iterator[ShrinkQuestion]) -> None:
        self.known: list[ShrinkQuestion] = []
        self.coming = coming

    def __iter__(self) -> Iterator[ShrinkQuestion]:
        for place in count():
            if place == len(self.known):
                following = next(self.coming, None)
                if following is None:
                    return
                self.known.append(following)
            yield self.known[place]


@dataclass(frozen=True, slots=True)
class ShrinkRules:
    """The rules that all inputs made from a failing one have to keep."""

    exercise: BuiltExercise  # without its properties, where it is the check that fails
    conditions: tuple[str, ...]
    limits: InputLimits
    ties: Ties
    start: ShrinkQuestion


# Cases and inputs are known by identity: students with numbers of their own have others under the same names. Not so
# the exercise, which is made anew where its properties do not matter. Nothing here depends on what a student's code
# gave, which may depend on what that was asked before.
def start_key(
    _: RunCache, exercise: BuiltExercise, case: BuiltCase, instance: Instance, cache: RunCache = UNCACHED
) -> tuple[int, bool, int]:
    """The cache key of a failing input: its exercise, whether properties matter, and the input."""
    return id(exercise.cases), bool(exercise.properties), id(instance)


@cacheable(key=start_key, size=CACHED_STARTS)
def shrink_rules(
    exercise: BuiltExercise, case: BuiltCase, instance: Instance, cache: RunCache = UNCACHED
) -> ShrinkRules:
    """The rules for inputs that are made from this one: conditions, limits and ties that must be kept."""
    return ShrinkRules(
        exercise,
        required_conditions(exercise, case, instance),
        cache.of(limits_in)(exercise),
        ties_of(decoded_inputs(exercise, instance.args)),
        start_on(exercise, instance),
    )


def start_on(exercise: BuiltExercise, instance: Instance) -> ShrinkQuestion:
    """The question that an instance of the exercise asks."""
    text = args_text(instance.args)
    return ShrinkQuestion(instance, text, input_weight(leaf_values(decoded_inputs(exercise, instance.args)), text))


@cacheable(key=lambda _, exercise: id(exercise.cases), size=CACHED_STARTS)
def limits_in(exercise: BuiltExercise) -> InputLimits:
    """The limits within which the numbers and lengths of the exercise's own inputs lie."""
    instances = (instance for family in exercise.cases for instance in family.instances)
    return input_limits([decoded_inputs(exercise, each.args) for each in instances])


def decoded_inputs(exercise: BuiltExercise, args: Mapping[str, Json]) -> dict[str, Value]:
    """The inputs by their names, decoded; those of a model as `fit.rows`."""
    return flat_inputs(exercise, decoded_args(args))


def rules_key(known: RunCache, asking: ShrinkRules, cache: RunCache = UNCACHED) -> int | None:
    """The cache key of rules: their identity, if the run holds them."""
    return id(asking) if known.has_given(asking) else None


@cacheable(key=rules_key, size=CACHED_STARTS)
def way_down(asking: ShrinkRules, cache: RunCache = UNCACHED) -> tuple[ShrinkQuestion, ...]:
    """The start and ever smaller inputs to the smallest, as they were frozen, or worked out now.

    The start alone where the reference has changed since then: nothing new may be asked of it.
    """
    return tuple(whole_way(asking, cache)) if is_current(asking.exercise, asking.start.instance) else (asking.start,)


def whole_way(asking: ShrinkRules, cache: RunCache = UNCACHED) -> Iterator[ShrinkQuestion]:
    """The start and the smaller inputs below it, frozen ones if there are any."""
    below = asking.start.instance.smaller
    if below is None or asking.exercise.properties:
        return descent(asking, cache)
    return chain([asking.start], (start_on(asking.exercise, instance) for instance in below))


def smaller_than_drawn(exercise: BuiltExercise, case: BuiltCase, instance: Instance) -> tuple[Instance, ...]:
    """Ever smaller inputs below one of an exercise's own, such as its check alone might ask."""
    asked = replace(exercise, properties=())
    _, *below = descent(shrink_rules(asked, case, instance))
    return tuple(question.instance for question in below)


def descent(asking: ShrinkRules, cache: RunCache = UNCACHED) -> Iterator[ShrinkQuestion]:
    """The start and ever smaller inputs, each the first fair one among those made from the one before."""
    current: ShrinkQuestion | None = asking.start
    looked_at: set[str] = set()
    for _ in range(MAX_SHRINK_STEPS):
        if current is None:
            return
        yield current
        smallest_first = sorted(smaller_than(asking, current), key=lambda each: len(each.leaves))
        current = next(fair_ones(asking, current, smallest_first, looked_at, cache), None)


def untried_questions(
    asking: ShrinkRules, current: ShrinkQuestion, tried: set[str], cache: RunCache = UNCACHED
) -> Iterator[ShrinkQuestion]:
    """Smaller inputs that are fair questions, without those whose texts are in `tried`, to which it adds them."""
    for question in cache.of(replayed_questions)(asking, current, cache):
        if question.text not in tried:
            tried.add(question.text)
            yield question


def step_key(
    known: RunCache, asking: ShrinkRules, current: ShrinkQuestion, cache: RunCache = UNCACHED
) -> tuple[int, str] | None:
    """The cache key of an input that smaller ones are made from, with the rules they keep."""
    return (id(asking), current.text) if known.has_given(asking) else None


@cacheable(key=step_key, size=CACHED_STEPS)
def replayed_questions(asking: ShrinkRules, current: ShrinkQuestion, cache: RunCache = UNCACHED) -> ReplayedQuestions:
    """The questions of `fair_questions`, computed once for all students who come to this input."""
    return ReplayedQuestions(fair_questions(asking, current, cache))


def fair_questions(
    asking: ShrinkRules, current: ShrinkQuestion, cache: RunCache = UNCACHED
) -> Iterator[ShrinkQuestion]:
    """All inputs that are one step smaller, within the limits, and such as the exercise might ask."""
    return fair_ones(asking, current, smaller_than(asking, current), set(), cache)


@dataclass(frozen=True, slots=True)
class SmallerInput:
    """An input that may be smaller than another, and every value inside it that holds no other."""

    inputs: Mapping[str, Value]
    leaves: tuple[Value, ...]


def smaller_than(asking: ShrinkRules, current: ShrinkQuestion) -> Iterator[SmallerInput]:
    """Inputs that are simpler by one step and hold no more values, as many as are looked at."""
    for inputs in islice(smaller_inputs(decoded_inputs(asking.exercise, current.instance.args)), MAX_INPUTS_TRIED):
        leaves = leaf_values(inputs)
        if len(leaves) <= current.weight[0]:
            yield SmallerInput(inputs, leaves)


def fair_ones(
    asking: ShrinkRules,
    current: ShrinkQuestion,
    smaller: Iterable[SmallerInput],
    looked_at: set[str],
    cache: RunCache = UNCACHED,
) -> Iterator[ShrinkQuestion]:
    """The inputs that are fair questions, smaller than `current`, and not yet looked at."""
    for each in smaller:
        if not (asking.limits.allow(each.inputs) and asking.ties.hold(each.inputs)):
            continue
        args = encoded_args(nested_inputs(asking.exercise, each.inputs))
        text = args_text(args)
        size = input_weight(each.leaves, text)
        if text in looked_at or size >= current.weight:
            continue
        looked_at.add(text)
        try:
            instance = cache.of(question_in_time)(asking.exercise, asking.conditions, args, text)
        except TookTooLong:
            return  # others like it may take as long
        if instance is not None:
            yield ShrinkQuestion(instance, text, size)


def question_key(
    _: RunCache, exercise: BuiltExercise, conditions: tuple[str, ...], args: Mapping[str, Json], text: str
) -> tuple[int, bool, tuple[str, ...], str]:
    """The cache key of an input: its exercise, whether properties matter, the conditions, and the input's text."""
    return id(exercise.cases), bool(exercise.properties), conditions, text


@cacheable(key=question_key, size=CACHED_QUESTIONS)
def question_in_time(
    exercise: BuiltExercise, conditions: tuple[str, ...], args: Mapping[str, Json], text: str
) -> Instance | None:
    """The input, whose text this is, as a fair question; None if it is none. Raises `TookTooLong`."""
    return in_time(partial(question_on, exercise, conditions, args))


def leaf_values(inputs: Mapping[str, Value]) -> tuple[Value, ...]:
    """Every value inside the inputs that holds no other, in any order."""
    found: list[Value] = []
    waiting: list[Value] = list(inputs.values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, LISTS):
            waiting += value
        elif isinstance(value, PLAIN_LEAVES):
            found.append(value)
        else:
            found += leaves_of(value)
    return tuple(found)


def input_weight(leaves: Sequence[Value], text: str) -> tuple[int, int, int, str]:
    """The size of an input: its number of values, of different values, its length, and its text to break ties."""
    return len(leaves), len(set(map(repr, leaves))), len(text), text
