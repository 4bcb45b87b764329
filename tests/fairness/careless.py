"""Careless readings of an input: what somebody computes who sorts a list first, or believes that all lists are short.

Each is a right program behind a wrong look at one argument, or at its own answer before it is returned. Where that look
changes the answer to some legal input, it must cost marks in the exercise's own cases: else the cases are all of one
kind.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
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
from grader.codec.values import Value
from tests.banked import built, specs
from tests.fairness.careless_looks import LOOKS, OF_THE_ANSWER

WIDE_DRAWS = 120  # legal inputs that are drawn to see whether a reading matters
OWN_ANSWER = "its own answer"  # not the name of a parameter
BROKEN = (NoAnswer, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)  # on what no reference is for


@dataclass(frozen=True, slots=True)
class Reading:
    """A careless look at one argument of an exercise, or at the answer."""

    argument: str
    look: str

    def of(self, exercise: BuiltExercise, args: Mapping[str, Any]) -> dict[str, Any] | None:
        """The encoded inputs as they are looked at; None where the argument is of another kind, or looks the same."""
        inputs = flat_inputs(exercise, {name: decode(form) for name, form in args.items()})
        value = inputs[self.argument]
        changed = LOOKS[self.look](value)
        if repr(changed) == repr(value):  # dicts are equal in any order of their keys
            return None
        looked_at = nested_inputs(exercise, {**inputs, self.argument: changed})
        return {name: encode(each) for name, each in looked_at.items()}


@dataclass(frozen=True, slots=True)
class Question:
    """An input with what the reference answers to it."""

    exercise: BuiltExercise
    args: Mapping[str, Any]
    right: Value = field(repr=False)
    others: Value = field(repr=False)

    def refuses(self, answer: Value) -> bool:
        """Whether the exercise's check refuses an answer."""
        return not verdict_on_answer(self.exercise, self.args, self.right, answer, self.others).passed

    def tells(self, reading: Reading, *, broken: bool = False) -> bool:
        """Whether a reading gives an answer to this input that the check refuses.

        `broken` is said of a reading that leaves nothing that the reference could answer.
        """
        try:
            if reading.argument == OWN_ANSWER:
                given = LOOKS[reading.look](self.right)
                return repr(given) != repr(self.right) and self.refuses(given)
            looked_at = reading.of(self.exercise, self.args)
            return looked_at is not None and self.refuses(expected_on(self.exercise, looked_at))
        except BROKEN:
            return broken


def questions(exercise: BuiltExercise, inputs: list[Mapping[str, Any]]) -> list[Question]:
    """The inputs that the reference answers."""
    found = []
    for args in inputs:
        try:
            found.append(Question(exercise, args, expected_on(exercise, args), accepted_on(exercise, args)))
        except NoAnswer:
            continue
    return found


def readings(exercise: BuiltExercise) -> Iterator[Reading]:
    """Every look at every argument, and at the answer."""
    first = exercise.cases[0].instances[0].args
    named = flat_inputs(exercise, {name: decode(form) for name, form in first.items()})
    for argument in named:
        yield from (Reading(argument, look) for look in LOOKS)
    yield from (Reading(OWN_ANSWER, look) for look in OF_THE_ANSWER)


def own_inputs(exercise: BuiltExercise) -> list[Mapping[str, Any]]:
    """The inputs of all cases of an exercise."""
    return [each.args for case in exercise.cases for each in case.instances]


def legal_inputs(id_: str, draws: int = WIDE_DRAWS) -> list[Mapping[str, Any]]:
    """Wide inputs of an exercise that keep its promises."""
    drawn = islice(wide_inputs(specs()[id_], built(id_), Random(id_)), draws)
    return [args for args in drawn if keeps_promises(built(id_), args)]


def unnoticed(id_: str, draws: int = WIDE_DRAWS) -> Iterator[tuple[Reading, Mapping[str, Any]]]:
    """The readings that lose no marks, each with a legal input on which it is wrong."""
    exercise = built(id_)
    own = questions(exercise, own_inputs(exercise))
    legal = cache(lambda: questions(exercise, legal_inputs(id_, draws)))
    for reading in readings(exercise):
        if any(question.tells(reading, broken=True) for question in own):  # a program that fails there loses marks
            continue
        evidence = next((question.args for question in legal() if question.tells(reading)), None)
        if evidence is not None:
            yield reading, evidence
