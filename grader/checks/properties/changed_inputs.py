"""Inputs with another look and the same meaning: shuffled, doubled, scaled, with columns permuted, with other names."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from grader.checks.containers import kind_of
from grader.codec.values import Array, Frame, Record, Scalar, Series, Value


def argument_items(value: Value) -> list[Value]:
    """The items of an argument; raises ValueError for what has none."""
    if isinstance(value, Array) and value.shape:
        length = len(value.items) // max(value.shape[0], 1)
        return [value.items[length * i : length * (i + 1)] for i in range(value.shape[0])]
    if isinstance(value, dict):
        return list(value.items())
    if isinstance(value, list | tuple):
        return list(value)
    raise ValueError(f"Only a list, tuple, dict or array has items; this is {kind_of(value)}.")


def with_rows(value: Any, rows: Sequence[Any]) -> Value:
    """The argument with other items, in the form it had."""
    if isinstance(value, Array):
        return Array(value.dtype, (len(rows), *value.shape[1:]), tuple(item for row in rows for item in row))
    return dict(rows) if isinstance(value, dict) else type(value)(rows)


def shuffled_inputs(values: Sequence[Value], random: Random) -> list[Value]:
    """The arguments with their items in another order, one order for all; unchanged only where no two items differ."""
    parted = [argument_items(value) for value in values]
    if len(set(map(len, parted))) > 1:
        raise ValueError("Arguments that are shuffled together must be equally long.")
    together = reordered_items(list(zip(*parted, strict=True)), random)
    columns = list(zip(*together, strict=True)) if together else [() for _ in values]
    return [with_rows(value, list(column)) for value, column in zip(values, columns, strict=True)]


def reordered_items(items: list[Any], random: Random) -> list[Any]:
    """The items in another order; in the same one only where no two of them differ."""
    order = items[:]
    random.shuffle(order)
    if order == items:  # a short list often comes back as it was, and would prove nothing
        turns = (items[turn:] + items[:turn] for turn in range(1, len(items)))
        return next((turned for turned in turns if turned != items), order)
    return order


def doubled_inputs(values: Sequence[Value], random: Random) -> list[Value]:
    """The arguments with every item twice, as if all had been seen again."""
    if any(isinstance(value, dict) for value in values):
        raise ValueError("A dict cannot have an item twice.")
    return [with_rows(value, [item for item in argument_items(value) for _ in range(2)]) for value in values]


def scaled_inputs(values: Sequence[Value], random: Random, by: float = 2) -> list[Value]:
    """The arguments with every number in them multiplied by one factor."""
    return [multiplied_value(value, by) for value in values]


def multiplied_value(value: Value, by: float) -> Value:
    """A value with all numbers in it multiplied; of a dict those that are values."""
    match value:
        case bool() | str() | None:
            return value
        case int() | float():
            return value * by
        case list() | tuple():
            return type(value)(multiplied_value(item, by) for item in value)
        case dict():
            return {key: multiplied_value(item, by) for key, item in value.items()}
        case Array(dtype, shape, items):
            return Array(dtype, shape, tuple(multiplied_value(item, by) for item in items))
    raise ValueError(f"Only numbers, and what holds them, can be scaled; this is {kind_of(value)}.")


def permuted_inputs(values: Sequence[Value], random: Random) -> list[Value]:
    """The arguments with a table's columns, the coordinates of points or the items of a basket in another order."""
    order = random.random()  # one seed for all rows, so that their columns stay columns
    return [with_rows(value, [permuted_row(row, Random(order)) for row in argument_items(value)]) for value in values]


def permuted_row(row: Value, random: Random) -> Value:
    """A row with its entries in another order: rows of one length all in the same."""
    if isinstance(row, dict):
        return dict(reordered_items(list(row.items()), random))
    if isinstance(row, list | tuple):
        places = reordered_items(list(range(len(row))), random)
        return type(row)(row[place] for place in places)
    raise ValueError(f"Only the rows of a table, points and baskets have entries to permute; one is {kind_of(row)}.")


def renamed_inputs(values: Sequence[Value], random: Random) -> list[Value]:
    """The arguments with another name for every text in them, as `other_names` gives it; keys keep theirs."""
    names = other_names(values)
    if not names:
        raise ValueError("There is no text to rename in it.")
    return [with_texts(value, lambda text: names[text], keys=False) for value in values]


def other_names(values: Sequence[Value]) -> dict[str, str]:
    """A new name for each text: none of the old ones, and in the opposite order, so that no sorting stays the same.

    >>> other_names([["no", "yes"]])
    {'no': 'name2', 'yes': 'name1'}
    """
    texts = sorted({text for value in values for text in texts_in(value)})
    # A word that no text holds, so that `with_old_names` finds only names that we gave.
    prefix = next(each for each in ("name", "other", "label", "renamed") if not any(each in text for text in texts))
    return {text: f"{prefix}{len(texts) - place}" for place, text in enumerate(texts)}


def texts_in(value: Value) -> Iterator[str]:
    """Every text inside that is no key."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_in(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from texts_in(item)
    elif isinstance(value, Array):
        yield from (item for item in value.items if isinstance(item, str))


def with_old_names(value: Value, values: Sequence[Value]) -> Value:
    """An answer to a renamed input with the old names in place of the new ones, inside of longer texts too."""
    old = {new: text for text, new in other_names(values).items()}
    # Whole words, the longest first: `name1` is also the beginning of `name12`.
    pattern = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(old, key=len, reverse=True))) + r")\b")
    return with_texts(value, lambda text: pattern.sub(lambda found: old[found[0]], text), keys=True)


def with_texts(value: Value, change: Callable[[str], str], *, keys: bool) -> Value:
    """A value with every text inside changed; keys, and what else names a place, only if asked."""

    def inside(item: Value) -> Value:
        return with_texts(item, change, keys=keys)

    def named(item: Value) -> Value:
        return inside(item) if keys else item

    match value:
        case str():
            return change(value)
        case dict():
            return {named(key): inside(item) for key, item in value.items()}
        case list() | tuple() | set() | frozenset():
            return type(value)(map(inside, value)) if type(value) in PLAIN_CONTAINERS else list(map(inside, value))
        case Record(name, fields):
            return Record(name, tuple((key, inside(item)) for key, item in fields))
    return table_with_texts(value, inside, named)


def table_with_texts(value: Value, inside: Callable[[Value], Value], named: Callable[[Value], Value]) -> Value:
    """A value of NumPy or pandas with every text inside changed; anything else as it is."""
    match value:
        case Scalar(dtype, item):
            return Scalar(dtype, inside(item))
        case Array(dtype, shape, items):
            return Array(dtype, shape, tuple(map(inside, items)))
        case Series(dtype, index, items):
            return Series(dtype, tuple(map(named, index)), tuple(map(inside, items)))
        case Frame(columns, index, rows):
            cells = tuple(tuple(map(inside, row)) for row in rows)
            return Frame(tuple(map(named, columns)), tuple(map(named, index)), cells)
    return value


PLAIN_CONTAINERS = (list, tuple, set, frozenset)  # types that can be made anew; `Items` needs its type's name too
InputChange = Callable[..., list[Value]]
CHANGES: Mapping[str, InputChange] = {
    "shuffle": shuffled_inputs,
    "duplicate": doubled_inputs,
    "scale": scaled_inputs,
    "permute": permuted_inputs,
    "rename": renamed_inputs,
}
