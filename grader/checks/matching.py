"""A matching of an answer's items with the expected ones, where order is free and numbers are only near.

Items that are the same are found by a key; what is left is tried by its texts, the nearest numbers first, and then by
all there is. The tries are counted, so that a long wrong answer costs no more than a long right one.
"""

import math
from bisect import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from grader.checks.containers import items_of, unwrapped
from grader.checks.equal import EXACT_FLOAT_LIMIT, canonical
from grader.checks.numeric import float_of
from grader.codec.values import Record, Value

Fits = Callable[[Value, Value], bool]  # an expected item, and one of the answer's
Leaf = str | float  # a text in lower case, or a number
MAX_MATCH_TRIES = 5_000  # comparisons of two items in all, besides two for each item
MAX_TRIES_OF_FLOOD = 100  # for an answer of far more items than expected, which is wrong whatever fits
FAR_MORE = 20  # items beyond twice as many
MAX_ITEM_TRIES = 200  # tries for one item at one stage, so that one that fits nothing leaves some for the others
MAX_PAIRS_TRIED = 100  # pairs of items that are simply all tried: to make keys takes longer
# Items too many, beyond four times as many as expected, from which on none is taken for a near one.
MAX_EXTRA_ITEMS = 2_000


@dataclass(frozen=True, slots=True)
class ItemMatch:
    """The expected place of each item of the answer that has one, the expected items left over, and the answer's."""

    places: dict[int, int]
    missing: tuple[int, ...]
    extra: tuple[int, ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing and nothing too many."""
        return not self.missing and not self.extra


def matched_items(
    expected: Sequence[Value],
    observed: Sequence[Value],
    fits: Fits,
    *,
    seen: Callable[[Any], Value] | None = None,
    shared: bool = False,
) -> ItemMatch:
    """The items of an answer matched with the expected ones, each with one; where `shared`, as in sets, with any.

    `seen` is as much of an item as `fits` looks at; with it, or with named fields, what fits may have other texts.
    """
    wanted, given = (MatchSide(list(map(seen, side)) if seen else side) for side in (expected, observed))
    places: dict[int, int] = {}
    owners: dict[int, int] = {}  # of an expected item, one of the answer's
    few = not shared and has_far_more(expected, observed)
    tries = iter(range((MAX_TRIES_OF_FLOOD if few else MAX_MATCH_TRIES) + 2 * (len(expected) + len(observed))))
    loose = seen is not None or any(isinstance(item, dict | Record) for side in (expected, observed) for item in side)
    for index in (by_key, by_leaves, by_texts, *((by_all,) if loose else ())):
        missing, extra = wanted.left(owners), given.left(places)
        if (
            not (missing or extra)
            or not (shared or (missing and extra))
            or len(extra) > MAX_EXTRA_ITEMS + 4 * len(expected)
        ):
            break
        if index in (by_texts, by_all):  # where tries may run out, what is found must not depend on a set's order
            missing, extra = wanted.steady(missing), given.steady(extra)
        find = index(wanted, range(len(expected)) if shared else missing, given)
        for number in extra:
            free = (place for place in find(number) if shared or place not in owners)
            # The functions made here are done with before the loop goes on.
            for place in _first(free, tries, lambda place: fits(expected[place], observed[number])):  # noqa: B023
                places[number] = place
                owners.setdefault(place, number)
        if shared:
            find = index(given, range(len(observed)), wanted)
            for place in [place for place in missing if place not in owners]:
                for number in _first(find(place), tries, lambda own: fits(expected[place], observed[own])):  # noqa: B023
                    owners[place] = number
    return ItemMatch(places, tuple(wanted.left(owners)), tuple(given.left(places)))


def has_far_more(expected: Sequence[Value], observed: Sequence[Value]) -> bool:
    """Whether an answer has so many more items than expected that it is wrong whatever fits, and not worth a search."""
    return len(observed) > FAR_MORE + 2 * len(expected)


def is_covered(expected: Sequence[Any], observed: Sequence[Any], fits: Fits) -> bool:
    """Whether two collections are the same as sets."""
    kinds = {*map(type, expected), *map(type, observed)}
    if kinds <= {str}:  # as most sets are, and compared at once
        return {item.strip() for item in expected} == {item.strip() for item in observed}
    if kinds <= {str, int} and set(map(canonical, expected)) == set(map(canonical, observed)):
        return True  # and if not, one whole number may still be near another
    if len(expected) * len(observed) > MAX_PAIRS_TRIED:
        return matched_items(expected, observed, fits, shared=True).is_whole
    return all(any(fits(item, own) for item in expected) for own in observed) and all(
        any(fits(item, own) for own in observed) for item in expected
    )


def _first(places: Iterable[int], tries: Iterator[int], fits: Callable[[int], bool]) -> tuple[int, ...]:
    """The first place that fits, if there is one before the tries run out."""
    return next(((place,) for place, _ in zip(islice(places, MAX_ITEM_TRIES), tries, strict=False) if fits(place)), ())


class MatchSide:
    """The items of one side with the keys they are found by, each made when it is first needed."""

    def __init__(self, items: Sequence[Value]) -> None:
        self.items = items

    @cached_property
    def keys(self) -> list[Hashable]:
        """A key of each item, equal for values that are the same."""
        return list(map(canonical, self.items))

    @cached_property
    def leaves(self) -> list[frozenset[Leaf]]:
        """The texts and numbers that each item holds somewhere, in whatever form and order."""
        return [leaf_set(item) for item in self.items]

    @cached_property
    def texts(self) -> list[tuple[frozenset[str], float]]:
        """The texts that each item holds, and the sum of its numbers."""
        return [_texts_and_total(leaves) for leaves in self.leaves]

    def left(self, found: dict[int, int]) -> list[int]:
        """The places that have not been found."""
        return [place for place in range(len(self.items)) if place not in found]

    def steady(self, places: list[int]) -> list[int]:
        """The places in an order that comes from what the items hold."""
        return sorted(places, key=lambda place: (self.texts[place][1], sorted(self.texts[place][0])))


Find = Callable[[int], Iterable[int]]  # for a place of one side, those of the other that may fit, likeliest first


def by_key(pool: MatchSide, places: Iterable[int], asking: MatchSide) -> Find:
    """A finder of items that are the same value, by their keys."""
    return _buckets(pool.keys, places, asking.keys)


def by_leaves(pool: MatchSide, places: Iterable[int], asking: MatchSide) -> Find:
    """A finder of items that hold the same texts and numbers."""
    return _buckets(pool.leaves, places, asking.leaves)


def _buckets(pool: Sequence[Hashable], places: Iterable[int], asking: Sequence[Hashable]) -> Find:
    buckets: dict[Hashable, list[int]] = {}
    for place in places:
        buckets.setdefault(pool[place], []).append(place)
    return lambda number: buckets.get(asking[number], ())


def by_texts(pool: MatchSide, places: Iterable[int], asking: MatchSide) -> Find:
    """A finder of items that hold the same texts, those with the nearest sum of numbers first."""
    buckets: dict[Hashable, list[tuple[float, int]]] = {}
    for place in places:
        texts, total = pool.texts[place]
        buckets.setdefault(texts, []).append((total, place))
    for bucket in buckets.values():
        bucket.sort()

    def find(number: int) -> Iterator[int]:
        texts, total = asking.texts[number]
        return _outwards(buckets.get(texts, []), total)

    return find


def _outwards(bucket: list[tuple[float, int]], total: float) -> Iterator[int]:
    """The places in a sorted bucket, the nearest first."""
    above = bisect(bucket, (total, -1))
    below = above - 1
    while below >= 0 or above < len(bucket):
        if above == len(bucket) or (below >= 0 and total - bucket[below][0] < bucket[above][0] - total):
            yield bucket[below][1]
            below -= 1
        else:
            yield bucket[above][1]
            above += 1


def by_all(pool: MatchSide, places: Iterable[int], asking: MatchSide) -> Find:
    """A finder that offers every place to every item."""
    every = tuple(places)
    return lambda number: every


def leaf_set(item: Value) -> frozenset[Leaf]:
    """The texts and numbers inside an item, each once; NaN as a text."""
    found: set[Leaf] = set()
    inside: list[Any] = [item]
    while inside:
        each = inside.pop()
        kind = type(each)
        if kind is str:
            found.add(each.strip().casefold())
        elif kind is float or (
            kind is int and -EXACT_FLOAT_LIMIT < each < EXACT_FLOAT_LIMIT
        ):  # hashes of larger ones may collide
            found.add(each if each == each else "nan")  # noqa: PLR0124  NaN is not the same as itself
        elif isinstance(each, list | tuple | set | frozenset):
            inside.extend(each)
        elif isinstance(each, dict):
            inside.extend(each.values())
        else:
            inside.extend(_opened(each, found))
    return frozenset(found)


def _opened(value: Value, found: set[Leaf]) -> tuple[Value, ...]:
    """The values that a value holds; a number, which holds none, is added to `found`."""
    items = items_of(value)
    plain = unwrapped(value)
    if items is not None or isinstance(plain, str):
        return items if items is not None else (str(plain),)
    number = float(plain) if isinstance(plain, bool) else float_of(plain)
    if number is not None:
        found.add("nan" if math.isnan(number) else number)
    return ()


def _texts_and_total(leaves: frozenset[Leaf]) -> tuple[frozenset[str], float]:
    # Cut, as with an infinity among them the sums of all items would be one, or NaN.
    numbers = [leaf for leaf in leaves if not isinstance(leaf, str)]
    return frozenset(leaf for leaf in leaves if isinstance(leaf, str)), math.fsum(
        min(max(number, -1e300), 1e300) for number in numbers
    )
