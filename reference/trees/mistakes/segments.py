"""Known mistakes with the segments of leaves."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.trees.segments import (
    Domains,
    Outcome,
    attribute_of,
    leaf_paths,
    leaf_segments,
    literal,
    outcome_of,
    values_on,
)

Rows = Sequence[Mapping[str, Any]]
Size = Callable[[Sequence[Outcome], Domains], int]


def segments_by(tree: Any, domains: Domains, rows: Rows, size: Size) -> list[dict[str, Any]]:
    """The leaves with sizes that are counted in another way; what is seen stays right."""
    right = leaf_segments(tree, domains, rows)
    sizes = [size(path, domains) for path in leaf_paths(tree)]
    return [each | {"size": own, "unseen": own - each["seen"]} for each, own in zip(right, sizes, strict=True)]


def untested_domains(path: Sequence[Outcome], domains: Domains) -> int:
    """The product of the domains that no test on the path looks at."""
    used = {attribute_of(test) for test, _ in path}
    return math.prod(len(domain) for name, domain in domains.items() if name not in used)


def tested_domains(path: Sequence[Outcome], domains: Domains) -> int:
    """The product of the numbers of values that the tests on the path leave, without the other attributes."""
    used = {attribute_of(test) for test, _ in path}
    return math.prod(len(values_on(path, name, domains[name])) for name in used)


def last_test_only(path: Sequence[Outcome], domains: Domains) -> int:
    """The product of the numbers of values that are left if of several tests of an attribute only the last counts."""
    last = {attribute_of(test): (test, outcome) for test, outcome in path}
    return math.prod(len(values_on(tuple(last.values()), name, domain)) for name, domain in domains.items())


def by_untested_domains(tree: Any, domains: Domains, rows: Rows) -> list[dict[str, Any]]:
    """A number that a condition tests is taken to be known."""
    return segments_by(tree, domains, rows, untested_domains)


def by_tested_domains(tree: Any, domains: Domains, rows: Rows) -> list[dict[str, Any]]:
    """Attributes that are not tested are left out."""
    return segments_by(tree, domains, rows, tested_domains)


def by_last_test(tree: Any, domains: Domains, rows: Rows) -> list[dict[str, Any]]:
    """Of several conditions on one number, the last one alone counts."""
    return segments_by(tree, domains, rows, last_test_only)


def seen_by(tree: Any, domains: Domains, rows: Rows, key: Callable[[Mapping[str, Any]], Any]) -> list[dict[str, Any]]:
    """The leaves with the rows in their segments counted once for each key."""
    right = leaf_segments(tree, domains, rows)
    for each, path in zip(right, leaf_paths(tree), strict=True):
        inside = (row for row in rows if all(outcome_of(test, row[attribute_of(test)]) == out for test, out in path))
        each["seen"] = len({key(row) for row in inside})
        each["unseen"] = each["size"] - each["seen"]
    return right


def repeats_counted(tree: Any, domains: Domains, rows: Rows) -> list[dict[str, Any]]:
    """Rows that are there twice count twice."""
    numbers = {id(row): number for number, row in enumerate(rows)}
    return seen_by(tree, domains, rows, lambda row: numbers[id(row)])


def classes_told_apart(tree: Any, domains: Domains, rows: Rows) -> list[dict[str, Any]]:
    """Rows that differ in their class alone count as two instances."""
    return seen_by(tree, domains, rows, lambda row: tuple(sorted(map(str, row.items()))))


def no_as_yes(tree: Any, domains: Domains, rows: Rows) -> list[dict[str, Any]]:
    """The conditions on both branches of a comparison are written alike."""
    right = leaf_segments(tree, domains, rows)
    for each, path in zip(right, leaf_paths(tree), strict=True):
        each["path"] = [literal(test, outcome if isinstance(test, str) else "yes") for test, outcome in path]
    return right
