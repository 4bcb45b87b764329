"""Walks of the reference for judging: the steps that follow a student's own state, and parts from own parts."""

import dataclasses
import json
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any

from grader.built.document import BuiltExercise, BuiltPart
from grader.built.reference_answers import (
    FUNCTION_HOOKS,
    DecodedArgs,
    accepted_names,
    canonical_value,
    decoded_args,
    is_cut,
    record_of,
)
from grader.built.resolve import reference_function
from grader.checks.case import Walk
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Array, Json, Scalar, Series, Value
from reference.process import Process

MAX_STATES_KEPT = 1000  # states of one walk that are remembered


class NotLike(ValueError):
    """Raised for a student's value that is of another kind than the reference's state holds there."""


def walk_of(
    process: Process[Any],
    args: Mapping[str, Value],
    bound: Mapping[str, Any],
    record: Sequence[str],
    carry: Sequence[str],
) -> Walk:
    """The steps of the process on `args`, by which a trace is judged; records map the `record` fields.

    `carry` gives None for a record that cannot be put into a state; `successors` may raise on what was carried, as a
    student's own state may be anything.
    """
    given: Any = args.forms if isinstance(args, DecodedArgs) else encode(dict(args))
    form: list[Json] = [given, encode(dict(bound))]
    if is_cut(form):  # a function among the inputs
        return new_walk(process, {**args, **bound}, tuple(record), tuple(carry))
    return same_walk(process, json.dumps(form), tuple(record), tuple(carry))


@lru_cache(maxsize=256)
def same_walk(process: Process[Any], given: str, record: tuple[str, ...], carry: tuple[str, ...]) -> Walk:
    """The cached walk on encoded inputs: one for all students, who mostly take the same steps."""
    args: Any
    bound: Any
    args, bound = (decode(form, FUNCTION_HOOKS) for form in json.loads(given))
    return new_walk(process, {**args, **bound}, record, carry)


def new_walk(process: Process[Any], given: Mapping[str, Any], record: tuple[str, ...], carry: tuple[str, ...]) -> Walk:
    """A walk of the process that has not been taken yet."""

    def successors(state: Any) -> tuple[Any, ...]:
        return tuple(process.successors(state, **given))

    def carried(state: Any, own: Any) -> Any:
        try:
            return dataclasses.replace(
                state, **{field: state_value_like(getattr(state, field), own[field]) for field in carry}
            )
        # A student's record may lack a field, or hold anything in it.
        except (NotLike, KeyError, TypeError, ArithmeticError):
            return None

    start = process.start(**given)
    # Marking asks for the same state's successors and record several times over.
    return Walk(
        start, remembered(successors), remembered(lambda state: canonical_value(record_of(state, record))), carried
    )


def remembered(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The function with a cache for states that have a hash; exceptions are not kept.

    What comes first is kept, which is the reference's own way; the states of students are without end.
    """
    known: dict[Any, Any] = {}

    def recalled(state: Any) -> Any:
        try:
            if state in known:
                return known[state]
        except TypeError:  # a state that holds a list or a dict has no hash
            return function(state)
        found = function(state)
        if len(known) < MAX_STATES_KEPT:
            known[state] = found
        return found

    return recalled


def state_value_like(held: Any, given: Value) -> Any:
    """A student's value converted to the kind that the state holds there; raises `NotLike`.

    >>> state_value_like((0.1, 0.2), [1, Fraction(1, 2)]), state_value_like(3, Scalar("int64", 4))
    ((1.0, 0.5), 4)
    """
    if isinstance(held, bool | str) or held is None:
        return same_type(held, bare_value(given))
    if isinstance(held, int | float):
        return number_like(held, bare_value(given))
    if isinstance(held, list | tuple):
        items = items_in_order(given)
        kinds = held if len(held) == len(items) else [held[0] if held else None] * len(items)
        found: list[Any] = [
            state_value_like(kind, item) if kind is not None else bare_value(item)
            for kind, item in zip(kinds, items, strict=True)
        ]
        return type(held)(found) if type(held) in (list, tuple) else type(held)(*found)
    if isinstance(held, dict) and isinstance(given, dict):
        return dict_like(held, given)
    if isinstance(held, set | frozenset) and isinstance(given, set | frozenset | list | tuple):
        return type(held)(map(member, given))
    raise NotLike(type(held).__name__)


def dict_like(held: Mapping[Any, Any], given: Mapping[Any, Value]) -> dict[Any, Any]:
    """A student's dict with the keys of the state; a key that only one of them has must hold zero or None.

    >>> dict_like({"a": 0.5, "end": 0}, {"a": 1, "goal": None})
    {'a': 1.0, 'end': 0}
    """
    alone = [held[key] for key in held.keys() - given.keys()] + [given[key] for key in given.keys() - held.keys()]
    if any(value is not None and value != 0 for value in map(bare_value, alone)):
        raise NotLike("dict")
    return {key: state_value_like(value, given[key]) if key in given else value for key, value in held.items()}


def member(item: Value) -> Value:
    """An item of a set, in a form that has a hash."""
    if isinstance(item, set):
        return frozenset(item)
    return tuple(item) if isinstance(item, list) else bare_value(item)


def bare_value(given: Value) -> Value:
    """The plain value of a NumPy scalar, or of an array with one item; anything else as it is."""
    if isinstance(given, Array) and len(given.items) == 1:
        given = given.items[0]
    return given.value if isinstance(given, Scalar) else given


def same_type(held: Any, given: Value) -> Any:
    """The value, if it has exactly the type of `held`; raises `NotLike`."""
    if type(given) is not type(held):
        raise NotLike(type(held).__name__)
    return given


def number_like(held: float, given: Value) -> float:
    """The number, whole if both numbers are whole, else a float; raises `NotLike`."""
    if isinstance(given, bool) or not isinstance(given, int | float | Fraction | Decimal):
        raise NotLike("number")
    if isinstance(held, int) and isinstance(given, int) and abs(given) < 2**63:
        return given
    return float(given)  # too large for a float is an OverflowError, an ArithmeticError


def items_in_order(given: Value) -> list[Value]:
    """The items of a list, tuple, array or series; the rows of an array of several dimensions; raises `NotLike`."""
    match given:
        case list() | tuple():
            return list(given)
        case set() | frozenset():  # of clusters, say: where a state has them in order, one order is as good as another
            return sorted(given, key=str)
        case Series(_, _, items):
            return list(items)
        case Array(_, (_,), items):
            return list(items)
        case Array(dtype, (rows, *rest), items) if rows:
            size = len(items) // rows
            return [Array(dtype, tuple(rest), items[row * size : (row + 1) * size]) for row in range(rows)]
    raise NotLike("list")


def part_function(exercise: BuiltExercise, part: BuiltPart) -> Callable[[Mapping[str, Value]], Value]:
    """The value of a part as a function of the student's `own` earlier parts.

    It raises ValueError where the reference has no answer on these.
    """
    function = reference_function(part.reference)
    bound = accepted_names(function, part.bound)

    def value_of(own: Mapping[str, Value]) -> Value:
        # Fresh values for every call: a reference may change its inputs.
        given = {**decoded_args(part.args), **{name: own[earlier] for name, earlier in part.uses.items()}, **bound}
        try:
            return canonical_value(function(**given))
        except Exception as error:
            raise ValueError(f"{exercise.id}, {part.name}: {type(error).__name__}: {error}") from error

    return value_of


def part_value(exercise: BuiltExercise, part: BuiltPart, own: Mapping[str, Value]) -> Value:
    """The value of a part from the student's `own` earlier parts.

    Raises ValueError where the reference has no answer on these.
    """
    return part_function(exercise, part)(own)
