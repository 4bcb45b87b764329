"""Leaves as conjunctions: the part of the instance space that a leaf covers, seen and unseen. Flach, sections 5, 5.1.

A tree is a label, or `{"test": test, "branches": {...}}`. A test is an attribute, with a branch for each value, or a
condition `[attribute, operator, number]`, with the branches `yes` and `no`.
"""

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Test = str | Sequence[Any]
Outcome = tuple[Test, str]  # a test, and the branch that is taken there
Domains = Mapping[str, Sequence[Any]]

OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "in": lambda value, values: value in values,
}
OPPOSITES = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "="}


def leaf_segments(tree: Any, domains: Domains, rows: Sequence[Mapping[str, Any]] = ()) -> list[dict[str, Any]]:
    """For each leaf its path, the size of its segment of the instance space, and how much of that rows show.

    `seen` counts the different rows in the segment, by the attributes of `domains` alone; `unseen` the others. Leaves
    come from left to right, which says nothing of their ranking. Flach, sections 5 and 5.1.

    >>> tree = {"test": "gills", "branches": {"no": "+", "yes": "-"}}
    >>> leaf_segments(tree, {"gills": ["no", "yes"], "teeth": ["few", "many"]}, [{"gills": "no", "teeth": "few"}])[0]
    {'path': [['gills', 'no']], 'size': 2, 'seen': 1, 'unseen': 1}
    """
    different = {tuple(row[name] for name in domains) for row in rows}
    found = []
    for path in leaf_paths(tree):
        inside = [values_on(path, name, domain) for name, domain in domains.items()]
        size = math.prod(map(len, inside))
        seen = sum(all(value in values for value, values in zip(row, inside, strict=True)) for row in different)
        found.append({"path": [literal(*step) for step in path], "size": size, "seen": seen, "unseen": size - seen})
    return found


def leaf_paths(tree: Any, path: tuple[Outcome, ...] = ()) -> list[tuple[Outcome, ...]]:
    """The path of every leaf, from left to right: each test from the root on, with the branch that is taken."""
    if not isinstance(tree, Mapping):
        return [path]
    return [
        leaf
        for outcome, below in tree["branches"].items()
        for leaf in leaf_paths(below, (*path, (tree["test"], outcome)))
    ]


def literal(test: Test, outcome: str) -> list[Any]:
    """The condition that a branch stands for: the other side of a comparison for its no.

    >>> literal("teeth", "few"), literal(["length", "<", 4], "no")
    (['teeth', 'few'], ['length', '>=', 4])
    """
    if isinstance(test, str):
        return [test, outcome]
    attribute, sign, number = list(test)
    return [attribute, sign if outcome == "yes" else OPPOSITES[sign], number]


def values_on(path: Sequence[Outcome], attribute: str, domain: Sequence[Any]) -> list[Any]:
    """The values of an attribute that pass every test on a path; all of its domain if none tests it."""
    tests = [(test, outcome) for test, outcome in path if attribute_of(test) == attribute]
    return [value for value in domain if all(outcome_of(test, value) == outcome for test, outcome in tests)]


def attribute_of(test: Test) -> str:
    """The attribute that a test looks at."""
    return test if isinstance(test, str) else str(test[0])


def outcome_of(test: Test, value: Any) -> Any:
    """The branch that a value takes at a test."""
    if isinstance(test, str):
        return value
    return "yes" if OPERATORS[test[1]](value, test[2]) else "no"


def fits_domains(tree: Any, domains: Domains, path: tuple[Outcome, ...] = ()) -> bool:
    """Whether a tree tests attributes of the domains alone, by name once on a path, and has a branch for every value.

    A condition has the branches yes and no, and each is taken by some value that passes the tests before it.
    """
    if not isinstance(tree, Mapping):
        return True
    test, outcomes = tree["test"], tree["branches"]
    name = attribute_of(test)
    left = values_on(path, name, domains.get(name, ()))
    named = isinstance(test, str)
    wanted = domains.get(name, ()) if named else ("yes", "no")
    return (
        len(left) > 1
        and set(outcomes) == set(wanted)
        and (named or {outcome_of(test, value) for value in left} == {"yes", "no"})
        and all(fits_domains(below, domains, (*path, (test, outcome))) for outcome, below in outcomes.items())
    )
