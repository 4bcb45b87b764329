"""What known mistakes about recursive clauses give."""

from collections.abc import Mapping
from typing import Any

from reference.logic.resolution import recursion_kind
from reference.logic.subsumption import is_variant
from reference.logic.terms import as_clause, as_rule
from reference.logic.unification import most_general_unifier


def claimed(claim: Mapping[str, Any], **kinds: bool) -> bool:
    """Whether a claim holds, if the clause is of other kinds than it is."""
    return bool({**recursion_kind(claim["clause"]), **kinds}[claim["kind"]])


def always_resolving(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if every recursive clause resolves with itself."""
    return claimed(claim, self_resolving=recursion_kind(claim["clause"])["recursive"])


def not_renamed_apart(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if head and body are unified as they stand, with the same variables."""
    head, body = as_rule(as_clause(claim["clause"]))
    return claimed(claim, self_resolving=any(most_general_unifier(head or (), atom) is not None for atom in body))


def trivial_up_to_names(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if the head may stand in the body with other variables."""
    head, body = as_rule(as_clause(claim["clause"]))
    return claimed(claim, trivial=any(is_variant([head], [atom]) for atom in body))


def recursive_if_resolving(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if only clauses that resolve with themselves are recursive."""
    return claimed(claim, recursive=recursion_kind(claim["clause"])["self_resolving"])
