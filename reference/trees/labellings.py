"""All labellings of the leaves of a tree, as points of coverage space. Flach, section 5.2.

A leaf is `[positives, negatives]`; a labelling is a text of `+` and `-`, the first leaf first.
"""

import math
from collections.abc import Sequence
from itertools import product

MOST_LEAVES = 16  # 65,536 labellings: beyond that, nobody looks at all of them

Leaf = Sequence[int]


def labelling_points(leaves: Sequence[Leaf]) -> dict[str, tuple[int, int]]:
    """The point (false positives, true positives) of every labelling of the leaves. Flach, figure 5.5.

    >>> labelling_points([[3, 1], [0, 4]])
    {'--': (0, 0), '-+': (4, 0), '+-': (1, 3), '++': (5, 3)}
    """
    if len(leaves) > MOST_LEAVES:
        raise ValueError(f"{len(leaves)} leaves have too many labellings: {MOST_LEAVES} leaves at most")
    return {"".join(signs): labelling_point(leaves, signs) for signs in product("-+", repeat=len(leaves))}


def labelling_point(leaves: Sequence[Leaf], labelling: Sequence[str]) -> tuple[int, int]:
    """The point (false positives, true positives) of one labelling: the sums over the leaves that are labelled `+`.

    >>> labelling_point([[29, 10], [1, 25], [15, 3], [5, 62]], "+-+-")
    (13, 44)
    """
    chosen = [leaf for leaf, sign in zip(leaves, labelling, strict=True) if sign == "+"]
    # a leaf lists its positives first, a point has the negatives on the x axis
    return sum(negatives for _, negatives in chosen), sum(positives for positives, _ in chosen)


def false_positives(leaves: Sequence[Leaf], labelling: Sequence[str]) -> int:
    """The negatives in leaves that are labelled `+`: the x coordinate of the labelling."""
    return labelling_point(leaves, labelling)[0]


def true_positives(leaves: Sequence[Leaf], labelling: Sequence[str]) -> int:
    """The positives in leaves that are labelled `+`: the y coordinate of the labelling."""
    return labelling_point(leaves, labelling)[1]


def opposite_x(x: int, leaves: Sequence[Leaf]) -> int:
    """The false positives of the opposite labelling: the point is reflected in the centre of coverage space."""
    return sum(negatives for _, negatives in leaves) - x


def fewest_errors(leaves: Sequence[Leaf]) -> int:
    """The errors of the best labelling: the examples of the smaller class of every leaf."""
    return sum(map(min, leaves))


def count_labellings(leaves: int, classes: int) -> int:
    """The number of labellings of a tree: each leaf has one of the classes. Flach, section 5.2.

    >>> count_labellings(4, 2), count_labellings(3, 2)
    (16, 8)
    """
    return int(classes**leaves)


def count_rankings(leaves: int) -> int:
    """The number of orders of the leaves, in which they are switched from - to + one after the other. Flach, 5.2.

    >>> count_rankings(4)
    24
    """
    return math.factorial(leaves)


def labellings_of_ranking(order: Sequence[int]) -> list[str]:
    """The labellings that a ranking goes through: all leaves `-`, then one more `+` at each step. Flach, figure 5.5.

    >>> labellings_of_ranking([2, 0, 3, 1])
    ['----', '--+-', '+-+-', '+-++', '++++']
    """
    return [
        "".join("+" if leaf in order[:switched] else "-" for leaf in range(len(order)))
        for switched in range(len(order) + 1)
    ]
