"""Careless readings of an input: what somebody computes who sorts a list first, or believes that all lists are short.

Each is a right program behind a wrong look at one argument. Where that look changes the answer to some legal input, it
must cost marks in the exercise's own cases: else the cases are all of one kind.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from grader.build.wide_inputs import wide_inputs
from grader.built.document import BuiltExercise
from grader.built.fair_question import expected_on
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.promises import keeps_promises
from grader.built.reference_answers import NoAnswer
from grader.built.student_calls import flat_inputs, nested_inputs
from grader.codec.decode import decode
from grader.codec.encode import encode
from tests.banked import built, specs

WIDE_DRAWS = 120  # legal inputs that are drawn to see whether a reading matters


def sorted_list(value: Any) -> Any:
    """The items in order; texts, numbers, and pairs by their texts."""
    return sorted(value, key=repr if not all(isinstance(each, int | float) for each in value) else None)


def without_repeats(value: Any) -> Any:
    """Each item once."""
    return [item for place, item in enumerate(value) if item not in value[:place]]


def sorted_keys(value: Any) -> Any:
    """The same dict with its keys in order."""
    return {key: value[key] for key in sorted(value, key=str)}


LOOKS: Mapping[str, tuple[type, Callable[[Any], Any]]] = {
    "sorted": (list, sorted_list),
    "reversed": (list, lambda value: value[::-1]),
    "without repeats": (list, without_repeats),
    "first two": (list, lambda value: value[:2]),
    "first three": (list, lambda value: value[:3]),
    "without the last": (list, lambda value: value[:-1]),
    "keys sorted": (dict, sorted_keys),
    "whole": (float, lambda value: float(int(value))),
    "size": (float, abs),
    "size of a whole number": (int, abs),
    "at most three": (int, lambda value: min(value, 3)),
}


@dataclass(frozen=True, slots=True)
class Reading:
    """A careless look at one argument of an exercise."""

    argument: str
    look: str

    def of(self, exercise: BuiltExercise, args: Mapping[str, Any]) -> dict[str, Any] | None:
        """The encoded inputs as they are looked at; None where the argument is of another kind, or looks the same."""
        inputs = flat_inputs(exercise, {name: decode(form) for name, form in args.items()})
        kind, change = LOOKS[self.look]
        value = inputs.get(self.argument)
        changed = change(value) if type(value) is kind else value
        if repr(changed) == repr(value):  # dicts are equal in any order of their keys
            return None
        looked_at = nested_inputs(exercise, {**inputs, self.argument: changed})
        return {name: encode(each) for name, each in looked_at.items()}


def readings(exercise: BuiltExercise) -> Iterator[Reading]:
    """Every look at every argument."""
    first = exercise.cases[0].instances[0].args
    for argument in flat_inputs(exercise, {name: decode(form) for name, form in first.items()}):
        yield from (Reading(argument, look) for look in LOOKS)


def is_told(exercise: BuiltExercise, reading: Reading, args: Mapping[str, Any]) -> bool:
    """Whether a reading gives an answer to this input that the check refuses."""
    looked_at = reading.of(exercise, args)
    if looked_at is None:
        return False
    try:
        right, given = expected_on(exercise, args), expected_on(exercise, looked_at)
        return not verdict_on_answer(exercise, args, right, given, accepted_on(exercise, args)).passed
    except (NoAnswer, TypeError, ValueError, KeyError, IndexError):  # the reading breaks what the reference needs
        return False


def own_inputs(exercise: BuiltExercise) -> list[Mapping[str, Any]]:
    """The inputs of all cases of an exercise."""
    return [each.args for case in exercise.cases for each in case.instances]


def unnoticed(id_: str) -> Iterator[tuple[Reading, Mapping[str, Any]]]:
    """The readings that lose no marks, each with a legal input on which it is wrong."""
    exercise = built(id_)
    own = own_inputs(exercise)
    drawn = islice(wide_inputs(specs()[id_], exercise, Random(id_)), WIDE_DRAWS)
    legal = [args for args in drawn if keeps_promises(exercise, args)]
    for reading in readings(exercise):
        if any(is_told(exercise, reading, args) for args in own):
            continue
        evidence = next((args for args in legal if is_told(exercise, reading, args)), None)
        if evidence is not None:
            yield reading, evidence
