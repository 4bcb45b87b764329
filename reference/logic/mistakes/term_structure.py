"""What known mistakes about the parts of terms give."""

from collections.abc import Mapping
from typing import Any

from reference.logic.term_structure import claim_of_term_holds, leaves_of
from reference.logic.terms import as_term, is_variable


def claim_with(claim: Mapping[str, Any], says: str, seen: Any) -> bool:
    """Whether a claim holds, if what it says of this kind is decided by what was seen."""
    return bool(seen) if claim["says"] == says else claim_of_term_holds(claim)


def first_level_variables(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if variables inside compound arguments are overlooked."""
    term = as_term(claim["term"])
    seen = {part for part in (term[1:] if isinstance(term, tuple) else [term]) if is_variable(part)}
    return claim_with(claim, "variables", len(seen) == claim["value"]) if claim["says"] != "ground" else not seen


def each_place_counted(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if a variable counts as often as it stands in the term."""
    places = [leaf for leaf in leaves_of(as_term(claim["term"])) if is_variable(leaf)]
    return claim_with(claim, "variables", len(places) == claim["value"])


def arguments_at_any_depth(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if all constants and variables inside are arguments of the whole term."""
    return claim_with(claim, "arity", len(leaves_of(as_term(claim["term"]))) == claim["value"])


def ground_compounds_alone(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if only a compound term can be ground."""
    return claim_of_term_holds(claim) and (claim["says"] != "ground" or isinstance(claim["term"], list | tuple))


def capitals_for_constants(claim: Mapping[str, Any]) -> bool:
    """Whether a claim holds, if names with a capital letter or `_` are constants and other names variables."""

    def turned(term: Any) -> Any:
        if isinstance(term, tuple):
            return (term[0], *map(turned, term[1:]))
        return term if not isinstance(term, str) else f"v_{term}" if is_variable(term) else f"V_{term}"

    return claim_of_term_holds({**claim, "term": turned(as_term(claim["term"]))})
