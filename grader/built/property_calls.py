"""The extra calls of an exercise's properties, and the reference's answers to them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from grader.built.document import BuiltCall, BuiltExercise, Instance
from grader.built.own_check import as_handed_in
from grader.built.reference_answers import Reference, accepted_names, reference_answer
from grader.built.resolve import reference_function, resolve
from grader.built.student_calls import again_on, args_in, call_on, flat_inputs, nested_inputs
from grader.checks.properties.property_registry import PROPERTIES
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value

ExtraCalls = tuple[tuple[BuiltCall, ...], ...]  # property by property


class NotTried(ValueError):
    """Raised for a property that cannot be tried on an input, with its place and the reason."""

    def __init__(self, place: int, problem: str) -> None:
        super().__init__(problem)
        self.place = place


def extra_calls(exercise: BuiltExercise, args: Mapping[str, Json], random: Random) -> ExtraCalls:
    """The extra calls that the properties need on an input; raises `NotTried`."""
    named = flat_inputs(exercise, {name: decode(form) for name, form in args.items()})
    found = []
    for place, each in enumerate(exercise.properties):
        try:
            inputs = PROPERTIES[each.name].calls(named, each.options, random)
        except ValueError as error:
            raise NotTried(place, str(error)) from error
        called = again_on if PROPERTIES[each.name].twice else call_on
        found.append(tuple(called(exercise, encoded_args(nested_inputs(exercise, given))) for given in inputs))
    return tuple(found)


def encoded_args(args: Mapping[str, Any]) -> dict[str, Json]:
    """Encoded arguments, as they stand in the document; for a model, of `fit` and of `predict`."""
    return {name: encode(value) for name, value in args.items()}


def calls_by_property(exercise: BuiltExercise, instance: Instance) -> ExtraCalls:
    """The extra calls of an input, property by property."""
    rest = iter(instance.calls[1:])
    return tuple(tuple(islice(rest, each.calls)) for each in exercise.properties)


def call_answer(exercise: BuiltExercise, call: BuiltCall, reference: Reference, bound: Mapping[str, Any]) -> Value:
    """The answer of a reference to a call, also to a call that is repeated on its own answer; raises `NoAnswer`."""
    record = exercise.trace.record if exercise.trace else ()
    args = args_in(exercise, call)
    given = reference_answer(reference, args, bound, record)
    for _ in call.then if exercise.kind == "function" else ():
        first = next(iter(args))
        given = reference_answer(reference, {**args, first: encode(given)}, bound, record)
    return given


def own_answer(exercise: BuiltExercise, call: BuiltCall) -> Value:
    """The answer of the exercise's own reference to a call, as a student would hand it in; raises `NoAnswer`."""
    return as_handed_in(exercise, call_answer(exercise, call, resolve(exercise.reference), exercise.bound))


def known_on(exercise: BuiltExercise, args: Mapping[str, Json]) -> tuple[Json, ...]:
    """The answers of the references that properties ask, property by property; raises `NoAnswer`."""
    return tuple(encode([asked_answer(exercise, args, name) for name in names]) for names in references_asked(exercise))


def asked_answer(exercise: BuiltExercise, args: Mapping[str, Json], name: str) -> Value:
    """The answer of a function that a property asks, called with the inputs and bound names that it takes."""
    function = reference_function(name)
    return reference_answer(function, accepted_names(function, args), accepted_names(function, exercise.bound))


def references_asked(exercise: BuiltExercise) -> Iterator[Sequence[str]]:
    """The names of the references that each property asks."""
    return (PROPERTIES[each.name].asks(each.options) for each in exercise.properties)
