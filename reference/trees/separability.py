"""Separability of the classes of a table by a tree or a single conjunction. Flach, section 5.0."""

from collections.abc import Mapping, Sequence
from typing import Any

Rows = Sequence[Mapping[str, Any]]


def description(row: Mapping[str, Any], features: Sequence[str]) -> tuple[Any, ...]:
    """The values of a row in some of its columns."""
    return tuple(row[feature] for feature in features)


def tree_separable(rows: Rows, features: Sequence[str], target: str) -> bool:
    """Whether no two rows have equal features and different labels."""
    return len({(description(row, features), row[target]) for row in rows}) == len(
        {description(row, features) for row in rows}
    )


def shared_values(rows: Rows, features: Sequence[str]) -> dict[str, Any]:
    """The most specific conjunction that covers all rows: the values that they share."""
    if not rows:
        raise ValueError("there is no positive row: every conjunction would do")
    return {feature: rows[0][feature] for feature in features if len({row[feature] for row in rows}) == 1}


def conjunction_separable(rows: Rows, features: Sequence[str], target: str, positive: str = "yes") -> bool:
    """Whether the most specific conjunction of the positive rows covers no other row; a positive row is needed."""
    # if the most specific conjunction covers a negative row, every other one does, too
    shared = shared_values([row for row in rows if row[target] == positive], features)
    return all(
        row[target] == positive or any(row[feature] != value for feature, value in shared.items()) for row in rows
    )


def is_separable(
    rows: Rows, features: Sequence[str], target: str, *, language: str = "tree", positive: str = "yes"
) -> bool:
    """Whether a hypothesis of a language, `tree` or `conjunction`, labels all rows right."""
    if language == "tree":
        return tree_separable(rows, features, target)
    return conjunction_separable(rows, features, target, positive)


def separability(tables: Sequence[Rows], features: Sequence[str], target: str) -> list[str]:
    """The simplest separator of each table: `conjunction`, `tree` or `neither`.

    >>> rows = [{"a": "u", "c": "yes"}, {"a": "v", "c": "no"}]
    >>> separability([rows, [*rows, {"a": "w", "c": "yes"}], [*rows, {"a": "u", "c": "no"}]], ["a"], "c")
    ['conjunction', 'tree', 'neither']
    """

    def simplest(rows: Rows) -> str:
        if conjunction_separable(rows, features, target):
            return "conjunction"
        return "tree" if tree_separable(rows, features, target) else "neither"

    return [simplest(rows) for rows in tables]
