"""Information gain: how much an attribute's value tells about the class. Witten, section 4.3; Mitchell, section 3.4."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from reference.information.entropy import conditional_entropy, entropy

Rows = Sequence[Mapping[str, str]]  # a table: a row is a dict from column to value, and the class is a column


def split_gain(children: Sequence[Sequence[float]], *, base: float = 2) -> float:
    """Entropy of all examples minus the entropy that is left after a split, from the class counts of every branch.

    Never negative: what float noise leaves below 0 counts as 0. Witten, section 4.3 (outlook).

    >>> round(split_gain([[2, 3], [4, 0], [3, 2]]), 3), split_gain([[1, 1], [1, 1]])
    (0.247, 0.0)
    """
    whole = [math.fsum(counts) for counts in zip(*children, strict=True)]
    # two equal entropies may differ by 1e-16, and a negative gain would be taken for a fault
    return max(0.0, entropy(whole, base=base) - conditional_entropy(children, base=base))


def class_counts(rows: Rows, target: str) -> dict[str, int]:
    """How many rows each class has, in the order in which classes first occur."""
    return dict(Counter(row[target] for row in rows))


def split_counts(rows: Rows, attribute: str, target: str) -> dict[str, list[int]]:
    """For each value of the attribute the class counts of its rows; both in the order of their first occurrence.

    >>> rows = [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}, {"a": "u", "class": "no"}]
    >>> split_counts(rows, "a", "class")
    {'u': [1, 1], 'v': [0, 1]}
    """
    # pairs in one pass; a value keeps the place where it first occurs, also in the result
    often = Counter((row[attribute], row[target]) for row in rows)
    classes = class_counts(rows, target)
    return {value: [often[value, label] for label in classes] for value, _ in often}


def class_entropy(rows: Rows, target: str, *, base: float = 2) -> float:
    """Entropy of the classes of a table."""
    return entropy(class_counts(rows, target).values(), base=base)


def remainder(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """Entropy of the classes that is left on average once the attribute's value is known. Kubat, equation 6.4."""
    return conditional_entropy(list(split_counts(rows, attribute, target).values()), base=base)


def information_gain(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """The entropy of the classes minus the entropy that is left when the attribute's value is known.

    Mitchell, section 3.4; Kubat, equation 6.5; Blockeel, section 4.3.3. Values that no row has add nothing.
    """
    return split_gain(list(split_counts(rows, attribute, target).values()), base=base)
