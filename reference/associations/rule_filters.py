"""What is done with association rules once they are found, and how many are asked for. Flach, 6.3; Witten, 4.5."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.associations.apriori import Transactions
from reference.associations.rules import association_rules

Rule = Mapping[str, Any]


def is_superfluous(rule: Rule, rules: Sequence[Rule]) -> bool:
    """Whether another rule has the same head, a part of the body only, and a confidence that is at least as high."""
    body, head = set(rule["body"]), set(rule["head"])
    return any(
        set(other["body"]) < body and set(other["head"]) == head and other["confidence"] >= rule["confidence"]
        for other in rules
    )


def drop_superfluous(rules: Sequence[Rule]) -> list[Rule]:
    """The rules that say more than those with a smaller body. Flach, section 6.3.

    >>> small = {"body": ["beer"], "head": ["crisps"], "confidence": 0.75}
    >>> large = {"body": ["beer", "nuts"], "head": ["crisps"], "confidence": 0.75}
    >>> drop_superfluous([large, small]) == [small]
    True
    """
    return [rule for rule in rules if not is_superfluous(rule, rules)]


def rule_rounds(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """The minimum supports tried, from `start` downwards, each with how many rules reach it. Witten, section 4.5.

    It ends with the first that gives as many as wanted, or with 1.

    >>> rule_rounds([["a", "b"], ["b"], ["a", "b", "c"]], 3, 0.7, 3)
    [[3, 0], [2, 1], [1, 6]]
    """
    rounds: list[list[int]] = []
    for support in range(start, 0, -1):
        rounds.append([support, len(association_rules(transactions, support, min_confidence))])
        if rounds[-1][1] >= wanted:
            break
    return rounds
