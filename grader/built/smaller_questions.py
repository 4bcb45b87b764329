"""Smaller inputs that an exercise might ask, below one on which a student's code fails."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, count, islice

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.fair_question import conditions_of, is_current, question_on
from grader.built.property_calls import encoded
from grader.built.reference_answers import decoded
from grader.built.smaller.input_limits import Limits, Ties, limits_of, ties_of
from grader.built.smaller.inputs import smaller_inputs
from grader.built.student_calls import flat, nested, written
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.containers import leaves_of
from grader.codec.values import Json, Value
from grader.run_cache import UNCACHED, RunCache, cacheable

# Inputs that are looked at for one step; the reference answers each, and most are no fair questions.
MOST_TRIED = 60
# Steps from a failing input to the smallest: each is answered by the reference, and then by the student's code.
MOST_STEPS = 12
# Inputs that a run holds with the smaller ones made from them: students who fail alike come to the same ones.
CACHED_STEPS = 500
# Failing inputs, and exercises, whose rules a run holds.
CACHED_STARTS = 200


@dataclass(frozen=True, slots=True)
class Question:
    """An input that the exercise might ask, its text, and how large it is: see `weight`."""

    instance: Instance
    text: str
    weight: tuple[int, int, int, str]


class Replayed:
    """The questions of an iterator, which can be gone through any number of times; each is computed once."""

    def __init__(self, coming: Iterator[Question]) -> None:
        self.known: list[Question] = []
        self.coming = coming

    def __iter__(self) -> Iterator[Question]:
        for place in count():
            if place == len(self.known):
                following = next(self.coming, None)
                if following is None:
                    return
                self.known.append(following)
            yield self.known[place]


@dataclass(frozen=True, slots=True)
class Asking:
    """The rules that all inputs made from a failing one have to keep."""

    exercise: BuiltExercise  # without its properties, where it is the check that fails
    conditions: tuple[str, ...]
    limits: Limits
    ties: Ties
    start: Question


# Cases and inputs are known by identity: students with numbers of their own have others under the same names. Not so
# the exercise, which is made anew where its properties do not matter. Nothing here depends on what a student's code
# gave, which may depend on what that was asked before.
def start_key(
    _: RunCache, exercise: BuiltExercise, case: BuiltCase, instance: Instance, cache: RunCache = UNCACHED
) -> tuple[int, bool, int]:
    """The cache key of a failing input: its exercise, whether properties matter, and the input."""
    return id(exercise.cases), bool(exercise.properties), id(instance)


@cacheable(key=start_key, size=CACHED_STARTS)
def asking_of(exercise: BuiltExercise, case: BuiltCase, instance: Instance, cache: RunCache = UNCACHED) -> Asking:
    """The rules for inputs that are made from this one: conditions, limits and ties that must be kept."""
    return Asking(
        exercise,
        conditions_of(exercise, case, instance),
        cache.of(limits_in)(exercise),
        ties_of(inputs_of(exercise, instance.args)),
        start_on(exercise, instance),
    )


def start_on(exercise: BuiltExercise, instance: Instance) -> Question:
    """The question that an instance of the exercise asks."""
    text = written(instance.args)
    return Question(instance, text, weight(leaves_in(inputs_of(exercise, instance.args)), text))


@cacheable(key=lambda _, exercise: id(exercise.cases), size=CACHED_STARTS)
def limits_in(exercise: BuiltExercise) -> Limits:
    """The limits within which the numbers and lengths of the exercise's own inputs lie."""
    instances = (instance for family in exercise.cases for instance in family.instances)
    return limits_of([inputs_of(exercise, each.args) for each in instances])


def inputs_of(exercise: BuiltExercise, args: Mapping[str, Json]) -> dict[str, Value]:
    """The inputs by their names, decoded; those of a model as `fit.rows`."""
    return flat(exercise, decoded(args))


@cacheable(key=lambda cache, asking: id(asking) if cache.has_given(asking) else None, size=CACHED_STARTS)
def way_down(asking: Asking) -> tuple[Question, ...]:
    """The start and ever smaller inputs to the smallest, as they were frozen, or worked out now.

    The start alone where the reference has changed since then: nothing new may be asked of it.
    """
    return tuple(whole_way(asking)) if is_current(asking.exercise, asking.start.instance) else (asking.start,)


def whole_way(asking: Asking) -> Iterator[Question]:
    """The start and the smaller inputs below it, frozen ones if there are any."""
    below = asking.start.instance.smaller
    if below is None or asking.exercise.properties:
        return descent(asking)
    return chain([asking.start], (start_on(asking.exercise, instance) for instance in below))


def smaller_than_drawn(exercise: BuiltExercise, case: BuiltCase, instance: Instance) -> tuple[Instance, ...]:
    """Ever smaller inputs below one of an exercise's own, such as its check alone might ask."""
    asked = replace(exercise, properties=())
    _, *below = descent(asking_of(asked, case, instance))
    return tuple(question.instance for question in below)


def descent(asking: Asking) -> Iterator[Question]:
    """The start and ever smaller inputs, each the first fair one among those made from the one before."""
    current: Question | None = asking.start
    looked_at: set[str] = set()
    for _ in range(MOST_STEPS):
        if current is None:
            return
        yield current
        smallest_first = sorted(smaller_than(asking, current), key=lambda each: len(each.leaves))
        current = next(fair_ones(asking, current, smallest_first, looked_at), None)


def questions(asking: Asking, current: Question, tried: set[str], cache: RunCache = UNCACHED) -> Iterator[Question]:
    """Smaller inputs that are fair questions, without those whose texts are in `tried`, to which it adds them."""
    for question in cache.of(replayed_questions)(asking, current):
        if question.text not in tried:
            tried.add(question.text)
            yield question


def step_key(cache: RunCache, asking: Asking, current: Question) -> tuple[int, str] | None:
    """The cache key of an input that smaller ones are made from, with the rules they keep."""
    return (id(asking), current.text) if cache.has_given(asking) else None


@cacheable(key=step_key, size=CACHED_STEPS)
def replayed_questions(asking: Asking, current: Question) -> Replayed:
    """The questions of `fair_questions`, computed once for all students who come to this input."""
    return Replayed(fair_questions(asking, current))


def fair_questions(asking: Asking, current: Question) -> Iterator[Question]:
    """All inputs that are one step smaller, within the limits, and such as the exercise might ask."""
    return fair_ones(asking, current, smaller_than(asking, current), set())


@dataclass(frozen=True, slots=True)
class Smaller:
    """An input that may be smaller than another, and every value inside it that holds no other."""

    inputs: Mapping[str, Value]
    leaves: tuple[Value, ...]


def smaller_than(asking: Asking, current: Question) -> Iterator[Smaller]:
    """Inputs that are simpler by one step and hold no more values, as many as are looked at."""
    for inputs in islice(smaller_inputs(inputs_of(asking.exercise, current.instance.args)), MOST_TRIED):
        leaves = leaves_in(inputs)
        if len(leaves) <= current.weight[0]:
            yield Smaller(inputs, leaves)


def fair_ones(asking: Asking, current: Question, smaller: Iterable[Smaller], looked_at: set[str]) -> Iterator[Question]:
    """The inputs that are fair questions, smaller than `current`, and not yet looked at."""
    for each in smaller:
        if not (asking.limits.allow(each.inputs) and asking.ties.hold(each.inputs)):
            continue
        args = encoded(nested(asking.exercise, each.inputs))
        text = written(args)
        size = weight(each.leaves, text)
        if text in looked_at or size >= current.weight:
            continue
        looked_at.add(text)
        try:
            instance = in_time(partial(question_on, asking.exercise, asking.conditions, args))
        except TookTooLong:
            return  # others like it may take as long
        if instance is not None:
            yield Question(instance, text, size)


def leaves_in(inputs: Mapping[str, Value]) -> tuple[Value, ...]:
    """Every value inside the inputs that holds no other, in any order."""
    found: list[Value] = []
    waiting: list[Value] = list(inputs.values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list | tuple):
            waiting += value
        elif isinstance(value, str | int | float | None):
            found.append(value)
        else:
            found += leaves_of(value)
    return tuple(found)


def weight(leaves: Sequence[Value], text: str) -> tuple[int, int, int, str]:
    """The size of an input: its number of values, of different values, its length, and its text to break ties."""
    return len(leaves), len(set(map(repr, leaves))), len(text), text
