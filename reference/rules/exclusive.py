"""Rule lists as rules that exclude each other, in any order. Flach, section 6.1.

A formula is a condition `[attribute, value]`, or `[connective, formula, ...]` with `and`, `or` and `not`.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.formulas import Formula, evaluate_formula
from reference.rules.coverage import Body, Row, Rule

Domains = Mapping[str, Sequence[Any]]


def negated(body: Body, domains: Domains) -> Formula:
    """The negation of a body: some condition fails, so that its attribute has another value of its domain.

    >>> negated([("gills", "yes"), ("length", "4")], {"gills": ["yes", "no"], "length": ["3", "4", "5"]})
    ['or', ['gills', 'no'], ['length', '3'], ['length', '5']]
    """
    others = [[name, other] for name, value in body for other in domains[name] if other != value]
    return ["or", *others]


def exclusive_bodies(rules: Sequence[Rule], domains: Domains) -> list[Formula]:
    """For each rule of a list the formula that is true of the rows that it decides, so that the order has no effect.

    It is the body, and the negation of every earlier one. Flach, section 6.1.

    >>> exclusive_bodies([([("a", "t"), ("b", "t")], "+"), ([("c", "t")], "-")], dict.fromkeys("abc", "tf"))[1]
    ['and', ['or', ['a', 'f'], ['b', 'f']], ['c', 't']]
    """
    bodies = [body for body, _ in rules]
    return [
        ["and", *(negated(earlier, domains) for earlier in bodies[:place]), *map(list, body)]
        for place, body in enumerate(bodies)
    ]


def exclusive_rules(rules: Sequence[Rule], domains: Domains) -> list[tuple[Formula, Any]]:
    """The rules of a list, with bodies that exclude each other, in any order."""
    return list(zip(exclusive_bodies(rules, domains), (label for _, label in rules), strict=True))


def all_rows(domains: Domains) -> list[Row]:
    """Every row of an instance space."""
    return [dict(zip(domains, values, strict=True)) for values in product(*domains.values())]


def rows_of(formula: Formula, domains: Domains) -> list[Row]:
    """The rows of an instance space of which a formula is true.

    >>> rows_of(["not", ["a", "t"]], {"a": "tf"})
    [{'a': 'f'}]
    """
    return [row for row in all_rows(domains) if evaluate_formula(formula, row)]
