"""Truth of first-order formulas in finite interpretations. Blockeel, sections 15.2.1 and 15.2.3; Flach, section 6.4.

A formula is `(connective, formula, ...)`, `("forall", variable, formula)`, `("exists", variable, formula)` or an atom.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from reference.logic.formulas import CONNECTIVES
from reference.logic.terms import as_clause, atom_of, is_negative, variables_in

Thing = Hashable  # what a term denotes
Functions = Mapping[str, Mapping[Thing, Thing] | Callable[..., Thing]]
Relations = Mapping[str, Sequence[Sequence[Thing]]]
QUANTIFIERS: Mapping[str, Callable[..., bool]] = {"forall": all, "exists": any}


def denotation(
    term: Any,
    constants: Mapping[str, Thing],
    functions: Functions | None = None,
    values: Mapping[str, Thing] | None = None,
) -> Thing:
    """The object that a term stands for: that of a constant, or the value of a function; different terms may share it.

    A constant that is not listed stands for itself.

    >>> clijsters = {"lei": "Lei Clijsters", "kim": "Kim Clijsters"}
    >>> denotation(("father", "kim"), clijsters, {"father": {"Kim Clijsters": "Lei Clijsters"}})
    'Lei Clijsters'
    """
    if isinstance(term, str) and values and term in values:
        return values[term]
    if not isinstance(term, Sequence) or isinstance(term, str):
        return constants.get(term, term) if isinstance(term, str) else term
    name, *parts = term
    objects = [denotation(part, constants, functions, values) for part in parts]
    function = (functions or {})[name]
    if callable(function):
        return function(*objects)
    return function[objects[0] if len(objects) == 1 else tuple(objects)]


def holds(
    formula: Any,
    domain: Sequence[Thing],
    constants: Mapping[str, Thing],
    relations: Relations,
    *,
    functions: Functions | None = None,
    values: Mapping[str, Thing] | None = None,
) -> bool:
    """Whether a closed formula is true: quantifiers run over the whole domain, and tuples not listed are false.

    >>> lives, places = {"lives": [["santa", "lapland"]]}, ["santa", "lapland", "belgium"]
    >>> holds(["forall", "X", ["exists", "Y", ["lives", "X", "Y"]]], places, {}, lives)
    False
    >>> holds(["and", ["lives", "santa", "lapland"], ["not", ["lives", "santa", "belgium"]]], places, {}, lives)
    True
    """
    known = values or {}
    if isinstance(formula, str):
        return [] in [list(each) for each in relations.get(formula, ())]
    name, *parts = formula
    if name in QUANTIFIERS:
        variable, inside = parts
        return QUANTIFIERS[name](
            holds(inside, domain, constants, relations, functions=functions, values={**known, variable: each})
            for each in domain
        )
    if name in CONNECTIVES:
        truth = (holds(part, domain, constants, relations, functions=functions, values=known) for part in parts)
        return CONNECTIVES[name](*truth)
    objects = [denotation(part, constants, functions, known) for part in parts]
    return any(list(each) == objects for each in relations.get(name, ()))


def free_variables(formula: Any) -> set[str]:
    """The variables that occur somewhere outside of all quantifiers for them.

    >>> sorted(free_variables(["and", ["p", "X"], ["forall", "X", ["q", "X", "Y"]]]))
    ['X', 'Y']
    """
    if isinstance(formula, str):
        return set()
    name, *parts = formula
    if name in QUANTIFIERS:
        return free_variables(parts[1]) - {parts[0]}
    if name in CONNECTIVES:
        return set[str]().union(*map(free_variables, parts))
    return {*variables_in(parts)}


def formula_values(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> list[bool | list[str]]:
    """The truth value of each formula, or its free variables in alphabetical order, if it has any.

    >>> world = {"domain": ["a", "b"], "relations": {"loves": [["a", "b"]]}, "constants": {"ann": "a"}}
    >>> formula_values([["exists", "Y", ["loves", "ann", "Y"]], ["loves", "X", "ann"]], world)
    [True, ['X']]
    """
    parts = {name: interpretation.get(name, {}) for name in ("domain", "constants", "relations", "functions")}
    return [sorted(free_variables(formula)) or holds(formula, **parts) for formula in formulas]


def local_variables(clause: Sequence[Any]) -> set[str]:
    """The variables of a body that its head has not: "for all" before the clause is "there is" before the body.

    >>> local_variables([["some_animal", "X"], [["body_part", "X", ["pair_of", "Y"]]]])
    {'Y'}
    """
    literals = as_clause(clause)
    heads = [literal for literal in literals if not is_negative(literal)]
    body = [atom_of(literal) for literal in literals if is_negative(literal)]
    return {*variables_in(tuple(body))} - {*variables_in(tuple(heads))}
