"""Kinds of terms and what stands in them. Blockeel, section 15.2.1."""

from collections.abc import Mapping
from typing import Any

from reference.logic.terms import Term, as_term, is_variable, names_in, variables_in


def term_info(term: Any) -> dict[str, Any]:
    """The kind of a term, its functor and arity, its variables in order, and whether it is ground.

    A constant is its own functor, of arity 0; a variable has none.

    >>> term_info("grade(bob, math101)")
    {'kind': 'compound', 'functor': 'grade', 'arity': 2, 'variables': [], 'ground': True}
    >>> term_info("Country")["kind"], term_info(5)["kind"], term_info("santa")["arity"]
    ('variable', 'constant', 0)
    """
    read = as_term(term)
    kind = "variable" if is_variable(read) else "compound" if isinstance(read, tuple) else "constant"
    return {
        "kind": kind,
        "functor": None if kind == "variable" else read[0] if kind == "compound" else read,
        "arity": len(read) - 1 if kind == "compound" else 0,
        "variables": variables_in(read),
        "ground": not variables_in(read),
    }


def term_depth(term: Any) -> int:
    """How many functors stand around the innermost term: 0 for a variable or a constant.

    >>> term_depth("f(X, g(a))"), term_depth("a")
    (2, 0)
    """
    read: Term = as_term(term)
    return 1 + max(map(term_depth, read[1:]), default=0) if isinstance(read, tuple) else 0


def occurrences(term: Any, name: str) -> int:
    """How often a variable or a constant stands in a term.

    >>> occurrences("f(X, g(X, a))", "X")
    2
    """
    return names_in(as_term(term)).count(name)


def leaves_of(term: Term) -> list[Term]:
    """The constants and variables that stand in a term at any depth, each as often as it stands there.

    >>> leaves_of(("f", "X", ("g", "X", 3)))
    ['X', 'X', 3]
    """
    return [leaf for part in term[1:] for leaf in leaves_of(part)] if isinstance(term, tuple) else [term]


def claim_of_term_holds(claim: Mapping[str, Any]) -> bool:
    """Whether a claim about a term is true: its kind, whether it is ground, its functor, arguments or variables.

    >>> claim_of_term_holds({"term": ["f", "X", ["g", "X"]], "says": "variables", "value": 1})
    True
    """
    info = term_info(claim["term"])
    if claim["says"] in ("functor", "arity", "variables"):
        return bool({**info, "variables": len(info["variables"])}[claim["says"]] == claim["value"])
    return bool(info["ground"]) if claim["says"] == "ground" else bool(info["kind"] == claim["says"])
