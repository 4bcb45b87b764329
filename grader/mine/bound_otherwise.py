"""Conventions bound otherwise: alternatives that a draft writes as `with:`."""

import ast
import inspect
import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from grader.built.code_sources import module_source
from grader.built.document import BuiltExercise
from grader.built.resolve import resolve
from grader.mine.alternatives import Alternative
from reference.process import Process

MAX_WORDS = 12  # texts of a module that are tried as the value of one convention
NOT_GIVEN = inspect.Parameter.empty


def bound_otherwise(exercise: BuiltExercise) -> Iterator[Alternative]:
    """The alternatives in which one convention of the reference has another value than the exercise gives it."""
    given = exercise.cases[0].instances[0].args
    for name, value in conventions_of(exercise).items():
        # What a case gives is no convention, though the reference may have a default for it.
        if name in given:
            continue
        for other in other_values(value, exercise.reference):
            hint = f"These outputs are what `{name}` of {other!r} would give; here it is {value!r}."
            yield Alternative("with", f"{name} is {other!r}", hint, bound={name: other})


def conventions_of(exercise: BuiltExercise) -> dict[str, Any]:
    """The parameters of the reference that have a value without being given by a case: bound, or left as they are."""
    reference = resolve(exercise.reference)
    parts: tuple[Callable[..., Any], ...] = (
        (reference.start, reference.successors) if isinstance(reference, Process) else (reference,)
    )
    found = {
        each.name: each.default
        for part in parts
        for each in inspect.signature(part).parameters.values()
        if each.default is not NOT_GIVEN
    }
    named = {each for part in parts for each in inspect.signature(part).parameters}
    return found | {name: value for name, value in exercise.bound.items() if name in named}


def other_values(value: Any, reference: str) -> Iterator[Any]:
    """Other values of a convention: the usual numbers, the other truth value, other words of the same module."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        usual = (0, 1, 2, math.e, 10, 0.5, -value, value + 1, value - 1, value * 2, value / 2)
        yield from dict.fromkeys(each for each in usual if each != value)
    elif isinstance(value, str):
        yield from [word for word in words_of_module(reference.partition(":")[0]) if word != value][:MAX_WORDS]
    elif value is None:
        yield from (0, 1, True)
    elif isinstance(value, list | tuple) and len(value) > 1 and not isinstance(value[0], Mapping):
        yield list(reversed(value))


def words_of_module(module: str) -> list[str]:
    """The short texts that a module compares with or looks up, in the order of its text."""
    found: dict[str, None] = {}
    for node in ast.walk(ast.parse(module_source(module))):
        held: list[ast.expr | None] = []
        if isinstance(node, ast.Compare):
            held = [node.left, *node.comparators]
        elif isinstance(node, ast.Dict):
            held = [*node.keys]
        elif isinstance(node, ast.MatchValue):
            held = [node.value]
        words = [each.value for each in held if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        found |= dict.fromkeys(word for word in words if word.isidentifier())
    return list(found)
