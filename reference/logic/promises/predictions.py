"""Promises about theories that predict a term, and about the examples."""

from collections.abc import Sequence
from typing import Any

from reference.logic.argument_prediction import observed_value
from reference.logic.promises.clauses import are_definite
from reference.logic.terms import is_variable, names_in


def is_prediction_task(
    hypothesis: Sequence[Any], background: Sequence[Any], examples: Sequence[Any], target_index: int, numerical: bool
) -> bool:
    """Whether examples have ground clauses with one predicate in the head, and rules no new variables in heads.

    The target terms are numbers, or names; no term has a functor.
    """
    rules = [*hypothesis, *background]
    if not (examples and are_definite([*rules, *examples])):
        return False
    heads = [head for head, _ in examples]
    observed = [observed_value(example, target_index) for example in examples if 1 <= target_index < len(heads[0])]
    whole = [value for value in observed if isinstance(value, int)]
    return (
        len({(head[0], len(head)) for head in heads}) == 1
        and len(observed) == len(heads)
        and len(whole) == (len(observed) if numerical else 0)
        and all(is_safe(rule) for rule in rules)
        and not any(is_variable(term) for head, body in examples for atom in (head, *body) for term in atom[1:])
        and all(isinstance(t, str | int) for head, body in [*rules, *examples] for a in (head, *body) for t in a)
        and (not numerical or are_numbers_of(rules, heads[0][0], target_index))
    )


def is_safe(rule: Sequence[Any]) -> bool:
    """Whether every variable of a rule's head stands in its body."""
    head, body = rule
    return {*filter(is_variable, head[1:])} <= {*names_in(tuple(tuple(atom) for atom in body))}


def are_numbers_of(rules: Sequence[Any], predicate: str, target_index: int) -> bool:
    """Whether rules for a predicate have a number or a variable at a place of their heads."""
    terms = [head[target_index] for head, _ in rules if head[0] == predicate]
    return all(isinstance(term, int) or is_variable(term) for term in terms)
