"""Known mistakes about what a tree or a conjunction can separate."""

from collections.abc import Sequence

from reference.trees.separability import Rows, separability


def one_value_enough(tables: Sequence[Rows], features: Sequence[str], target: str) -> list[str]:
    """A conjunction only where a single value tells the classes apart."""
    alone = [any(separability([rows], [name], target) == ["conjunction"] for name in features) for rows in tables]
    found = separability(tables, features, target)
    return ["tree" if word == "conjunction" and not one else word for one, word in zip(alone, found, strict=True)]
