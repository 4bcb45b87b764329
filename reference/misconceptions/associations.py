"""Known mistakes with item sets and association rules: other counts, other borders, other denominators.

Figures in brackets are for Witten's weather table, minimum 2 (right are 12, 47, 39 and 6 sets of each size), or for
Blockeel's five baskets, minimum 2.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

from reference.associations import (
    AprioriState,
    Itemset,
    Transactions,
    apriori_start,
    apriori_successors,
    association_rules,
    candidates,
    confidence,
    exact,
    frequent_itemsets,
    itemset,
    itemset_supports,
    lift,
    needed,
    rule_holds,
    rule_row,
    splits,
    support,
)
from reference.process import Process

Count = Callable[[Itemset, Transactions], float]
Rows = list[dict[str, Any]]


def same_baskets(items: Itemset, transactions: Transactions) -> int:
    """How many transactions are just this set, where those that contain it were asked (bread and cheese: 0)."""
    return sum(1 for transaction in transactions if itemset(transaction) == items)


def touching_baskets(items: Itemset, transactions: Transactions) -> int:
    """How many transactions have at least one of the items (bread and cheese: 4)."""
    return sum(1 for transaction in transactions if itemset(transaction) & items)


def levels_counted_by(count: Count) -> Process[AprioriState]:
    """Apriori with another support: the same candidates at each level, and the same minimum."""

    def successors(state: AprioriState, transactions: Transactions, min_support: float) -> tuple[AprioriState, ...]:
        if not state.frequent:
            return ()
        items = frozenset[str]().union(*map(itemset, transactions))
        found = candidates(state.frequent, state.size, items)
        kept = (each for each in found if count(each, transactions) >= needed(min_support, transactions))
        return (AprioriState(state.size + 1, frozenset(kept)),)

    return Process(apriori_start, successors)


def uncounted_successors(
    state: AprioriState, transactions: Transactions, min_support: float
) -> tuple[AprioriState, ...]:
    """The candidates themselves from pairs on, as if a set were frequent when all its subsets are."""
    following = apriori_successors(state, transactions, min_support)
    items = frozenset[str]().union(*map(itemset, transactions))
    kept = candidates(state.frequent, state.size, items)
    return tuple(replace(after, frequent=kept) if state.size else after for after in following)


def above_successors(state: AprioriState, transactions: Transactions, min_support: float) -> tuple[AprioriState, ...]:
    """The sets above the minimum, without those that just reach it (26 pairs)."""
    return apriori_successors(state, transactions, min_support + 1)


APRIORI_WHOLE_BASKETS = levels_counted_by(same_baskets)
APRIORI_UNCOUNTED = Process(apriori_start, uncounted_successors)
APRIORI_ABOVE = Process(apriori_start, above_successors)


def frequent_above(transactions: Transactions, min_support: float) -> list[Itemset]:
    """The sets above the minimum, without those that just reach it (26 pairs)."""
    return frequent_itemsets(transactions, min_support + 1)


def frequent_as_whole_baskets(transactions: Transactions, min_support: float) -> list[Itemset]:
    """The sets that are often a whole basket: equality for containment."""
    return [each for each in all_sets(transactions) if same_baskets(each, transactions) >= min_support]


def frequent_items_combined(transactions: Transactions, min_support: float) -> list[Itemset]:
    """Every combination of frequent items that occurs at all, as if it were frequent as well."""
    single = frozenset[str]().union(*frequent_itemsets(transactions, min_support))
    return [each for each in all_sets(transactions) if each <= single]


def frequent_items_mixed(transactions: Transactions, min_support: float) -> list[Itemset]:
    """Every combination of frequent items, whether or not it occurs."""
    single = sorted(frozenset[str]().union(*frequent_itemsets(transactions, min_support)))
    return [frozenset(each) for size in range(1, len(single) + 1) for each in combinations(single, size)]


def largest_frequent(transactions: Transactions, min_support: float) -> list[Itemset]:
    """The frequent sets that no larger one contains: the maximal ones alone."""
    found = frequent_itemsets(transactions, min_support)
    return [each for each in found if not any(each < other for other in found)]


def frequent_without_singles(transactions: Transactions, min_support: float) -> list[Itemset]:
    """The frequent sets of two items or more, as if one item made no set."""
    return [each for each in frequent_itemsets(transactions, min_support) if len(each) > 1]


def all_sets(transactions: Transactions) -> list[Itemset]:
    """Every set of items that some transaction contains."""
    return frequent_itemsets(transactions, 1)


def supports_above(transactions: Transactions, min_support: float) -> dict[Itemset, int]:
    """The supports that are above the minimum, without those that just reach it."""
    return itemset_supports(transactions, min_support + 1)


def supports_as_shares(transactions: Transactions, min_support: float) -> dict[Itemset, float]:
    """The supports as shares of the transactions, where counts are asked."""
    return {items: n / len(transactions) for items, n in itemset_supports(transactions, min_support).items()}


def supports_of_baskets_alike(transactions: Transactions, min_support: float) -> dict[Itemset, int]:
    """How often each frequent set is the whole basket."""
    return {items: same_baskets(items, transactions) for items in frequent_itemsets(transactions, min_support)}


def supports_of_any_item(transactions: Transactions, min_support: float) -> dict[Itemset, int]:
    """In how many transactions at least one item of each frequent set occurs."""
    return {items: touching_baskets(items, transactions) for items in frequent_itemsets(transactions, min_support)}


def rules_measured_by(
    measure: Callable[[Itemset, Itemset, Transactions], Fraction | None],
) -> Callable[[Transactions, float, float], Rows]:
    """Association rules with another confidence: by it they are chosen, and it is what they report."""

    def rules(transactions: Transactions, min_support: float, min_confidence: float) -> Rows:
        found = []
        for whole in frequent_itemsets(transactions, min_support):
            for body, head in splits(whole):
                measured = measure(body, head, transactions)
                if measured is not None and measured >= exact(min_confidence):
                    found.append(rule_row(body, head, transactions) | {"confidence": float(measured)})
        return found

    return rules


def confidence_by_head(body: Itemset, head: Itemset, transactions: Transactions) -> Fraction | None:
    """The share of the transactions with the head that have the body: the rule turned around."""
    return confidence(head, body, transactions)


def confidence_by_all(body: Itemset, head: Itemset, transactions: Transactions) -> Fraction:
    """The share of all transactions that have both: a relative support."""
    return Fraction(support(body | head, transactions), len(transactions))


rules_by_head = rules_measured_by(confidence_by_head)
rules_by_share = rules_measured_by(confidence_by_all)


def rules_above(transactions: Transactions, min_support: float, min_confidence: float) -> Rows:
    """The rules above the minimum confidence, without those that just reach it (Blockeel, 2/3: 4 rules of 14)."""
    found = association_rules(transactions, min_support, min_confidence)
    least = exact(min_confidence)
    return [rule for rule in found if (confidence(rule["body"], rule["head"], transactions) or 0) > least]


def rules_with_one_item_heads(transactions: Transactions, min_support: float, min_confidence: float) -> Rows:
    """The rules that conclude a single item (51 of Witten's 58)."""
    return [rule for rule in association_rules(transactions, min_support, min_confidence) if len(rule["head"]) == 1]


def rules_with_support_of_body(transactions: Transactions, min_support: float, min_confidence: float) -> Rows:
    """The rules with the support of the body for their own."""
    found = association_rules(transactions, min_support, min_confidence)
    return [rule | {"support": support(rule["body"], transactions)} for rule in found]


def confidences_measured_by(
    measure: Callable[[Itemset, Itemset, Transactions], Fraction | None],
) -> Callable[[Collection[str], Transactions], list[float]]:
    """Another measure for every rule of an item set."""

    def measures(items: Collection[str], transactions: Transactions) -> list[float]:
        found = [measure(body, head, transactions) for body, head in splits(items)]
        return [float(each) for each in found if each is not None]

    return measures


confidences_by_share = confidences_measured_by(confidence_by_all)
confidences_as_lifts = confidences_measured_by(lift)


def confidences_of_one_item_heads(items: Collection[str], transactions: Transactions) -> list[float]:
    """The confidences of the rules that conclude a single item."""
    found = [confidence(body, head, transactions) for body, head in splits(items) if len(head) == 1]
    return [float(each) for each in found if each is not None]


def confidences_of_one_item_bodies(items: Collection[str], transactions: Transactions) -> list[float]:
    """The confidences of the rules with a single item as their body."""
    found = [confidence(body, head, transactions) for body, head in splits(items) if len(body) == 1]
    return [float(each) for each in found if each is not None]


def holds_turned_around(
    rule: Mapping[str, Any], transactions: Transactions, min_support: float, min_confidence: float
) -> bool:
    """Whether the rule from head to body holds."""
    around = {"body": rule["head"], "head": rule["body"]}
    return rule_holds(around, transactions, min_support, min_confidence)


def holds_whatever_the_support(
    rule: Mapping[str, Any], transactions: Transactions, min_support: float, min_confidence: float
) -> bool:
    """Whether the confidence is reached, however seldom the items occur together."""
    return rule_holds(rule, transactions, 1, min_confidence)


def holds_whatever_the_confidence(
    rule: Mapping[str, Any], transactions: Transactions, min_support: float, min_confidence: float
) -> bool:
    """Whether the items occur together often enough, whatever the confidence."""
    return rule_holds(rule, transactions, min_support, 0)


def confidence_for_lift(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction | None:
    """The confidence, not compared with how common the head is."""
    return confidence(body, head, transactions)


def lift_of_counts(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction:
    """The counts divided, the number of transactions forgotten (0.2 for Flach's 1.6)."""
    both = support({*body, *head}, transactions)
    return Fraction(both, support(body, transactions) * support(head, transactions))


def confidence_over_reverse(
    body: Collection[str], head: Collection[str], transactions: Transactions
) -> Fraction | None:
    """The confidence divided by that of the rule turned around."""
    forth, back = confidence(body, head, transactions), confidence(head, body, transactions)
    return forth / back if forth is not None and back else None


def confidence_of_counts(total: int, body: int, head: int, both: int) -> float:
    """The confidence of a rule."""
    return both / body


def lift_without_total(total: int, body: int, head: int, both: int) -> float:
    """The lift with the number of transactions forgotten."""
    return both / (body * head)


def support_of_counts(total: int, body: int, head: int, both: int) -> float:
    """The share of transactions with both."""
    return both / total


def reverse_confidence_of_counts(total: int, body: int, head: int, both: int) -> float:
    """The confidence of the rule turned around."""
    return both / head
