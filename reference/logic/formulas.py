"""Formulas and their truth values. Blockeel, sections 5.1.1 and 15.2.3; Kubat, section 1.1.

A formula is `[connective, formula, ...]`. Its leaves are propositions, which are text, or pairs `[attribute, value]`,
which are true of a row that has the value.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias

Formula: TypeAlias = str | Sequence[Any]
Connectives = Mapping[str, Callable[..., bool]]

CONNECTIVES: Connectives = {
    "and": lambda *parts: all(parts),
    # inclusive, as in all books
    "or": lambda *parts: any(parts),
    "not": lambda part: not part,
    "->": lambda one, other: other or not one,
    "<-": lambda one, other: one or not other,
    "<->": lambda one, other: one == other,
}


def evaluate_formula(formula: Formula, given: Mapping[str, Any], *, connectives: Connectives = CONNECTIVES) -> bool:
    """The truth value of a formula; `given` is a truth assignment or a row.

    >>> evaluate_formula(["->", "p", ["and", "q", ["not", "r"]]], {"p": False, "q": False, "r": True})
    True
    >>> evaluate_formula(["and", ["shape", "circle"], ["not", ["shade", "dark"]]], {"shape": "circle", "shade": "dark"})
    False
    """
    if isinstance(formula, str):
        return bool(given[formula])
    name, *parts = list(formula)
    # a pair [attribute, value]; an attribute must not be named like a connective
    if name not in connectives:
        # a list on both sides: the value may itself be of any type
        return bool([given[name]] == parts)
    return bool(connectives[name](*(evaluate_formula(part, given, connectives=connectives) for part in parts)))


def truth_values(formula: Formula, assignments: Sequence[Mapping[str, bool]]) -> list[bool]:
    """The truth value of a formula under each assignment.

    >>> truth_values(["->", "p", "q"], [{"p": p, "q": q} for p in (True, False) for q in (True, False)])
    [True, False, True, True]
    """
    return [evaluate_formula(formula, assignment) for assignment in assignments]


def positive_rows(formula: Formula, rows: Sequence[Mapping[str, Any]]) -> list[int]:
    """The places of the rows for which the formula is true, so that it predicts positive. Kubat, section 1.1."""
    return [place for place, row in enumerate(rows) if evaluate_formula(formula, row)]


def misclassified(formula: Formula, rows: Sequence[Mapping[str, Any]], target: str, positive: Any) -> list[int]:
    """The places of the rows that the formula gets wrong: true for a negative row, or false for a positive one.

    >>> rows = [{"shape": "circle", "class": "pos"}, {"shape": "circle", "class": "neg"}]
    >>> misclassified(["shape", "circle"], rows, "class", "pos")
    [1]
    """
    chosen = positive_rows(formula, rows)
    return [place for place, row in enumerate(rows) if (place in chosen) != (row[target] == positive)]


def propositions(formula: Formula) -> set[str]:
    """The propositions that occur in a formula of propositions."""
    if isinstance(formula, str):
        return {formula}
    _, *parts = list(formula)
    return {name for part in parts for name in propositions(part)}


def equivalent(formula: Formula, other: Formula, *, connectives: Connectives = CONNECTIVES) -> bool:
    """Whether two formulas have the same truth value under every assignment.

    >>> equivalent(["->", "p", "q"], ["or", ["not", "p"], "q"]), equivalent(["->", "p", "q"], ["->", "q", "p"])
    (True, False)
    """
    names = {*propositions(formula), *propositions(other)}
    return all(
        evaluate_formula(formula, given, connectives=connectives)
        == evaluate_formula(other, given, connectives=connectives)
        # all 2^n assignments: formulas in exercises have at most a handful of propositions
        for values in product((False, True), repeat=len(names))
        for given in [dict(zip(names, values, strict=True))]
    )


def without_arrows(formula: Formula) -> Formula:
    """An equivalent formula of `and`, `or` and `not` alone. Blockeel, section 5.1.1.

    >>> without_arrows(["->", "p", "q"])
    ['or', ['not', 'p'], 'q']
    """
    if isinstance(formula, str):
        return formula
    name, *parts = [formula[0], *map(without_arrows, formula[1:])]  # from the inside out
    if name == "->":
        return ["or", ["not", parts[0]], parts[1]]
    if name == "<-":
        return ["or", parts[0], ["not", parts[1]]]
    if name == "<->":
        one, other = parts
        return ["or", ["and", one, other], ["and", ["not", one], ["not", other]]]
    return [name, *parts]


def says_the_same(given: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """Whether two formulas, each under `formula` of a record, are equivalent."""
    return equivalent(given["formula"], other=option["formula"])
