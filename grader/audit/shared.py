"""What all inputs of an exercise share: that the values of one argument, column by column, occur in another.

A new row has values that the table knows, rows to be predicted have the columns of those that were learned from. Such
promises are told to students in words; an input that breaks one tells nothing about an exercise.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from grader.audit.edits import places_in

Columns = Mapping[str, frozenset[str]]


def columns_of(value: Any, name: str) -> Columns:
    """The texts inside an argument, by the nearest name above each; those without one stand under the argument's."""
    found: dict[str, set[str]] = {}
    for path, text in places_in(value):
        if isinstance(text, str):
            key = next((each for each in reversed(path) if isinstance(each, str)), name)
            found.setdefault(key, set()).add(text)
    return {key: frozenset(texts) for key, texts in found.items()}


def occurs_in(inner: Columns, outer: Columns) -> bool:
    """Whether every column of one is a column of the other, with no other values."""
    return all(texts <= outer.get(key, frozenset()) for key, texts in inner.items())


def promises_of(inputs: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, str], ...]:
    """The pairs of arguments of which, in all of the inputs, the first has only what occurs in the second.

    >>> promises_of([{"rows": [{"a": "u"}, {"a": "v"}], "row": {"a": "v"}}, {"rows": [{"a": "u"}], "row": {"a": "u"}}])
    (('row', 'rows'),)
    """
    names = [name for name in inputs[0] if all(columns_of(each.get(name), name) for each in inputs)]
    return tuple(
        (inner, outer) for inner, outer in permutations(names, 2) if all(keeps(each, inner, outer) for each in inputs)
    )


def keeps(given: Mapping[str, Any], inner: str, outer: str) -> bool:
    """Whether an input keeps such a promise."""
    return occurs_in(columns_of(given.get(inner), inner), columns_of(given.get(outer), outer))
