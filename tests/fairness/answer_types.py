"""Right answers in other types, made from one right solution: this text is run beside it, in the sandbox.

A form takes what a solution returns, as plain Python, and the names of an answer's fields in their order. It returns
the same answer in another type, or the very value where it has nothing to change. What reaches the grader alike is no
form: a Counter, a defaultdict and an OrderedDict are sent as a dict is, a member of an enumeration as its value.
"""

from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import make_dataclass
from decimal import Decimal
from fractions import Fraction
from keyword import iskeyword
from math import isfinite
from types import SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd

Names = tuple[str, ...]
Form = Callable[[Any, Names], Any]
SCALARS = (bool, int, float, str)
LISTS = (list, tuple)


def typed(answer: Callable[..., Any], form: str, names: Names) -> Callable[..., Any]:
    """A function that answers as another does, in a form."""
    return lambda *args, **named: FORMS[form](plain(answer(*args, **named)), names)


def typed_model(model: type, form: str, names: Names) -> type:
    """A model that predicts as another does, in a form."""
    return type(model.__name__, (model,), {"predict": typed(model.predict, form, names)})  # type: ignore[attr-defined]


def plain(value: Any) -> Any:
    """The value with lists and numbers of Python in the place of iterators and of what NumPy has."""
    if isinstance(value, np.ndarray | np.generic):
        return plain(value.tolist())
    if isinstance(value, Iterator):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {plain(key): plain(each) for key, each in value.items()}
    if isinstance(value, Fraction):
        return float(value)
    if type(value) in (list, tuple, set, frozenset):
        return type(value)(plain(each) for each in value)
    return value


def throughout(change: Callable[[Any], Any]) -> Form:
    """A form that changes every value, from the innermost to the whole; keys and members of sets stay as they are."""

    def changed(value: Any, names: Names = ()) -> Any:
        if isinstance(value, dict):
            value = {key: changed(each) for key, each in value.items()}
        elif isinstance(value, LISTS):
            value = type(value)([changed(each) for each in value])
        return change(value)

    return changed


def leaves(kinds: type | tuple[type, ...], change: Callable[[Any], Any]) -> Form:
    """A form that changes every number, truth value or text of some types."""
    exact = kinds if isinstance(kinds, tuple) else (kinds,)
    return throughout(lambda value: change(value) if type(value) in exact else value)


def records(change: Callable[[dict[str, Any], Names], Any]) -> Form:
    """A form that changes an answer that has fields, or every such item of a list; a tuple has them in their order."""

    def changed(value: Any, names: Names) -> Any:
        if names and isinstance(value, dict) and set(value) >= set(names):
            return change(value, names if len(value) == len(names) else tuple(value))
        whole = isinstance(value, tuple) and len(value) == len(names) > 1
        return change(dict(zip(names, value, strict=True)), names) if whole else value

    def form(value: Any, names: Names) -> Any:
        return [changed(each, names) for each in value] if isinstance(value, list) else changed(value, names)

    return form


def as_instance_of(make: Callable[[Names], Any]) -> Callable[[dict[str, Any], Names], Any]:
    """What makes an instance of a class with these fields of a record; not where a name is a word of Python."""

    def instance(value: dict[str, Any], names: Names) -> Any:
        return value if any(map(iskeyword, names)) else make(names)(**{name: value[name] for name in names})

    return instance


def mappings(change: Callable[[dict[Any, Any]], Any]) -> Form:
    """A form that changes an answer that is a dict, of which the keys are not the names of fields."""
    return lambda value, names: change(value) if isinstance(value, dict) and set(value) != set(names) else value


def steps(change: Callable[[str, Any], Any]) -> Form:
    """A form that changes every step of a trace that has one field, whether or not its name is written."""

    def form(value: Any, names: Names) -> Any:
        if len(names) != 1 or not isinstance(value, LISTS):
            return value
        bare = [each[names[0]] if isinstance(each, dict) and set(each) == set(names) else each for each in value]
        return [change(names[0], each) for each in bare]

    return form


def rows(change: Callable[[Any], Any]) -> Form:
    """A form that changes an answer that is a list or tuple."""
    return lambda value, names: change(value) if isinstance(value, LISTS) else value


def flat(change: Callable[[Any], Any]) -> Form:
    """A form that changes an answer that is a list of numbers or texts."""
    return rows(lambda value: change(value) if all(isinstance(each, SCALARS) for each in value) else value)


def alone(change: Callable[[Any], Any]) -> Form:
    """A form that changes an answer that is one number or text."""
    return lambda value, names: change(value) if isinstance(value, SCALARS) else value


def as_array(value: Any) -> Any:
    """An array of numbers, or of texts, if the lists are equally long; else the value."""
    try:
        array = np.array(value)
    except ValueError:
        return value
    one_kind = len({isinstance(each, str) for each in inner(value)}) <= 1
    return array if array.dtype != object and one_kind and isinstance(value, LISTS) else value


def inner(value: Any) -> Iterator[Any]:
    """Everything that stands in lists and tuples, however deep."""
    if isinstance(value, LISTS):
        for each in value:
            yield from inner(each)
    else:
        yield value


def as_series(value: Any) -> Any:
    """A Series of numbers; else the value."""
    return pd.Series(list(value)) if value and all(type(each) in (int, float) for each in value) else value


def inside(make: Callable[[Any], Any]) -> Form:
    """A form that makes something of the outermost lists in an answer, but not of the answer itself."""

    def made(value: Any) -> Any:
        return make(value) if isinstance(value, LISTS) else changed(value)

    def changed(value: Any, names: Names = ()) -> Any:
        if isinstance(value, dict):
            return {key: made(each) for key, each in value.items()}
        return [made(each) for each in value] if isinstance(value, LISTS) else value

    return changed


def as_frame(value: Any, names: Names) -> Any:
    """A DataFrame of records, or of equally long lists; else the value."""
    if isinstance(value, LISTS) and value and all(isinstance(each, dict) for each in value):
        return pd.DataFrame(list(value))
    table = as_array(value)
    return pd.DataFrame(table) if isinstance(table, np.ndarray) and table.ndim == 2 and table.size else value


def columns(value: Any, names: Names) -> Any:
    """A dict with a list for each field of a list of records; else the value."""
    whole = names and isinstance(value, LISTS) and all(isinstance(each, dict) for each in value)
    return {name: [each[name] for each in value] for name in names} if whole else value


def as_tuple(key: Any) -> Any:
    """A frozenset as a tuple, in falling order; any other key as it is."""
    return tuple(sorted(key, reverse=True)) if isinstance(key, frozenset) else key


def as_set(member: Callable[[Any], Any]) -> Form:
    """A form that makes a set, of members that can be in one."""

    def form(value: Any, names: Names) -> Any:
        if not isinstance(value, (*LISTS, set, frozenset)) or any(isinstance(each, dict) for each in value):
            return value
        return {each if isinstance(each, SCALARS) else member(each) for each in value}

    return form


def as_member(value: Any) -> Any:
    """What can be in a set: lists as tuples, sets as frozensets."""
    if isinstance(value, LISTS):
        return tuple(as_member(each) for each in value)
    return frozenset(value) if isinstance(value, set) else value


def labels(value: Any, names: Names) -> Any:
    """A label for each of the items 0, 1, 2, ... of a partition into groups; else the value."""
    if not isinstance(value, LISTS) or not all(isinstance(group, (*LISTS, set, frozenset)) for group in value):
        return value
    group_of = {item: f"group {place}" for place, group in enumerate(value) for item in group}
    return [group_of[item] for item in sorted(group_of)] if set(group_of) == set(range(len(group_of))) else value


def shorter_tree(value: Any) -> Any:
    """A node of a tree as `{attribute: {value: tree, ...}}`; else the value."""
    if not isinstance(value, dict) or set(value) != {"test", "branches"} or not isinstance(value["test"], str):
        return value
    return {value["test"]: value["branches"]}


FORMS: dict[str, Form] = {
    "float32": leaves(float, np.float32),
    "float64": leaves((float, int), np.float64),
    "int64": leaves(int, np.int64),
    "whole floats": leaves(int, float),
    "fractions": leaves(float, lambda value: Fraction(value) if isfinite(value) else value),
    "decimals": leaves(float, Decimal),
    "0-d arrays": leaves((float, int, str), np.array),
    "truth of NumPy": leaves(bool, np.bool_),
    "truth as numbers": leaves(bool, int),
    "texts of NumPy": leaves(str, np.str_),
    "one in a tuple": alone(lambda value: (value,)),
    "one in an array": alone(lambda value: np.array([value])),
    "tuples": throughout(lambda value: tuple(value) if type(value) is list else value),
    "lists": throughout(lambda value: list(value) if isinstance(value, tuple | set | frozenset) else value),
    "generator": rows(lambda value: (each for each in value)),
    "generator of tuples": rows(lambda value: (tuple(each) if isinstance(each, list) else each for each in value)),
    "keys of a dict": flat(lambda value: dict.fromkeys(value).keys() if len(set(value)) == len(value) else value),
    "values of a dict": rows(lambda value: dict(enumerate(value)).values()),
    "array": rows(as_array),
    "arrays inside": inside(as_array),
    "series inside": inside(as_series),
    "column": flat(lambda value: as_array([[each] for each in value])),
    "series": flat(pd.Series),
    "series with an index": flat(lambda value: pd.Series(value, index=[f"row {n}" for n in range(len(value))])),
    "series of lists": rows(lambda value: pd.Series(list(value))),
    "index": flat(pd.Index),
    "frame": as_frame,
    "dict of columns": columns,
    "set": as_set(as_member),
    "set of sets": as_set(frozenset),
    "backwards": rows(lambda value: value[::-1]),
    "labels": labels,
    "shorter tree": throughout(shorter_tree),
    "named steps": steps(lambda name, step: {name: step}),
    "steps as named tuples": steps(lambda name, step: namedtuple("Step", [name])(step)),
    "dict of fields": records(lambda value, names: {name: value[name] for name in names}),
    "tuple of fields": records(lambda value, names: tuple(value[name] for name in names)),
    "named tuple": records(as_instance_of(lambda names: namedtuple("Answer", names))),
    "dataclass": records(as_instance_of(lambda names: make_dataclass("Answer", names))),
    "object": records(lambda value, names: SimpleNamespace(**value)),
    "more fields": records(lambda value, names: {"note": "mine", **value}),
    "fields backwards": records(lambda value, names: dict(reversed(value.items()))),
    "series of fields": records(lambda value, names: pd.Series(value)),
    "pairs": mappings(lambda value: list(value.items())),
    "pairs as lists": mappings(lambda value: [list(pair) for pair in value.items()]),
    "sets as tuples in keys": mappings(lambda value: {as_tuple(key): each for key, each in value.items()}),
    "series by key": mappings(pd.Series),
    "keys of NumPy": mappings(
        lambda value: {np.str_(key) if type(key) is str else key: each for key, each in value.items()}
    ),
}
