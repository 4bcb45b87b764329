"""Which way two answers are laid beside each other: by the check where it says so, else by the shape of the values."""

from collections.abc import Callable
from functools import partial

from grader.checks.containers import items_of
from grader.checks.numeric import float_of
from grader.codec.values import Array, Items, Value
from grader.report.diff.entries import entries_of
from grader.report.diff.plain_diff import asked_form
from grader.report.diff.sets import partition_of, set_of
from grader.report.diff.short_diff import line_of
from grader.report.diff.table_diff import is_tabular, table_of
from grader.report.diff.tree_diff import trees_of
from grader.report.shown import DiffView

SEVERAL = frozenset({"verify", "one_of", "between", "ranking", "direction", "same_theory"})  # not one right answer

# One line an entry: a checker is made without those that its exercises do not use.
BY_CHECK: dict[str, Callable[[Value, Value], DiffView | None]] = {
    "as_multiset": set_of,
    "as_set": set_of,
    "partition": partition_of,
    "same_tree": trees_of,
    "table": partial(table_of, any_order=True),
}


def diff_of(check: str, expected: Value, observed: Value) -> DiffView | None:
    """What differs between an answer and the right one; None where showing both says it as well."""
    if check in SEVERAL or observed is None or expected is None:
        return None
    wanted, own = asked_form(expected, observed), rows_in(observed)
    if check in BY_CHECK:
        return BY_CHECK[check](wanted, own)
    if isinstance(wanted, set | frozenset):
        return set_of(wanted, own)
    return table_of(wanted, own) if is_tabular(wanted) else ordered(check, wanted, own)


def ordered(check: str, wanted: Value, own: Value) -> DiffView | None:
    """Single values, rows and mappings."""
    if check == "mapping" and isinstance(wanted, dict) and isinstance(own, dict):
        wanted, own = without_zeros(wanted, own), without_zeros(own, wanted)
    return line_of(wanted, own) or entries_of(wanted, own)


def without_zeros(entries: dict[Value, Value], other: dict[Value, Value]) -> dict[Value, Value]:
    """The entries without those of zero that the other leaves out, as most mappings allow.

    >>> without_zeros({"a": 0, "b": 0, "c": 1}, {"b": 2})
    {'b': 0, 'c': 1}
    """
    return {key: item for key, item in entries.items() if key in other or float_of(item) != 0}


def rows_in(value: Value) -> Value:
    """An array, or what came out of an iterator, as the list that it says the same as."""
    if isinstance(value, Array) and value.shape:
        return [rows_in(item) for item in items_of(value) or ()]
    return list(value) if isinstance(value, Items) else value
