"""Simpler values of any shape, found by the shape's own module."""

from collections.abc import Iterator
from itertools import chain

from grader.built.smaller.baskets import are_baskets, smaller_baskets
from grader.built.smaller.graphs import is_decision_tree, is_network, smaller_networks, smaller_trees
from grader.built.smaller.numbers import simpler_numbers
from grader.built.smaller.sequences import fewer, one_simpler
from grader.built.smaller.table_rows import is_row_table, smaller_tables
from grader.codec.values import Array, Value


def smaller(value: Value) -> Iterator[Value]:
    """Values that could replace this one in a simpler input: much left out first, then little.

    Names stay as they are, as other inputs may use them; a text of several words may lose some.
    """
    if isinstance(value, bool) or value is None:
        return iter(())
    if isinstance(value, int | float):
        return simpler_numbers(value)
    if isinstance(value, str):
        return (" ".join(words) for words in fewer(value.split()))
    if isinstance(value, Array):
        return smaller_arrays(value)
    if isinstance(value, dict):
        return smaller_dicts(value)
    return smaller_lists(value) if isinstance(value, list | tuple) else iter(())


def smaller_lists(value: list[Value] | tuple[Value, ...]) -> Iterator[Value]:
    """Simpler tables, baskets and other lists: fewer items, all numbers rounded, then one item simpler."""
    if is_row_table(value):
        return smaller_tables(value)
    if are_baskets(value):
        return smaller_baskets(value)
    if all(isinstance(item, str) for item in value):
        return map(type(value), fewer(value))
    rounded = (with_rounded(value, digits) for digits in range(3))
    return chain(map(type(value), fewer(value)), rounded, map(type(value), one_simpler(value, smaller)))


def with_rounded(value: Value, digits: int) -> Value:
    """The value with every float in it rounded."""
    if isinstance(value, list | tuple):
        return type(value)(with_rounded(item, digits) for item in value)
    return round(value, digits) if isinstance(value, float) else value


def smaller_dicts(value: dict[Value, Value]) -> Iterator[Value]:
    """Simpler trees, networks and other mappings: fewer pairs, then one value simpler."""
    if is_decision_tree(value):
        return smaller_trees(value)
    if is_network(value):
        return smaller_networks(value)
    simpler = one_simpler(list(value.values()), smaller)
    return chain(map(dict, fewer(list(value.items()))), (dict(zip(value, items, strict=True)) for items in simpler))


def smaller_arrays(value: Array) -> Iterator[Array]:
    """Arrays with fewer rows, and with one entry simpler."""
    if not value.shape:
        return
    width = len(value.items) // max(value.shape[0], 1)
    for rows in fewer(range(value.shape[0])):
        kept = tuple(item for row in rows for item in value.items[row * width : (row + 1) * width])
        yield Array(value.dtype, (len(rows), *value.shape[1:]), kept)
    for items in one_simpler(value.items, smaller):
        yield Array(value.dtype, value.shape, tuple(items))
