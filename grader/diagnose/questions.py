"""Smaller inputs that an exercise might ask, worked out once for a whole class."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice

from grader.build.calling import flat, nested
from grader.build.cases import written
from grader.build.document import BuiltCase, BuiltExercise, Instance
from grader.build.extra import encoded
from grader.build.question import conditions_of, question_on
from grader.checks.forms import leaves_of
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.diagnose.intime import TookTooLong, in_time
from grader.diagnose.smaller.inputs import smaller_inputs
from grader.diagnose.smaller.limits import Limits, Ties, limits_of, ties_of

MOST_TRIED = 60  # inputs looked at for one step, most of which are no fair questions
MOST_KEPT = 500  # steps, and paths, in a memo


@dataclass(frozen=True, slots=True)
class Question:
    """An input that the exercise might ask, as text, and how large it is: see `weight`."""

    instance: Instance
    text: str
    weight: tuple[int, int, int, str]


class Remembered:
    """Questions as they were worked out, as far as anybody has asked for them, and from there on as they come."""

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
class Path:
    """A search that came to its end: all that was asked, in order, whether it failed alike, and where it ended."""

    asked: tuple[Question, ...]
    failed: tuple[bool, ...]
    last: Question


@dataclass(frozen=True, slots=True)
class Memo:
    """What was worked out before, for anybody: it saves work, and changes no mark."""

    steps: dict[tuple[str, ...], Remembered] = field(default_factory=dict)
    paths: dict[tuple[str, ...], Path] = field(default_factory=dict)
    limits: dict[str, Limits] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asking:
    """What all inputs that are made from a failing one have to keep."""

    exercise: BuiltExercise  # without its properties, where it is the check that fails
    conditions: tuple[str, ...]
    limits: Limits
    ties: Ties
    start: Question
    memo: Memo


def asking_of(exercise: BuiltExercise, case: BuiltCase, instance: Instance, memo: Memo) -> Asking:
    """What inputs made from this one have to keep."""
    return Asking(
        exercise,
        conditions_of(exercise, case, instance),
        limits_in(exercise, memo),
        ties_of(inputs_of(exercise, instance.args)),
        Question(instance, written(instance.args), weight(exercise, instance.args)),
        memo,
    )


def limits_in(exercise: BuiltExercise, memo: Memo) -> Limits:
    """Where the numbers and lengths of the exercise's own inputs lie."""
    if exercise.id not in memo.limits:
        instances = (instance for family in exercise.cases for instance in family.instances)
        memo.limits[exercise.id] = limits_of([inputs_of(exercise, each.args) for each in instances])
    return memo.limits[exercise.id]


def inputs_of(exercise: BuiltExercise, args: Mapping[str, Json]) -> dict[str, Value]:
    """The inputs by their names, decoded; those of a model as `fit.rows`."""
    return flat(exercise, {name: decode(form) for name, form in args.items()})


def questions(asking: Asking, current: Question, tried: set[str]) -> Iterator[Question]:
    """Smaller inputs that are fair questions, each once; what they are is worked out once for a class."""
    exercise, steps = asking.exercise, asking.memo.steps
    key = (exercise.id, "properties" if exercise.properties else "", asking.start.text, current.text)
    if key not in steps and len(steps) < MOST_KEPT:
        steps[key] = Remembered(fair_questions(asking, current))
    for question in steps.get(key) or fair_questions(asking, current):
        if question.text not in tried:
            tried.add(question.text)
            yield question


def fair_questions(asking: Asking, current: Question) -> Iterator[Question]:
    """All inputs that are one step smaller, within the limits, and such as the exercise might ask."""
    for inputs in islice(smaller_inputs(inputs_of(asking.exercise, current.instance.args)), MOST_TRIED):
        if asking.limits.allow(inputs) and asking.ties.hold(inputs):
            try:
                question = in_time(partial(fair_question, asking, current, inputs))
            except TookTooLong:
                return  # others like it may take as long
            if question is not None:
                yield question


def fair_question(asking: Asking, current: Question, inputs: Mapping[str, Value]) -> Question | None:
    """The inputs as a question, if they are smaller and such as the exercise might ask."""
    exercise = asking.exercise
    args = encoded(nested(exercise, inputs))
    size = weight(exercise, args)
    instance = question_on(exercise, asking.conditions, args) if size < current.weight else None
    return None if instance is None else Question(instance, written(args), size)


def weight(exercise: BuiltExercise, args: Mapping[str, Json]) -> tuple[int, int, int, str]:
    """How large an input is: how many values it holds, how many of them differ, how long it is to write."""
    leaves = [repr(leaf) for value in inputs_of(exercise, args).values() for leaf in leaves_of(value)]
    text = written(args)
    return len(leaves), len(set(leaves)), len(text), text
