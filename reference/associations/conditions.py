"""Conditions on baskets and their rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.associations.apriori import candidates, frequent_itemsets, support
from reference.associations.candidates import extended
from reference.associations.closed import closure
from reference.associations.maximal import maximal_frequent
from reference.associations.mistakes.apriori import different_baskets
from reference.associations.mistakes.item_tables import heads_as_lists, one_item_less, rounds_above, shorter_bodies
from reference.associations.mistakes.rules import lift_of_any
from reference.associations.rules import association_rules, splits


def larger_sets(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a set of three or more items is frequent, and some set made of frequent items is not."""
    transactions, least = args["transactions"], args["min_support"]
    found = set(frequent_itemsets(transactions, least))
    single = frozenset[str]().union(*found)
    # sets that occur at all: infrequent ones are among them
    possible = [each for each in frequent_itemsets(transactions, 1) if each <= single]
    return any(len(each) > 2 for each in found) and len(found) < len(possible)


def equal_baskets_count(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether other sets would be frequent if equal baskets counted once."""
    once = different_baskets(args["transactions"])
    found = (frequent_itemsets(baskets, args["min_support"]) for baskets in (args["transactions"], once))
    return next(found) != next(found)


def some_baskets_equal(args: Mapping[str, Any], expected: Sequence[Sequence[bool]]) -> bool:
    """Whether two rows of the table of items are equal."""
    return len({*map(tuple, expected)}) < len(expected)


def sets_of_four(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a set of four or more items is frequent."""
    return any(len(each) > 3 for each in frequent_itemsets(args["transactions"], args["min_support"]))


def rare_candidates(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a set of three or more items is not frequent although all of its subsets are."""
    found = frequent_itemsets(args["transactions"], args["min_support"])
    items = frozenset[str]().union(*found)
    # else candidates from the third level on would not have to be counted
    made = [each for size in range(2, len(items)) for each in candidates_of(found, size, items)]
    return any(each not in found for each in made)


def candidates_of(found: Sequence[frozenset[str]], size: int, items: frozenset[str]) -> frozenset[frozenset[str]]:
    """The candidates that the frequent sets of one size make."""
    return candidates([each for each in found if len(each) == size], size, items)


def no_basket_is_a_level(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no transaction equals the set of frequent items, so that an input cannot pass as a level of Apriori."""
    single = frozenset[str]().union(*frequent_itemsets(args["transactions"], args["min_support"]))
    return all(single != frozenset(transaction) for transaction in args["transactions"])


def some_rules_hold(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether at least two rules of frequent item sets reach the minimum confidence, and at least two do not."""
    wholes = frequent_itemsets(args["transactions"], args["min_support"])
    return 2 <= len(expected) <= sum(len(splits(whole)) for whole in wholes) - 2


def support_decides(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule is left out only for its support, although its body alone has the minimum support."""
    transactions, least = args["transactions"], args["min_support"]
    sure = association_rules(transactions, 1, args["min_confidence"])
    return any(rule["support"] < least <= support(rule["body"], transactions) for rule in sure)


def starts_above(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the first minimum support is larger than the number of baskets."""
    return bool(args["start"] > len(args["transactions"]))


def rules_of_four(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the last round finds rules of four items or more."""
    least = expected[-1][0]
    rules = association_rules(args["transactions"], least, args["min_confidence"])
    return any(len(rule["body"]) + len(rule["head"]) > 3 for rule in rules)


def any_item_differs(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the lift is another one if a basket with any item of a set is taken for one with all of them."""
    return bool(lift_of_any(args["body"], args["head"], args["transactions"]) != expected)


def border_counts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some round counts a rule whose confidence is exactly the minimum."""
    return bool(expected != rounds_above(**args))


def several_superfluous(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether at least two rules are superfluous, and comparisons of lists, lengths or neighbours give other rules."""
    rules = args["rules"]
    return len(expected) < len(rules) - 1 and expected not in (
        heads_as_lists(rules),
        shorter_bodies(rules),
        one_item_less(rules),
    )


def check_tells(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether some joined sets pass the check and some do not, and other ways to join or extend propose other sets."""
    proposed, frequent = expected["joined"], args["frequent"]
    sets = [frozenset(each) for each in frequent]
    unions = {one | other for one in sets for other in sets if len(one | other) == len(one) + 1}
    return (
        0 < len(expected["candidates"]) < len(proposed) and len({*map(len, (proposed, unions, extended(frequent)))}) > 2
    )


def maximal_sizes_differ(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the maximal sets have several sizes, one has three items or more, and at most 24 sets are frequent."""
    found = maximal_frequent(**args)
    few = len(frequent_itemsets(**args)) < 25  # a trace that can be followed on paper
    return few and len({*map(len, found)}) > 1 and any(len(each) > 2 for each in found)


def closed_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the closed sets are not all frequent sets, not the maximal ones, and not all common to two baskets."""
    frequent, largest = frequent_itemsets(**args, include_empty=True), maximal_frequent(**args)
    several = len(largest) + 1 < len(expected) < len(frequent) < 30
    baskets = [frozenset(each) for each in args["transactions"]]
    return several and any(each not in {one & other for one in baskets for other in baskets} for each in expected)


def closures_tell(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether rules are there of each kind: closed or not, as the body is closed or not."""
    transactions = args["transactions"]
    wholes = [each for each in frequent_itemsets(transactions, 1) if len(each) in (2, 3)]
    kinds = {
        (closure(body | head, transactions) == body | head, closure(body, transactions) == body)
        for whole in wholes
        for body, head in splits(whole)
    }
    return len(kinds) == 4


def four_goods(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the baskets have four goods, none has all or is in all, and the asked one has company, but not always."""
    baskets = [set(each) for each in args["transactions"]]
    with_it = [each for each in baskets if args["single"] in each]
    together = closure([args["single"]], args["transactions"])
    several = len(set().union(*baskets)) == 4 > max(map(len, baskets)) and not set.intersection(*baskets)
    return several and 1 < len(together) < len(set().union(*with_it))
