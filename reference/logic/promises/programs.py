"""Promises about formulas, facts and rules: what exercises say of every input."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.formulas import CONNECTIVES, Formula, propositions
from reference.logic.terms import is_variable
from reference.logic.verify.formulas import PARTS
from reference.shared.promises import are_distinct


def is_formula(formula: Formula) -> bool:
    """Whether a formula of propositions is well formed; `and` and `or` have at least two parts."""
    if isinstance(formula, str):
        return formula.isidentifier() and formula not in CONNECTIVES
    name, *parts = list(formula)
    least, most = PARTS[name]
    return len(parts) in range(max(least, 1 + (name != "not")), most + 1) and all(map(is_formula, parts))


def are_assigned(formula: Formula, assignments: Iterable[Mapping[str, bool]]) -> bool:
    """Whether every assignment has a truth value for each proposition of a formula."""
    return all(propositions(formula) <= given.keys() for given in assignments)


def is_expression(formula: Sequence[Any], rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a formula is made of pairs `[attribute, value]` by `and`, `or` and `not`; attributes are columns."""
    name, *parts = list(formula)
    if name not in ("and", "or", "not"):
        return len(parts) == 1 and all(name in row for row in rows)
    return (len(parts) == 1 if name == "not" else len(parts) > 1) and all(is_expression(part, rows) for part in parts)


def is_program(facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]]) -> bool:
    """Whether facts have no variables, heads no variable that their body has not, and predicates one length each."""
    atoms = [*facts, *(atom for head, body in rules for atom in (head, *body))]
    lengths = {(atom[0], len(atom)) for atom in atoms}
    return (
        len(facts) > 0
        and all(len(atom) > 1 and all(term[:1].isalpha() for term in atom) for atom in atoms)
        and len({name for name, _ in lengths}) == len(lengths)
        and not any(is_variable(term) for atom in (*facts, *((atom[0],) for atom in atoms)) for term in atom)
        and all(body and variables([head]) <= variables(body) for head, body in rules)
    )


def variables(atoms: Iterable[Sequence[str]]) -> set[str]:
    """The variables of some atoms."""
    return {term for atom in atoms for term in atom[1:] if is_variable(term)}


def is_world(
    target: str, constants: Sequence[str], positives: Sequence[Sequence[str]], facts: Sequence[Sequence[str]]
) -> bool:
    """Whether examples and facts are about the constants, some tuple is negative, and facts have other predicates."""
    if not positives or not facts or any(len(fact) < 2 for fact in facts):
        return False
    tuples = {*product(constants, repeat=len(positives[0]))}
    known = {tuple(each) for each in positives}
    return (
        are_distinct(constants)
        and are_distinct([list(each) for each in positives])
        and 1 <= len(positives[0]) <= 2
        and known < tuples
        and are_distinct([list(fact) for fact in facts])
        and is_program(facts, [])
        and all(fact[0] != target and {*fact[1:]} <= {*constants} for fact in facts)
    )
