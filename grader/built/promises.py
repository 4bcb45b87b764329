"""Promises: what an exercise says of every legal input, as predicates over the arguments alone."""

from collections.abc import Mapping

from grader.built.document import BuiltExercise
from grader.built.reference_answers import accepted_names, decoded_args
from grader.built.resolve import reference_function
from grader.codec.values import Json


def broken_promise(exercise: BuiltExercise, args: Mapping[str, Json]) -> str | None:
    """The name of the first promise that an input breaks; None if it keeps all. Raises what a promise raises."""
    if not exercise.promises:
        return None
    given = {**decoded_args(args), **exercise.bound}
    for name in exercise.promises:
        promise = reference_function(name)
        if not promise(**accepted_names(promise, given)):
            return name
    return None


def keeps_promises(exercise: BuiltExercise, args: Mapping[str, Json]) -> bool:
    """Whether an input is legal; one on which a promise cannot even be asked is not."""
    try:
        return broken_promise(exercise, args) is None
    except Exception:  # promises are written for inputs of the right form, and may fail in any way on others
        return False
