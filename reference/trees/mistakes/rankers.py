"""Known mistakes with trees that rank, label and cover."""

from collections.abc import Sequence

from reference.trees.labellings import Leaf, labelling_points


def last_leaf_first(leaves: Sequence[Leaf]) -> dict[str, tuple[int, int]]:
    """The labellings read from the last leaf to the first, as the bits of a number are counted."""
    return {labelling[::-1]: point for labelling, point in labelling_points(leaves).items()}
