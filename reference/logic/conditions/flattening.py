"""Conditions on clauses that are made flat."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.flattening import outer_terms_only, terms_named_once
from reference.logic.subsumption import is_variant
from reference.logic.terms import is_variable


def has_terms_in_terms(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a compound term has a constant or a compound term in it, and a variable stands somewhere in the body."""
    variables = any(is_variable(term) for atom in args["clause"][1] for term in atom[1:])
    return variables and not is_variant(outer_terms_only(args["clause"]), expected)


def has_equal_terms(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some term comes twice in a body."""
    return not is_variant(terms_named_once(args["clause"]), expected)
