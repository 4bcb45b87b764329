"""Known mistakes with association rules: other borders, other denominators."""

from collections.abc import Callable, Collection
from fractions import Fraction
from typing import Any

from reference.associations.apriori import Itemset, Transactions, exact, frequent_itemsets, support
from reference.associations.rules import confidence, lift, rule_row, splits

Rows = list[dict[str, Any]]


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


def rules_of_largest_sets(transactions: Transactions, min_support: float, min_confidence: float) -> Rows:
    """The rules of frequent sets that no larger frequent set contains."""
    found = frequent_itemsets(transactions, min_support)
    largest = [each for each in found if not any(each < other for other in found)]
    rows = [rule_row(body, head, transactions) for whole in largest for body, head in splits(whole)]
    return [row for row in rows if Fraction(row["confidence"]).limit_denominator(1000) >= exact(min_confidence)]


rules_by_head = rules_measured_by(confidence_by_head)
rules_by_share = rules_measured_by(confidence_by_all)


def confidences_measured_by(
    measure: Callable[[Itemset, Itemset, Transactions], Fraction | None],
) -> Callable[[Collection[str], Transactions], dict[Itemset, float]]:
    """Another measure for every rule of an item set."""

    def measures(items: Collection[str], transactions: Transactions) -> dict[Itemset, float]:
        found = {body: measure(body, head, transactions) for body, head in splits(items)}
        return {body: float(each) for body, each in found.items() if each is not None}

    return measures


confidences_by_head = confidences_measured_by(confidence_by_head)
confidences_by_share = confidences_measured_by(confidence_by_all)
confidences_as_lifts = confidences_measured_by(lift)


def confidence_over_reverse(
    body: Collection[str], head: Collection[str], transactions: Transactions
) -> Fraction | None:
    """The confidence divided by that of the rule turned around."""
    forth, back = confidence(body, head, transactions), confidence(head, body, transactions)
    return forth / back if forth is not None and back else None


def lift_of_any(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction | None:
    """Baskets with any item of a set taken for those with all of them."""
    touched = [(not {*body}.isdisjoint(basket), not {*head}.isdisjoint(basket)) for basket in transactions]
    alone = sum(one for one, _ in touched) * sum(other for _, other in touched)
    return Fraction(len(transactions) * sum(one and other for one, other in touched), alone) if alone else None
