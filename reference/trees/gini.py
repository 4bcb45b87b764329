"""The Gini index of class counts, before and after a split. Blockeel, section 4.3; Flach, section 5.1."""

import math
from collections.abc import Iterable, Sequence

from reference.information.gain import Rows, split_counts


def gini(counts: Iterable[float]) -> float:
    """Gini index of a class distribution given as counts: 1 minus the sum of the squared shares; no examples give 0.

    Blockeel, equation 4.3; Flach, section 5.1, for two classes.

    >>> round(gini([9, 5]), 3), gini([4, 0]), gini([])
    (0.459, 0.0, 0.0)
    """
    present = list(counts)
    total = math.fsum(present)
    # no examples: 0, as for the entropy
    return 1 - math.fsum((count / total) ** 2 for count in present) if total else 0.0


def gini_left(rows: Rows, attribute: str, target: str) -> float:
    """The mean Gini index of the classes when the attribute's value is known. Flach, example 5.1."""
    # p(1 - p), the variance of a Boolean variable, is half of it for two classes
    return gini_of_split(list(split_counts(rows, attribute, target).values()))


def gini_of_split(children: Sequence[Sequence[float]]) -> float:
    """The mean Gini index after a split into groups, each given by its class counts. Flach, example 5.1.

    >>> round(gini_of_split([[2, 0], [1, 3], [2, 2]]), 2)
    0.35
    """
    return math.fsum(sum(counts) * gini(counts) for counts in children) / sum(map(sum, children))
