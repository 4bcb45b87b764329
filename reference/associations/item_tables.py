"""Tables as baskets and baskets as tables; monotonicity of set functions. Blockeel, section 5.2; Flach, section 6.3."""

import itertools
import math
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Any


def rows_to_transactions(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[str]]:
    """Each row as the items `feature=value`, in the order of `features`. Flach, section 6.3.

    >>> rows_to_transactions([{"gills": "no", "beak": "yes"}], ["beak", "gills"])
    [['beak=yes', 'gills=no']]
    """
    return [[f"{feature}={row[feature]}" for feature in features] for row in rows]


def to_boolean(transactions: Sequence[Collection[str]]) -> list[list[bool]]:
    """A row for each basket, a column for each item sorted by name: True if the basket has it. Blockeel, example 5.3.

    >>> to_boolean([["b", "c"], ["a"]])
    [[False, True, True], [True, False, False]]
    """
    items = sorted({item for basket in transactions for item in basket})
    return [[item in basket for item in items] for basket in transactions]


def item_table(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """Rows as a table of items: which `feature=value` each row has; columns sorted by name."""
    return to_boolean(rows_to_transactions(rows, features))


def monotonicity(values: Sequence[Sequence[Any]]) -> str:
    """The monotonicity of a set function that is given as `[set, value]` for all sets.

    A constant is both. Blockeel, definition 5.5.

    >>> monotonicity([[[], 3], [["a"], 2], [["b"], 3], [["a", "b"], 0]])
    'anti-monotone'
    """
    known = {frozenset(items): value for items, value in values}
    # all pairs of sets, as a student's table may list them in any order
    pairs = [(known[small], known[large]) for small in known for large in known if small < large]
    rises = all(small <= large for small, large in pairs)
    falls = all(small >= large for small, large in pairs)
    return {(True, True): "both", (True, False): "monotone", (False, True): "anti-monotone"}.get(
        (rises, falls), "neither"
    )


def monotonicities(functions: Sequence[Sequence[Sequence[Any]]]) -> list[str]:
    """The monotonicity of each of several set functions."""
    return [monotonicity(values) for values in functions]


def chance_of_set(p: float, size: int) -> float:
    """The probability that a basket has all of `size` independent items. Blockeel, section 5.2.4.

    >>> chance_of_set(0.5, 6)
    0.015625
    """
    return p**size


def max_frequent_size(p: float, least: float) -> int:
    """The size of the largest sets that are expected to be frequent; computed exactly.

    >>> max_frequent_size(0.5, 0.01), max_frequent_size(0.35, 0.1225)
    (6, 2)
    """
    # powers of fractions: the floor of log(least) / log(p) is off by one in floats (0.35, 0.1225)
    share, needed = Fraction(str(p)), Fraction(str(least))
    return next(size for size in itertools.count() if share ** (size + 1) < needed)


def count_itemsets(items: int, size: float) -> int:
    """The number of sets of a given size.

    >>> count_itemsets(10, 6), count_itemsets(100, 6)
    (210, 1192052400)
    """
    return math.comb(items, round(size))  # the size may be a part that a student gave as a float


def count_up_to(items: int, size: float) -> int:
    """The number of sets up to a given size, without the empty one.

    >>> count_up_to(10, 6)
    847
    """
    return sum(math.comb(items, each) for each in range(1, round(size) + 1))


def share_of_baskets(count: int, total: int) -> float:
    """A count divided by the number of baskets."""
    return count / total


def probability_of_head(both: float, body: float) -> float:
    """The probability of the head, given the body: the confidence. Flach, section 6.3."""
    return both / body


def ratio_to_chance(both: float, body: float, head: float) -> float:
    """The lift: the frequency of body and head together, divided by the frequency if they were independent."""
    return both / (body * head)
