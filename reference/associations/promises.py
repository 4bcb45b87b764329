"""Promises about baskets, rules and set functions: what exercises say of every input."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.associations.rules import association_rules
from reference.shared.promises import are_distinct

CLEAR = 1e-6  # by how much a confidence differs from a minimum that it does not equal: far beyond rounding


def are_baskets(transactions: Sequence[Sequence[str]]) -> bool:
    """Whether there is a basket, and every basket has items, each once."""
    return bool(transactions) and all(basket and are_distinct(basket) for basket in transactions)


def occurs(items: Sequence[str], transactions: Sequence[Sequence[str]]) -> bool:
    """Whether some basket contains all of the items, of which none is listed twice."""
    return are_distinct(items) and any(set(items) <= set(basket) for basket in transactions)


def are_clear_confidences(transactions: Sequence[Sequence[str]], min_confidence: float) -> bool:
    """Whether each rule's confidence is 0.5 or 1 like the minimum, or is clearly another number."""
    # a half and a whole are exact, however somebody divides; of others floats may make more or less
    if min_confidence in (0, 0.5, 1):
        return True
    reached = {rule["confidence"] for rule in association_rules(transactions, 1, 0)}
    return all(abs(each - min_confidence) > CLEAR for each in reached)


def are_measured_rules(rules: Sequence[Mapping[str, Any]]) -> bool:
    """Whether all rules differ, have a body and a head without a common item, and a confidence from 0 to 1."""
    parts = [(frozenset(rule["body"]), frozenset(rule["head"])) for rule in rules]
    apart = all(body and head and not body & head for body, head in parts)
    return apart and are_distinct(parts) and all(0 <= rule["confidence"] <= 1 for rule in rules)


def is_set_function(values: Sequence[Sequence[Any]]) -> bool:
    """Whether every set of the items that occur has a value, and only one."""
    listed = [frozenset(items) for items, _ in values]
    items = frozenset[str]().union(*listed)
    return are_distinct(listed) and len(listed) == 2 ** len(items)


def are_sets_of_one_size(frequent: Sequence[Sequence[str]]) -> bool:
    """Whether the sets all differ and have the same number of items, at least one, each item once."""
    alike = len({len(each) for each in frequent}) < 2 and all(each and are_distinct(each) for each in frequent)
    return alike and are_distinct(frozenset(each) for each in frequent)
