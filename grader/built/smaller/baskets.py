"""Fewer and smaller baskets: transactions, documents and other lists of lists of names."""

from collections.abc import Iterator, Mapping
from typing import TypeGuard

from grader.built.smaller.sequences import fewer, one_simpler
from grader.codec.values import Value

Baskets = list[list[str]]


def are_baskets(value: Value) -> TypeGuard[Baskets]:
    """Whether the value is a list of lists of names."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(basket, list | tuple) and all(isinstance(item, str) for item in basket) for basket in value)
        and any(value)
    )


def smaller_baskets(baskets: Baskets) -> Iterator[Baskets]:
    """Fewer baskets, then baskets of which one has an item less."""
    yield from fewer(baskets)
    yield from one_simpler(baskets, lambda basket: (type(basket)(rest) for rest in fewer(basket)))


def without_items(inputs: Mapping[str, Value]) -> Iterator[dict[str, Value]]:
    """The inputs without one item, wherever it lies in a basket or list of names; emptied baskets are left out."""
    items = dict.fromkeys(
        item for value in inputs.values() if are_baskets(value) for basket in value for item in basket
    )
    for item in reversed(items):
        yield {name: without_item(value, item) for name, value in inputs.items()}


def without_item(value: Value, item: str) -> Value:
    """Baskets, or a list of names, without the item."""
    if are_baskets(value):
        left = [type(basket)(each for each in basket if each != item) for basket in value]
        return [basket for basket, before in zip(left, value, strict=True) if basket or not before]
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return [each for each in value if each != item]
    return value
