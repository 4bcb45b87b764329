"""Careless looks at a value: what somebody takes it for who has not thought of repeats, of ties or of negative numbers.

A look is a function from a value to what it is taken for. Where it is not for values of this kind, it gives the value
itself.
"""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

Look = Callable[[Any], Any]
TINY = 1e-11  # what ties are broken by: far below the tolerance of every check


def is_number(value: Any) -> bool:
    """Whether a value is a whole number or a float; truth values are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def has_numbers(value: Any) -> bool:
    """Whether a value is a list of numbers, such as a point, in which equal numbers are no repeats."""
    return isinstance(value, list | tuple) and any(map(is_number, value))


def of_kind(*kinds: type) -> Callable[[Look], Look]:
    """The decorator of a look that is for values of some kinds only."""
    return lambda look: lambda value: look(value) if type(value) in kinds else value


def at_items(change: Look) -> Look:
    """The look that changes each item of a list or tuple, and each value of a dict, as far as it is a list or dict."""

    def look(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: change(item) for key, item in value.items()}
        return type(value)(map(change, value)) if type(value) in (list, tuple) else value

    return look


def at_leaves(change: Look) -> Look:
    """The look that changes every number, text, truth value and None, however deep in lists and dicts it stands."""

    def look(value: Any) -> Any:
        return at_items(look)(value) if isinstance(value, list | tuple | dict) else change(value)

    return look


def at_numbers(change: Callable[[Any], Any]) -> Look:
    """The look that changes every number, however deep it stands."""
    return at_leaves(lambda leaf: change(leaf) if is_number(leaf) else leaf)


@of_kind(list, tuple)
def in_order(value: Any) -> Any:
    """The items in order; texts, numbers, and pairs by their texts."""
    return type(value)(sorted(value, key=None if all(map(is_number, value)) else repr))


@of_kind(list, tuple)
def without_repeats(value: Any) -> Any:
    """Each item once."""
    return type(value)(item for place, item in enumerate(value) if item not in value[:place])


@of_kind(dict)
def with_sorted_keys(value: Any) -> Any:
    """The same dict with its keys in order."""
    return {key: value[key] for key in sorted(value, key=str)}


@of_kind(dict)
def with_reversed_keys(value: Any) -> Any:
    """The same dict with its last key first."""
    return {key: value[key] for key in reversed(value)}


@of_kind(list)
def cut_at_shortest(value: Any) -> Any:
    """Lists in a list, each as long as the shortest: what `zip` leaves of them."""
    sizes = [len(item) for item in value if isinstance(item, list | tuple)]
    return [item[: min(sizes)] for item in value] if value and len(sizes) == len(value) else value


def are_examples(value: Any) -> bool:
    """Whether a value is a list of pairs of a number or point and its label or target."""
    pairs = isinstance(value, list) and all(isinstance(item, list | tuple) and len(item) == 2 for item in value)
    return pairs and all(isinstance(x, list | tuple) or (is_number(x) and not is_number(y)) for x, y in value)


def held_by_point(value: Any) -> Any:
    """Of examples with the same point only the last: what is left of them in a dict."""
    return [*{repr(item[0]): item for item in value}.values()] if are_examples(value) else value


def two_of(labels: list[Any]) -> list[Any]:
    """Labels in which every one beyond the second that occurs is taken for the second."""
    seen = list(dict.fromkeys(labels)) if all(isinstance(item, str | bool | None) for item in labels) else []
    return [item if item in seen[:2] else seen[1] for item in labels] if len(seen) > 2 else labels


@of_kind(list)
def two_labels(value: Any) -> Any:
    """Labels, or those at the end of examples or rows, of which all beyond the second are taken for the second."""
    if value and all(isinstance(item, dict) and item for item in value):
        ends = two_of([[*item.values()][-1] for item in value])
        return [{**item, [*item][-1]: end} for item, end in zip(value, ends, strict=True)]
    if are_examples(value):
        ends = two_of([label for _, label in value])
        return [type(item)([item[0], end]) for item, end in zip(value, ends, strict=True)]
    return two_of(value) if all(isinstance(item, str) for item in value) else value


@of_kind(list, dict)
def without_zeros(value: Any) -> Any:
    """Numbers, or a dict of them, without those that are 0: what `if value` leaves of them."""
    if isinstance(value, dict):
        return {key: without_zeros(item) for key, item in value.items() if not (is_number(item) and item == 0)}
    return [item for item in value if item] if all(map(is_number, value)) else value


def without_none(value: Any) -> Any:
    """Lists and dicts without None, however deep; tables without the rows that have one."""
    if isinstance(value, dict):
        return {key: without_none(item) for key, item in value.items() if item is not None}
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return [item for item in value if None not in item.values()]
    return [without_none(item) for item in value if item is not None] if isinstance(value, list) else value


def untied(sign: int) -> Look:
    """The look in which no two numbers are equal: each is larger, or smaller, by a tiny amount for its place."""

    def look(value: Any) -> Any:
        places = count()
        return at_numbers(lambda number: number + sign * TINY * next(places))(value)

    return look


LOOKS: Mapping[str, Look] = {
    "sorted": in_order,
    "reversed": of_kind(list)(lambda value: value[::-1]),
    "without repeats": without_repeats,
    "first two": of_kind(list)(lambda value: value[:2]),
    "first three": of_kind(list)(lambda value: value[:3]),
    "without the first": of_kind(list)(lambda value: value[1:]),
    "without the last": of_kind(list)(lambda value: value[:-1]),
    "keys sorted": with_sorted_keys,
    "keys reversed": with_reversed_keys,
    "first two keys": of_kind(dict)(lambda value: dict([*value.items()][:2])),
    "whole": at_numbers(lambda number: type(number)(int(number)) if abs(number) < 1e15 else number),
    "rounded to whole": at_numbers(lambda number: type(number)(round(number)) if abs(number) < 1e15 else number),
    "size": at_numbers(abs),
    "negative as 0": at_numbers(lambda number: max(number, type(number)(0))),
    "at most three": of_kind(int)(lambda value: min(value, 3)),
    "zero as missing": of_kind(int, float)(lambda value: value or type(value)(1)),
    "zeros left out": of_kind(list)(without_zeros),
    "entries of 0 left out": of_kind(dict)(without_zeros),
    "records without repeats": of_kind(list)(lambda value: value if has_numbers(value) else without_repeats(value)),
    "None as 0": at_leaves(lambda leaf: 0 if leaf is None else leaf),
    "None left out": without_none,
    "None as a text": at_leaves(lambda leaf: "None" if leaf is None else leaf),
    "inner lists sorted": at_items(in_order),
    "inner lists reversed": at_items(of_kind(list, tuple)(lambda item: item[::-1])),
    "inner names without repeats": at_items(lambda item: item if has_numbers(item) else without_repeats(item)),
    "inner lists cut at two": at_items(of_kind(list)(lambda item: item[:2])),
    "inner lists without the last": at_items(of_kind(list)(lambda item: item[:-1])),
    "inner lists cut at the shortest": cut_at_shortest,
    "columns sorted": at_items(with_sorted_keys),
    "columns reversed": at_items(with_reversed_keys),
    "examples held by their points": held_by_point,
    "two labels": two_labels,
    "ties to the last": untied(1),
    "ties to the first": untied(-1),
}
OF_THE_ANSWER = (  # what spoils an answer just before it is returned; other looks belong to what a program reads
    *("sorted", "reversed", "records without repeats", "first two", "first two keys", "without the last", "size"),
    *("negative as 0", "entries of 0 left out", "None left out", "None as 0", "inner names without repeats"),
    *("inner lists sorted", "inner lists cut at two"),
)
