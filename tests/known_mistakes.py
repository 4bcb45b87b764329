"""Known mistakes by the exercise that has them: what they give, whether they are formulas or functions."""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

from grader.built.reference_answers import accepted_names
from grader.built.resolve import resolve
from grader.checks.signature import signature_of
from grader.spec.exercise import ChoiceExercise, FunctionExercise, ValuesExercise
from tests.banked import specs


@cache
def mistake_of(exercise: str, name: str) -> Callable[..., Any]:
    """What a known mistake gives, called with the arguments of the exercise's function or part, by position or name."""
    spec = specs()[exercise].spec
    [found] = [each for each in spec.misconceptions if each.is_ == name]
    variant = resolve(found.variant or spec.reference)
    bound = accepted_names(variant, {**spec.with_, **(found.with_ or {})})
    order = parameters_of(spec, found.part)

    def given(*args: Any, **named: Any) -> Any:
        return variant(**bound | dict(zip(order, args, strict=False)) | named)

    given.__name__ = name
    return given


def parameters_of(spec: Any, part: str | None) -> list[str]:
    """The arguments of an exercise, or of one part of it, in their order."""
    if isinstance(spec, FunctionExercise):
        return list(signature_of(spec.signature).parameters)
    if isinstance(spec, ChoiceExercise):
        return list(inspect.signature(resolve(spec.reference)).parameters)
    if isinstance(spec, ValuesExercise) and part is not None:
        [reference] = [each.reference for each in spec.parts if each.name == part]
        return list(inspect.signature(resolve(reference)).parameters)
    return list(spec.given) if isinstance(spec, ValuesExercise) else ["fit", "predict"]
