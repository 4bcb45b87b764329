"""Known mistakes about items, sets of them, and rules once they are found."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.associations.apriori import Transactions
from reference.associations.item_tables import to_boolean
from reference.associations.rules import association_rules


def columns_as_they_come(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """Columns in the order in which items first occur."""
    baskets = [[f"{feature}={row[feature]}" for feature in features] for row in rows]
    items = list(dict.fromkeys(item for basket in baskets for item in basket))
    return [[item in basket for item in items] for basket in baskets]


def table_on_its_side(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """A row for each item and a column for each basket."""
    upright = to_boolean([[f"{feature}={row[feature]}" for feature in features] for row in rows])
    return [list(column) for column in zip(*upright, strict=True)]


def by_the_ends(functions: Sequence[Any]) -> list[str]:
    """Only the empty set compared with the whole. Blockeel, section 5.2.2: confidence is neither in its body."""
    words = []
    for values in functions:
        known = {frozenset(items): value for items, value in values}
        least, most = known[frozenset()], known[max(known, key=len)]
        words.append("both" if least == most else "monotone" if least < most else "anti-monotone")
    return words


def strictly(functions: Sequence[Any]) -> list[str]:
    """A larger set asked to have a value that is really larger, or smaller."""
    words = []
    for values in functions:
        known = {frozenset(items): value for items, value in values}
        pairs = [(known[small], known[large]) for small in known for large in known if small < large]
        rises, falls = all(a < b for a, b in pairs), all(a > b for a, b in pairs)
        words.append("monotone" if rises else "anti-monotone" if falls else "neither")
    return words


def one_size_too_many(p: float, least: float) -> int:
    """The first size that is no longer frequent."""
    size = 0
    while p**size >= least:
        size += 1
    return size


def single_heads(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Only rules whose head is one item."""
    rounds: list[list[int]] = []
    for support in range(start, 0, -1):
        rules = association_rules(transactions, support, min_confidence)
        rounds.append([support, sum(len(rule["head"]) == 1 for rule in rules)])
        if rounds[-1][1] >= wanted:
            break
    return rounds


def added_rounds(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """The rules of all rounds added up, though each round finds those of the rounds before again."""
    rounds: list[list[int]] = []
    found = 0
    for support in range(start, 0, -1):
        found += len(association_rules(transactions, support, min_confidence))
        rounds.append([support, found])
        if found >= wanted:
            break
    return rounds
