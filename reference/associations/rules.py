"""Association rules: support, confidence, lift. Witten, section 4.5; Flach, section 6.3; Blockeel, section 5.2."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

from reference.associations.apriori import Itemset, Transactions, exact, itemset, itemset_supports, needed, support


def confidence(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction | None:
    """The share of the transactions with the body that also have the head: accuracy in Witten. None without any.

    Of an empty body it is the share of all transactions. Flach, section 6.3.

    >>> print(confidence(["beer"], ["nappies"], [["beer", "nappies"], ["nappies"], ["beer"], ["beer", "nappies"]]))
    2/3
    """
    among = support(body, transactions)
    return Fraction(support(itemset(body) | itemset(head), transactions), among) if among else None


def lift(body: Collection[str], head: Collection[str], transactions: Transactions) -> Fraction | None:
    """The frequency of body and head together, divided by that of independent ones; None if one never occurs.

    Flach, section 6.3.

    >>> print(lift(["beer"], ["crisps"], [["beer", "crisps"], ["crisps"], ["apples"], ["apples"]]))
    2
    """
    alone = support(body, transactions) * support(head, transactions)
    together = support(itemset(body) | itemset(head), transactions)
    return Fraction(len(transactions) * together, alone) if alone else None


def splits(items: Collection[str], *, empty_body: bool = False) -> list[tuple[Itemset, Itemset]]:
    """Every rule that a whole item set can make, as body and head, large bodies first; no head is empty."""
    whole = itemset(items)
    # small heads first, so large bodies: the rules that a minimum confidence keeps longest
    sizes = range(1, len(whole) + 1 if empty_body else len(whole))
    heads = [frozenset(head) for size in sizes for head in combinations(sorted(whole), size)]
    return [(whole - head, head) for head in heads]


def rule_confidences(
    items: Collection[str], transactions: Transactions, *, empty_body: bool = False
) -> dict[Itemset, float]:
    """The confidence of every rule made of the whole item set, by its body; the head is all other items.

    Witten, section 4.5. A body that never occurs leaves its rule without one.

    >>> confidences = rule_confidences(["tea", "milk"], [["milk", "tea"], ["tea"]])
    >>> {"".join(body): confidence for body, confidence in confidences.items()}
    {'tea': 0.5, 'milk': 1.0}
    """
    found = {body: confidence(body, head, transactions) for body, head in splits(items, empty_body=empty_body)}
    return {body: float(each) for body, each in found.items() if each is not None}


def confidences(items: Collection[str], transactions: Transactions, *, empty_body: bool = False) -> list[float]:
    """The confidences of all rules made of the whole item set. Witten, section 4.5: seven rules of three items."""
    return list(rule_confidences(items, transactions, empty_body=empty_body).values())


def rule_holds(
    rule: Mapping[str, Any],
    transactions: Transactions,
    min_support: float,
    min_confidence: float,
    *,
    relative: bool = False,
) -> bool:
    """Whether a rule reaches the minimum support and the minimum confidence.

    >>> rule = {"body": ["tea"], "head": ["milk"]}
    >>> rule_holds(rule, [["milk", "tea"], ["tea"], ["milk"]], min_support=1, min_confidence=0.5)
    True
    """
    reached = confidence(rule["body"], rule["head"], transactions)
    together = support(itemset(rule["body"]) | itemset(rule["head"]), transactions)
    return (
        together >= needed(min_support, transactions, relative=relative)
        and reached is not None
        and reached >= exact(min_confidence)
    )


def rule_row(body: Collection[str], head: Collection[str], transactions: Transactions) -> dict[str, Any]:
    """A rule with its confidence and the support of body and head together; items in alphabetical order."""
    reached = confidence(body, head, transactions)
    return {
        "body": sorted(body),
        "head": sorted(head),
        "support": support(itemset(body) | itemset(head), transactions),
        "confidence": None if reached is None else float(reached),
    }


def association_rules(
    transactions: Transactions,
    min_support: float,
    min_confidence: float,
    *,
    relative: bool = False,
    empty_body: bool = False,
) -> list[dict[str, Any]]:
    """The rules that reach the minimum support and the minimum confidence, small item sets first.

    Equal to the minimum is enough (Blockeel's figure 5.6 has > for the confidence, his text at least). Rules
    with an empty body are left out, as in Blockeel; Flach and Witten keep them: `empty_body`.

    >>> baskets = [["a", "b"], ["b"], ["a", "b", "c"]]
    >>> [(rule["body"], rule["head"], rule["confidence"]) for rule in association_rules(baskets, 2, 0.7)]
    [(['a'], ['b'], 1.0)]
    """
    supports = itemset_supports(transactions, min_support, relative=relative, include_empty=True)
    return [
        {"body": sorted(body), "head": sorted(head), "support": together, "confidence": together / supports[body]}
        for whole, together in supports.items()
        for body, head in splits(whole, empty_body=empty_body)  # as often as the whole or more often, so it is known
        # exact, as a confidence of 2/3 must reach a minimum of 2/3
        if supports[body] and Fraction(together, supports[body]) >= exact(min_confidence)
    ]


def lift_of_counts(total: int, body: int, head: int, both: int) -> float:
    """The lift of a rule from the number of transactions, of those with the body, with the head, and with both.

    >>> lift_of_counts(8, 2, 4, 2)
    2.0
    """
    return total * both / (body * head)
