"""Promises about interpretations and formulas with quantifiers."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.formulas import CONNECTIVES
from reference.logic.model_checking import QUANTIFIERS
from reference.logic.terms import is_variable


def is_interpretation(interpretation: Mapping[str, Any]) -> bool:
    """Whether there is an object, and constants, relations and functions of one argument are about objects alone."""
    domain = interpretation["domain"]
    return (
        len(domain) > 0
        and len({*domain}) == len(domain)
        and {*interpretation["constants"].values()} <= {*domain}
        and all({*each} <= {*domain} for rows in interpretation["relations"].values() for each in rows)
        and all({*f} == {*domain} and {*f.values()} <= {*domain} for f in interpretation["functions"].values())
    )


def are_formulas(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> bool:
    """Whether formulas are made of quantifiers, connectives, and atoms with terms that the interpretation knows."""
    return all(is_quantified(formula, interpretation) for formula in formulas)


def is_quantified(formula: Any, interpretation: Mapping[str, Any]) -> bool:
    """Whether a formula is well formed; `and` and `or` have two parts here."""
    name, *parts = formula
    if name in QUANTIFIERS:
        return len(parts) == 2 and is_variable(parts[0]) and is_quantified(parts[1], interpretation)
    if name in CONNECTIVES:
        return len(parts) == 1 + (name != "not") and all(is_quantified(part, interpretation) for part in parts)
    return len(parts) > 0 and name in interpretation["relations"] and all(is_known(p, interpretation) for p in parts)


def is_known(term: Any, interpretation: Mapping[str, Any]) -> bool:
    """Whether a term is a variable, a constant, or a function of a term."""
    if isinstance(term, str):
        return is_variable(term) or term in interpretation["constants"]
    return len(term) == 2 and term[0] in interpretation["functions"] and is_known(term[1], interpretation)
