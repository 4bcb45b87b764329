"""A path through the hypothesis space, drawn as a tree with a leaf for each concept. Flach, section 5.0."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.trees.segments import OPERATORS

Concept = Sequence[Sequence[Any]]  # a conjunction of [attribute, value] and [attribute, "in", values]
Rows = Sequence[Mapping[str, Any]]


def covers(concept: Concept, row: Mapping[str, Any]) -> bool:
    """Whether a row meets every condition of a concept; the concept without conditions covers all rows."""
    return all(
        OPERATORS[condition[1] if len(condition) > 2 else "="](row[condition[0]], condition[-1])
        for condition in concept
    )


def path_to_tree(concepts: Sequence[Concept], rows: Rows, target: str, positive: str) -> list[tuple[int, int]]:
    """The numbers (positives, negatives) of rows that each concept covers and the one before does not.

    Concepts go from the most specific one to one that covers all rows; a leaf may be empty. Flach, section 5.0.

    >>> rows = [{"gills": "no", "class": "+"}, {"gills": "yes", "class": "-"}, {"gills": "no", "class": "-"}]
    >>> path_to_tree([[["gills", "no"]], []], rows, "class", "+")
    [(1, 1), (0, 1)]
    """
    found, before = [], [False] * len(rows)
    for concept in concepts:
        now = [covers(concept, row) for row in rows]
        if any(was and not is_ for was, is_ in zip(before, now, strict=True)):
            raise ValueError("a concept does not cover all that the one before it covers")
        new = [row for row, was, is_ in zip(rows, before, now, strict=True) if is_ and not was]
        hits = sum(row[target] == positive for row in new)
        found.append((hits, len(new) - hits))
        before = now
    if not all(before):
        raise ValueError("the last concept does not cover all rows")
    return found


def leaf_positives(concepts: Sequence[Concept], rows: Rows, target: str, positive: str, *, leaf: int) -> int:
    """The positives in a leaf of the tree, counted from 1."""
    return path_to_tree(concepts, rows, target, positive)[leaf - 1][0]


def leaf_negatives(concepts: Sequence[Concept], rows: Rows, target: str, positive: str, *, leaf: int) -> int:
    """The negatives in a leaf of the tree, counted from 1."""
    return path_to_tree(concepts, rows, target, positive)[leaf - 1][1]


def empty_leaf(concepts: Sequence[Concept], rows: Rows, target: str, positive: str) -> int:
    """The number, counted from 1, of the first leaf without rows."""
    return [sum(leaf) for leaf in path_to_tree(concepts, rows, target, positive)].index(0) + 1


def errors_after(concepts: Sequence[Concept], rows: Rows, target: str, positive: str, *, labelled: int) -> int:
    """The errors of the tree if its first leaves are labelled positive: those of the concept of the same number."""
    leaves = path_to_tree(concepts, rows, target, positive)
    return sum(leaf[1] for leaf in leaves[:labelled]) + sum(leaf[0] for leaf in leaves[labelled:])
