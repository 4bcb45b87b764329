"""What known mistakes about entailment give."""

from collections.abc import Sequence
from typing import Any

from reference.logic.entailment import entails
from reference.logic.terms import as_clause, substituted, variables_in


def follows_for_one_value(premises: Sequence[Sequence[Any]], conclusion: Sequence[Any]) -> bool:
    """Whether a clause follows if all its variables stand for the same thing."""
    clause = as_clause(conclusion)
    return entails(premises, substituted(clause, dict.fromkeys(variables_in(clause), "X")))


def follows_turned(premises: Sequence[Sequence[Any]], conclusion: Sequence[Any]) -> bool:
    """Whether a clause follows if each premise with a negated literal and another one holds in both directions."""
    turned = [
        [["not", literal] if literal[0] != "not" else literal[1] for literal in premise]
        for premise in premises
        if len(premise) == 2 and (premise[0][0] == "not") != (premise[1][0] == "not")
    ]
    return entails([*premises, *turned], conclusion)
