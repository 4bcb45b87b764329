"""Impurity of a class distribution and of a split. Blockeel, sections 4.3.3 and 4.7.1; Flach, section 5.1.

A node, or a branch of a split, is given by its class counts. Impurities go by name: `entropy`, `gini`, `error`, and
`sqrt_gini`, which knows two classes only. Which of two splits is purer is decided exactly by `purest`.
"""

import math
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from reference.information.entropy import entropy
from reference.information.exact_remainder import remainder
from reference.trees.gini import gini

Counts = Sequence[float]  # the examples of each class
Children = Sequence[Counts]  # the class counts of each branch
Name = TypeVar("Name", bound=Hashable)

IMPURITIES = ("entropy", "gini", "error", "sqrt_gini")
ROOT_SCALE = 10**120  # under the root: 60 decimals; sums of roots of counts that differ at all differ long before
ROOT_PLACES = -15  # 45 of the decimals are kept: the errors of a sum do not reach these


def error_impurity(counts: Counts) -> float:
    """The share of examples outside the most frequent class; no examples give 0. Blockeel, section 4.7.1.

    It is the training error of the majority class; with two classes it is min(p, 1 - p). Flach, section 5.1.

    >>> error_impurity([1, 3]), error_impurity([4, 0]), error_impurity([])
    (0.25, 0.0, 0.0)
    """
    total = math.fsum(counts)
    # (total - most) / total: 1 - most / total would leave float noise
    return (total - max(counts)) / total if total else 0.0


def set_purity(counts: Counts) -> float:
    """The share of the most frequent class, 1 less the error impurity. Blockeel, section 4.3.3.

    >>> set_purity([1, 4]), set_purity([3, 3, 4])
    (0.8, 0.4)
    """
    total = math.fsum(counts)
    if not total:
        raise ValueError("no examples: there is no most frequent class")
    return max(counts) / total


def sqrt_gini(pos: float, neg: float) -> float:
    """The square root of p(1 - p), at most 1/2; no examples give 0. Flach, section 5.1.

    The square root of the Gini index 2p(1 - p) is larger by a constant factor and ranks splits alike.

    >>> sqrt_gini(1, 4), sqrt_gini(3, 0)
    (0.4, 0.0)
    """
    total = pos + neg
    return math.sqrt(pos * neg) / total if total else 0.0


def impurity_of(counts: Counts, *, impurity: str = "gini", base: float = 2) -> float:
    """The impurity of that name of a class distribution; `base` is that of the entropy's logarithms.

    >>> [round(impurity_of([1, 3], impurity=name), 3) for name in IMPURITIES]
    [0.811, 0.375, 0.25, 0.433]
    """
    if impurity == "entropy":
        return entropy(counts, base=base)
    if impurity == "gini":
        return gini(counts)
    if impurity == "error":
        return error_impurity(counts)
    if impurity == "sqrt_gini":
        return sqrt_gini(*two_classes(counts))
    raise ValueError(f"no impurity is called {impurity!r}: take one of {', '.join(IMPURITIES)}")


def two_classes(counts: Counts) -> Counts:
    """The counts, if they are of two classes; ValueError otherwise."""
    if len(counts) != 2:
        raise ValueError("the square root of the Gini index is defined for two classes")
    return counts


def split_impurity(children: Children, *, impurity: str = "gini", base: float = 2) -> float:
    """The mean impurity of the branches, weighted by their numbers of examples. Flach, equation 5.1.

    An empty branch has weight 0. With `error` it is 1 less the purity of the partition. Blockeel, section 4.3.3.

    >>> length = [[2, 0], [1, 3], [2, 2]]
    >>> round(split_impurity(length, impurity="entropy"), 2), round(split_impurity(length), 2)
    (0.72, 0.35)
    """
    total = math.fsum(map(math.fsum, children))
    if not total:
        raise ValueError("a split of no examples has no impurity")
    return math.fsum(math.fsum(child) * impurity_of(child, impurity=impurity, base=base) for child in children) / total


def exactly_left(children: Sequence[Sequence[int]], *, impurity: str = "gini") -> Fraction:
    """A number that grows with the impurity that a split leaves, to compare splits of the same examples exactly.

    It is the impurity times the examples, in a unit of its own; logarithms and square roots are rounded to 45 decimals.

    >>> exactly_left([[1, 3], [2, 2]]) == Fraction(7, 2), exactly_left([[1, 3], [2, 2]], impurity="error")
    (True, Fraction(3, 1))
    """
    if impurity == "entropy":
        return Fraction(remainder(children))
    if impurity == "sqrt_gini":
        roots = [math.isqrt(pos * neg * ROOT_SCALE) for pos, neg in map(two_classes_of_whole, children)]
        return Fraction(round(sum(roots), ROOT_PLACES))
    if impurity == "error":
        return Fraction(sum(sum(child) - max(child, default=0) for child in children))
    if impurity == "gini":
        filled = [child for child in children if sum(child)]
        return Fraction(sum(sum(child) - Fraction(sum(n * n for n in child), sum(child)) for child in filled))
    raise ValueError(f"no impurity is called {impurity!r}: take one of {', '.join(IMPURITIES)}")


def two_classes_of_whole(counts: Sequence[int]) -> Sequence[int]:
    """Whole counts, if they are of two classes; ValueError otherwise."""
    two_classes(counts)
    return counts


def purest(splits: Mapping[Name, Sequence[Sequence[int]]], *, impurity: str = "gini") -> list[list[Name]]:
    """The names of splits of the same examples in groups that leave equal impurity, the least first.

    >>> purest({"a": [[2, 2], [0, 0]], "b": [[2, 0], [0, 2]], "c": [[1, 1], [1, 1]]}, impurity="error")
    [['b'], ['a', 'c']]
    """
    groups: dict[Fraction, list[Name]] = {}
    for name, children in splits.items():
        groups.setdefault(exactly_left(children, impurity=impurity), []).append(name)
    return [groups[left] for left in sorted(groups)]


def impurity_gain(parent: Counts | None, children: Children, *, impurity: str = "gini", base: float = 2) -> float:
    """The impurity before a split less the mean impurity after it; never negative. Blockeel, equation 4.4.

    Without `parent` the counts are summed from the children; others than these are refused. With `gini` this is the
    Gini gain, with `error` the accuracy gain, with `entropy` the information gain.

    >>> impurity_gain([80, 20], [[40, 0], [40, 20]], impurity="error")
    0.0
    >>> round(impurity_gain(None, [[40, 0], [40, 20]]), 4)
    0.0533
    """
    whole = [math.fsum(counts) for counts in zip(*children, strict=True)]
    if parent is not None and not all(map(math.isclose, parent, whole)):
        raise ValueError("the branches have other class counts together than the parent")
    before = impurity_of(whole, impurity=impurity, base=base)
    # all four measures are concave: what is below 0 is float noise
    return max(0.0, before - split_impurity(children, impurity=impurity, base=base))


def chord_impurity(p: float, p1: float, p2: float, *, impurity: str = "gini") -> float:
    """The impurity of a binary split: the line through the curve at p1 and p2, read at p. Flach, figure 5.2.

    `p` is the share of positives of the parent, `p1` and `p2` those of its two branches.

    >>> round(chord_impurity(1 / 2, 3 / 7, 2 / 3), 2)
    0.48
    """
    if not min(p1, p2) <= p <= max(p1, p2):
        raise ValueError("the share of the parent lies between those of its branches")
    at_p1, at_p2 = (impurity_of([share, 1 - share], impurity=impurity) for share in (p1, p2))
    # equal branches: the chord is a point of the curve
    return at_p1 if p1 == p2 else at_p1 + (p - p1) / (p2 - p1) * (at_p2 - at_p1)
