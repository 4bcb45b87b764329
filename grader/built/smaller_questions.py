"""Smaller inputs that an exercise might ask, worked out once for a whole cohort of students."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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

MOST_TRIED = 60  # inputs looked at for one step, most of which are no fair questions
MOST_STEPS = 12  # of a way down
MOST_KEPT = 500  # steps in a memo
MOST_ASKED = 200  # inputs that are started from, and exercises, in a memo


@dataclass(frozen=True, slots=True)
class Question:
    """An input that the exercise might ask, its text, and how large it is: see `weight`."""

    instance: Instance
    text: str
    weight: tuple[int, int, int, str]


class Remembered:
    """A lazy sequence of questions, which remembers those that were worked out."""

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


Key = tuple[int, bool, int]  # which exercise's cases, with its properties or without, and which of its inputs


@dataclass(frozen=True, slots=True)
class Memo:
    """The cache of smaller questions for all students: it saves work, and changes nothing that is shown.

    There is nothing in it of what students' code gave, which may depend on what it was asked before. Cases and inputs
    are known by identity, and held here for as long: students with numbers of their own have others under the same id.
    """

    askings: dict[Key, "Asking"] = field(default_factory=dict)
    ways: dict[Key, tuple[Question, ...]] = field(default_factory=dict)
    steps: dict[tuple[Key, str], Remembered] = field(default_factory=dict)
    limits: dict[int, tuple[tuple[BuiltCase, ...], Limits]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asking:
    """The rules for all inputs that are made from a failing one."""

    exercise: BuiltExercise  # without its properties, where it is the check that fails
    conditions: tuple[str, ...]
    limits: Limits
    ties: Ties
    start: Question
    memo: Memo | None = None  # None where there is no room to keep anything


def asking_of(exercise: BuiltExercise, case: BuiltCase, instance: Instance, memo: Memo) -> Asking:
    """The rules for inputs made from this one; worked out once for all students."""
    key = id(exercise.cases), bool(exercise.properties), id(instance)
    if key in memo.askings or len(memo.askings) >= MOST_ASKED:
        return memo.askings.get(key) or new_asking(exercise, case, instance, memo)
    return memo.askings.setdefault(key, replace(new_asking(exercise, case, instance, memo), memo=memo))


def new_asking(exercise: BuiltExercise, case: BuiltCase, instance: Instance, memo: Memo) -> Asking:
    """The rules for inputs made from this one, without a cache."""
    return Asking(
        exercise,
        conditions_of(exercise, case, instance),
        limits_in(exercise, memo),
        ties_of(inputs_of(exercise, instance.args)),
        start_on(exercise, instance),
    )


def start_on(exercise: BuiltExercise, instance: Instance) -> Question:
    """The input itself as a question."""
    text = written(instance.args)
    return Question(instance, text, weight(leaves_in(inputs_of(exercise, instance.args)), text))


def limits_in(exercise: BuiltExercise, memo: Memo) -> Limits:
    """The limits of the exercise's own inputs, worked out once."""
    kept = memo.limits.get(id(exercise.cases))
    if kept is not None:
        return kept[1]
    instances = (instance for family in exercise.cases for instance in family.instances)
    limits = limits_of([inputs_of(exercise, each.args) for each in instances])
    if len(memo.limits) < MOST_ASKED:
        memo.limits[id(exercise.cases)] = exercise.cases, limits
    return limits


def inputs_of(exercise: BuiltExercise, args: Mapping[str, Json]) -> dict[str, Value]:
    """The inputs by their names, decoded; those of a model as `fit.rows`."""
    return flat(exercise, decoded(args))


def way_down(asking: Asking) -> tuple[Question, ...]:
    """The start and ever smaller inputs down to the smallest, worked out once for all students or at release.

    The start alone where the reference has changed since then: nothing new may be asked of it.
    """
    key, ways = key_of(asking), {} if asking.memo is None else asking.memo.ways
    if key not in ways:
        ways[key] = tuple(whole_way(asking)) if is_current(asking.exercise, asking.start.instance) else (asking.start,)
    return ways[key]


def whole_way(asking: Asking) -> Iterator[Question]:
    """The start and the smaller inputs below it, frozen ones if there are any."""
    below = asking.start.instance.smaller
    if below is None or asking.exercise.properties:
        return descent(asking)
    return chain([asking.start], (start_on(asking.exercise, instance) for instance in below))


def smaller_than_drawn(exercise: BuiltExercise, case: BuiltCase, instance: Instance) -> tuple[Instance, ...]:
    """Ever smaller inputs below one of an exercise's own, such as its check alone might ask."""
    asked = replace(exercise, properties=())
    _, *below = descent(new_asking(asked, case, instance, Memo()))
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


def questions(asking: Asking, current: Question, tried: set[str]) -> Iterator[Question]:
    """Smaller inputs that are fair questions and not yet tried; worked out once for all students."""
    key, steps = (key_of(asking), current.text), {} if asking.memo is None else asking.memo.steps
    if key not in steps and len(steps) < MOST_KEPT:
        steps[key] = Remembered(fair_questions(asking, current))
    for question in steps.get(key) or fair_questions(asking, current):
        if question.text not in tried:
            tried.add(question.text)
            yield question


def key_of(asking: Asking) -> Key:
    """The key of the rules in the memo: the cases, whether there are properties, and the starting input."""
    return id(asking.exercise.cases), bool(asking.exercise.properties), id(asking.start.instance)


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
