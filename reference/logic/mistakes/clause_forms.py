"""Mistakes about the kinds of clauses."""

from collections.abc import Sequence
from typing import Any

from reference.logic.clause_forms import implication_kinds
from reference.logic.terms import as_term, is_variable, names_in


def kinds_by(heads: int, body: int, *, ground: bool) -> list[str]:
    """The kinds for some numbers of atoms in head and body."""
    holds = {"horn": heads <= 1, "definite": heads == 1, "fact": heads == 1 and not body, "ground": ground}
    return [kind for kind, held in holds.items() if held]


def is_without_variables(head: Sequence[Any], body: Sequence[Any]) -> bool:
    """Whether no name is that of a variable."""
    return not any(map(is_variable, names_in((*map(as_term, head), *map(as_term, body)))))


def repeats_counted(head: Sequence[Any], body: Sequence[Any]) -> list[str]:
    """Kinds by the number of literals as they are listed."""
    moved = sum(literal[0] == "not" for literal in body)
    return kinds_by(len(head) + moved, len(body) - moved, ground=is_without_variables(head, body))


def negations_left(head: Sequence[Any], body: Sequence[Any]) -> list[str]:
    """Kinds by head and body as they are given."""
    different = [atom for place, atom in enumerate(head) if atom not in head[:place]]
    return kinds_by(len(different), len(body), ground=is_without_variables(head, body))


def body_counted(head: Sequence[Any], body: Sequence[Any]) -> list[str]:
    """Kinds by the number of atoms of the body in place of those of the head."""
    return implication_kinds([each for each in body if each[0] != "not"], head)


def outer_variables(head: Sequence[Any], body: Sequence[Any]) -> list[str]:
    """Ground without a look into compound terms."""
    right = [kind for kind in implication_kinds(head, body) if kind != "ground"]
    atoms = [literal[1] if literal[0] == "not" else literal for literal in (*head, *body)]
    return right if any(is_variable(term) for atom in atoms for term in atom[1:]) else [*right, "ground"]
