"""Traits that all inputs of an exercise share: the values of one argument, column by column, occur in another.

A new row has values that the table knows, rows to be predicted have the columns of those that were learned from. Such
promises are told to students in words; an input that breaks one tells nothing about an exercise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from grader.audit.edits import child_values

Columns = Mapping[str, frozenset[str]]


def text_columns(value: Any, name: str) -> Columns:
    """The texts inside an argument, by the nearest name above each; by the argument's name if there is none."""
    found: dict[str, set[str]] = {}
    waiting = [(name, value)]
    while waiting:
        key, each = waiting.pop()
        if isinstance(each, str):
            found.setdefault(key, set()).add(each)
        elif isinstance(each, list):
            waiting += [(key, below) for below in each]
        else:
            waiting += [(str(own), below) for own, below in child_values(each).items()]
    return {key: frozenset(texts) for key, texts in found.items()}


def occurs_in(inner: Columns, outer: Columns) -> bool:
    """Whether every column of `inner` is a column of `outer`, and has no values that `outer` lacks there."""
    return all(texts <= outer.get(key, frozenset()) for key, texts in inner.items())


@dataclass(frozen=True, slots=True)
class Promise:
    """The promise that `inner` has only values of `outer`, and all its columns except `but` of them."""

    inner: str
    outer: str
    but: int

    def kept_by(self, given: Mapping[str, Any]) -> bool:
        """Whether an input keeps the promise."""
        inner, outer = text_columns(given.get(self.inner), self.inner), text_columns(given.get(self.outer), self.outer)
        return occurs_in(inner, outer) and len(outer) - len(inner) <= self.but


def promises_of(inputs: Sequence[Mapping[str, Any]]) -> tuple[Promise, ...]:
    """The promises that all of the inputs keep, for every two of their arguments.

    >>> promises_of([{"rows": [{"a": "u"}, {"a": "v"}], "row": {"a": "v"}}, {"rows": [{"a": "u"}], "row": {"a": "u"}}])
    (Promise(inner='row', outer='rows', but=0),)
    """
    columns = [{name: text_columns(value, name) for name, value in each.items()} for each in inputs]
    names = [name for name in inputs[0] if all(each.get(name) for each in columns)]
    return tuple(
        Promise(inner, outer, max(len(each[outer]) - len(each[inner]) for each in columns))
        for inner, outer in permutations(names, 2)
        if all(occurs_in(each[inner], each[outer]) for each in columns)
    )
