"""Known mistakes with trees that rank, label and cover."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from reference.trees.concept_path import Concept, Rows, covers, path_to_tree
from reference.trees.labellings import Leaf, labelling_points
from reference.trees.ranking import share_of_positives


def last_leaf_first(leaves: Sequence[Leaf]) -> dict[str, tuple[int, int]]:
    """The labellings read from the last leaf to the first, as the bits of a number are counted."""
    return {labelling[::-1]: point for labelling, point in labelling_points(leaves).items()}


def ranked_by(leaves: Sequence[Leaf], merit: Callable[[Leaf], Any]) -> list[int]:
    """The indices of the leaves by another merit, the largest first; equal leaves keep their order."""
    return sorted(range(len(leaves)), key=lambda place: merit(leaves[place]), reverse=True)


def by_positives(leaves: Sequence[Leaf]) -> list[int]:
    """The leaves with the most positives first, whatever their negatives."""
    return ranked_by(leaves, lambda leaf: leaf[0])


def by_laplace(leaves: Sequence[Leaf]) -> list[int]:
    """The leaves by (p + 1) / (p + n + 2), which moves small leaves towards one half."""
    return ranked_by(leaves, lambda leaf: Fraction(leaf[0] + 1, sum(leaf) + 2))


def by_difference(leaves: Sequence[Leaf]) -> list[int]:
    """The leaves by positives minus negatives."""
    return ranked_by(leaves, lambda leaf: leaf[0] - leaf[1])


def smallest_share_first(leaves: Sequence[Leaf]) -> list[int]:
    """The leaves from the smallest share to the largest."""
    return ranked_by(leaves, lambda leaf: (-share_of_positives(leaf), sum(leaf)))


def smaller_first_among_equals(leaves: Sequence[Leaf]) -> list[int]:
    """The leaves by their share; of equal ones the smaller first."""
    return ranked_by(leaves, lambda leaf: (share_of_positives(leaf), -sum(leaf)))


def by_hand_in_all(concepts: Sequence[Concept], rows: Rows, target: str, positive: str) -> dict[str, int]:
    """The leaves of a path with all that their concepts cover."""
    covered = [[row[target] == positive for row in rows if covers(concept, row)] for concept in concepts]
    hits = {f"positives{leaf}": sum(covered[leaf - 1]) for leaf in (2, 3)}
    return hits | {f"negatives{leaf}": covered[leaf - 1].count(False) for leaf in (4, 5)}


def by_hand_exchanged(concepts: Sequence[Concept], rows: Rows, target: str, positive: str) -> dict[str, int]:
    """The leaves of a path with the classes exchanged."""
    leaves = path_to_tree(concepts, rows, target, positive)
    hits = {f"positives{leaf}": leaves[leaf - 1][1] for leaf in (1, 2, 3)}
    return hits | {f"negatives{leaf}": leaves[leaf - 1][0] for leaf in (4, 5)}
