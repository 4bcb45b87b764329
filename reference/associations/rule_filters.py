"""Association rules filtered after the search, and searched for until there are enough. Flach, 6.3; Witten, 4.5."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.associations.apriori import Transactions
from reference.associations.rules import association_rules

Rule = Mapping[str, Any]


def is_superfluous(rule: Rule, rules: Sequence[Rule]) -> bool:
    """Whether another rule has the same head, a smaller body, and a confidence at least as high."""
    body, head = set(rule["body"]), set(rule["head"])
    return any(
        set(other["body"]) < body and set(other["head"]) == head and other["confidence"] >= rule["confidence"]
        for other in rules
    )


def drop_superfluous(rules: Sequence[Rule]) -> list[Rule]:
    """The rules that no rule with a smaller body makes superfluous. Flach, section 6.3.

    >>> small = {"body": ["beer"], "head": ["crisps"], "confidence": 0.75}
    >>> large = {"body": ["beer", "nuts"], "head": ["crisps"], "confidence": 0.75}
    >>> drop_superfluous([large, small]) == [small]
    True
    """
    return [rule for rule in rules if not is_superfluous(rule, rules)]


def rule_rounds(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """The minimum supports that are tried, from `start` downwards, each with its number of rules. Witten, section 4.5.

    It ends with the first that gives as many as wanted, or with 1.

    >>> rule_rounds([["a", "b"], ["b"], ["a", "b", "c"]], 3, 0.7, 3)
    [[3, 0], [2, 1], [1, 6]]
    """
    rounds: list[list[int]] = []
    for support in range(start, 0, -1):
        rounds.append([support, len(association_rules(transactions, support, min_confidence))])
        # Witten lowers the support, never the confidence, until there are enough rules
        if rounds[-1][1] >= wanted:
            break
    return rounds
