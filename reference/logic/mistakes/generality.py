"""What known mistakes about generality relative to rules give."""

from collections.abc import Sequence
from typing import Any

from reference.logic.generality import strictly_more_general
from reference.logic.terms import as_definite, as_rule

Rules = Sequence[Sequence[Any]]


def rules_turned(one: Sequence[Any], other: Sequence[Any], background: Rules) -> bool:
    """Whether a clause is more general, if each rule with one atom in its body is used from its head to its body."""
    turned = [[body[0], [head]] if len(body) == 1 else [head, body] for head, body in background]
    return strictly_more_general(one, other, turned)


def terms_ignored(one: Sequence[Any], other: Sequence[Any], background: Rules) -> bool:
    """Whether a clause is more general, if only the predicates of the atoms count."""

    def predicates(clause: Sequence[Any]) -> list[Any]:
        head, body = as_rule(as_definite(clause))
        return [[head[0], "X"] if head else [], [[name, "X"] for name in dict.fromkeys(atom[0] for atom in body)]]

    return strictly_more_general(predicates(one), predicates(other), list(map(predicates, background)))
