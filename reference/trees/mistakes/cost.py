"""Known mistakes about how the work of tree induction grows."""

import math


def linear_building(rows: int, more: int, attributes: int, wider: int) -> float:
    """O(m n): the rows looked at once for each attribute, as if the tree had one level."""
    return wider * more / (attributes * rows)


def building_without_attributes(rows: int, more: int, attributes: int, wider: int) -> float:
    """O(n log n): as if one attribute were looked at."""
    return more * math.log(more) / (rows * math.log(rows))


def quadratic_building(rows: int, more: int, attributes: int, wider: int) -> float:
    """O(m n^2): every row compared with every other."""
    return wider * more**2 / (attributes * rows**2)


def replacing_at_each_level(rows: int, more: int) -> float:
    """O(n log n): the nodes of a tree taken for rows that pass its levels."""
    return more * math.log(more) / (rows * math.log(rows))


def raising_with_one_logarithm(rows: int, more: int) -> float:
    """O(n log n): the rows classified anew once, and not at each level."""
    return more * math.log(more) / (rows * math.log(rows))


def raising_like_replacing(rows: int, more: int) -> float:
    """O(n): as if no row were classified anew."""
    return more / rows


def leaves_doubled(leaves: int) -> int:
    """Two for each leaf: one too many, as the root has no parent."""
    return 2 * leaves


def inner_nodes_alone(leaves: int) -> int:
    """The nodes that test something, without the leaves."""
    return leaves - 1
