"""Entropy of class counts, as a whole and after a split. Witten, section 4.3; Mitchell, section 3.4; Kubat, 6.3."""

import math
from collections.abc import Iterable, Sequence


def entropy(counts: Iterable[float], *, base: float = 2) -> float:
    """Entropy of a class distribution given as counts, in bits by default; 0 log 0 counts as 0, no examples give 0.

    Any non-negative weights do, as they are divided by their sum: counts and probabilities give the same. All books
    mean base 2. Flach, section 5.1, halves it in a plot only; SciPy gives NaN for no examples.

    >>> round(entropy([9, 5]), 3), entropy([4, 0]), entropy([])
    (0.94, 0.0, 0.0)
    """
    present = [count for count in counts if count]
    total = math.fsum(present)
    # log(total / count) is never negative, so a pure set gives 0.0 and not -0.0; fsum makes the order of counts
    # irrelevant
    return math.fsum(count / total * math.log(total / count, base) for count in present)


def conditional_entropy(children: Sequence[Sequence[float]], *, base: float = 2) -> float:
    """Entropy that is left on average after a split, each branch counting by its share of the examples.

    `children` holds the class counts of every branch. Flach, example 5.1 (Length); an empty branch adds nothing.

    >>> round(conditional_entropy([[2, 0], [1, 3], [2, 2]]), 2)
    0.72
    """
    sizes = [math.fsum(counts) for counts in children]
    total = math.fsum(sizes)
    return math.fsum(
        size / total * entropy(counts, base=base) for size, counts in zip(sizes, children, strict=True) if size
    )


def split_information(sizes: Iterable[float], *, base: float = 2) -> float:
    """Entropy of the sizes of the branches; the classes do not count. Witten, table 4.7; Blockeel, section 4.5.1.

    >>> round(split_information([5, 4, 5]), 3), split_information([14])
    (1.577, 0.0)
    """
    # the entropy formula does not depend on whether classes or branches are counted
    return entropy(sizes, base=base)


def entropy_of_three(first: float, second: float, third: float) -> float:
    """The entropy of three counts, in bits."""
    return entropy([first, second, third])
