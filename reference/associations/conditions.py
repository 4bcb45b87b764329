"""Conditions on baskets and their rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.associations.apriori import frequent_itemsets
from reference.associations.rules import splits


def larger_sets(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a set of three or more items is frequent, and some set made of frequent items is not."""
    transactions, least = args["transactions"], args["min_support"]
    found = set(frequent_itemsets(transactions, least))
    single = frozenset[str]().union(*found)
    # sets that occur at all: infrequent ones are among them
    possible = [each for each in frequent_itemsets(transactions, 1) if each <= single]
    return any(len(each) > 2 for each in found) and len(found) < len(possible)


def no_basket_is_a_level(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no transaction equals the set of frequent items, so that an input cannot pass as a level of Apriori."""
    single = frozenset[str]().union(*frequent_itemsets(args["transactions"], args["min_support"]))
    return all(single != frozenset(transaction) for transaction in args["transactions"])


def some_rules_hold(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether at least two rules of frequent item sets reach the minimum confidence, and at least two do not."""
    wholes = frequent_itemsets(args["transactions"], args["min_support"])
    return 2 <= len(expected) <= sum(len(splits(whole)) for whole in wholes) - 2
