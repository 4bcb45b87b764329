"""The kind of diff for two answers: chosen by the check where it says so, else by the shape of the values."""

from collections.abc import Callable
from functools import partial

from grader.checks.containers import items_of
from grader.checks.numeric import float_of
from grader.codec.values import Array, Items, Value
from grader.report.diff.entries import entries_diff
from grader.report.diff.plain_diff import asked_form
from grader.report.diff.sets import partition_diff, set_diff
from grader.report.diff.short_diff import line_diff
from grader.report.diff.table_diff import is_tabular, tables_diff
from grader.report.diff.tree_diff import trees_diff
from grader.report.shown import DiffView

MANY_RIGHT_CHECKS = frozenset(
    {"verify", "one_of", "between", "ranking", "direction", "same_theory"}
)  # not one right answer

# One line an entry: a checker is made without those that its exercises do not use.
DIFFS_BY_CHECK: dict[str, Callable[[Value, Value], DiffView | None]] = {
    "as_multiset": set_diff,
    "as_set": set_diff,
    "partition": partition_diff,
    "same_tree": trees_diff,
    "table": partial(tables_diff, any_order=True),
}


def diff_of(check: str, expected: Value, observed: Value) -> DiffView | None:
    """The diff between an answer and the right one; None if both values as they are say as much."""
    if check in MANY_RIGHT_CHECKS or observed is None or expected is None:
        return None
    wanted, own = asked_form(expected, observed), as_lists(observed)
    if check in DIFFS_BY_CHECK:
        return DIFFS_BY_CHECK[check](wanted, own)
    if isinstance(wanted, set | frozenset):
        return set_diff(wanted, own)
    return tables_diff(wanted, own) if is_tabular(wanted) else ordered_diff(check, wanted, own)


def ordered_diff(check: str, wanted: Value, own: Value) -> DiffView | None:
    """The diff of single values, rows or mappings; None if they do not differ."""
    if check == "mapping" and isinstance(wanted, dict) and isinstance(own, dict):
        wanted, own = without_zeros(wanted, own), without_zeros(own, wanted)
    # A short answer is read at a glance; only a long one is taken apart entry by entry.
    return line_diff(wanted, own) or entries_diff(wanted, own)


def without_zeros(entries: dict[Value, Value], other: dict[Value, Value]) -> dict[Value, Value]:
    """The entries of a mapping without the zeros that the other mapping leaves out, as most checks allow.

    >>> without_zeros({"a": 0, "b": 0, "c": 1}, {"b": 2})
    {'b': 0, 'c': 1}
    """
    return {key: item for key, item in entries.items() if key in other or float_of(item) != 0}


def as_lists(value: Value) -> Value:
    """An array, or the items of an iterator, as nested lists; any other value as it is."""
    if isinstance(value, Array) and value.shape:
        return [as_lists(item) for item in items_of(value) or ()]
    return list(value) if isinstance(value, Items) else value
