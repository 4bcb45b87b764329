"""Shorter sequences, and sequences with simpler items."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, zip_longest
from typing import Any, TypeVar

Item = TypeVar("Item")
FEW_ITEMS = 3  # items that are mostly enough
MAX_SINGLE_ITEMS = 40  # items of a sequence that are tried one by one


def fewer(items: Sequence[Item]) -> Iterator[list[Item]]:
    """Shorter lists: one, two or three of the items; then all without a half, a quarter, down to a single one.

    Never none at all. A small example is mostly there at once, and saves the steps in between.

    >>> list(fewer("abc"))
    [['a'], ['c'], ['a', 'b'], ['b', 'c'], ['a', 'c']]
    """
    seen: set[tuple[int, ...]] = set()
    for places in chain(stretches(len(items)), remainders(len(items))):
        if places not in seen and 0 < len(places) < len(items):
            seen.add(places)
            yield [items[place] for place in places]


def stretches(length: int) -> Iterator[tuple[int, ...]]:
    """A few short stretches of a sequence, the shortest first: its beginning, its end, and some between."""
    for size in range(1, FEW_ITEMS + 1):
        last = max(length - size, 0)
        for start in dict.fromkeys(
            (0, last, last // 2, last // 4, last * 3 // 4) if length > 2 * FEW_ITEMS else (0, last)
        ):
            yield tuple(range(start, min(start + size, length)))


def remainders(length: int) -> Iterator[tuple[int, ...]]:
    """The places that remain of a sequence without its second half, its first half, each quarter, and so on."""
    size = -(-length // 2)
    while size:
        for start in reversed(range(0, length, size)):
            yield (*range(start), *range(start + size, length))
        size = size // 2 if size > 1 else 0


def one_simpler(items: Sequence[Item], simpler: Callable[[Item], Iterator[Item]]) -> Iterator[list[Item]]:
    """The items with one of them simpler: the simplest form of each item first, then the next."""
    ways = [simpler(item) for item in items[:MAX_SINGLE_ITEMS]]
    for forms in zip_longest(*ways, fillvalue=NO_ITEM):
        for place, form in enumerate(forms):
            if form is not NO_ITEM:
                yield [*items[:place], form, *items[place + 1 :]]


NO_ITEM: Any = object()  # None may be an item
