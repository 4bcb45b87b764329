"""Parts of hand calculations about impurities: what a split keeps pure, gains from a chord, skewed counts.

Blockeel, sections 4.3.3 and 4.7.1; Flach, sections 5.1 and 5.2.
"""

from reference.trees.impurity import Children, impurity_gain, impurity_of, split_impurity
from reference.trees.skew import Split, inflated, relative_split


def split_purity(children: Children) -> float:
    """The purity of a split: the share of examples in the most frequent class of their branch. Blockeel, 4.3.3.

    >>> split_purity([[40, 10], [40, 10]]), split_purity([[40, 0], [40, 20]])
    (0.8, 0.8)
    """
    return 1 - split_impurity(children, impurity="error")


def accuracy_gain_of(error: float, purity: float) -> float:
    """The accuracy gain, from the error before a split and the purity after it. Blockeel, equation 4.5."""
    return error - (1 - purity)


def share_of_first(counts: list[int]) -> float:
    """The share of the first class."""
    return counts[0] / sum(counts)


def share_before(children: list[list[int]]) -> float:
    """The share of the first class before a split."""
    return share_of_first([sum(counts) for counts in zip(*children, strict=True)])


def gain_over_chord(p: float, chord: float, *, impurity: str = "gini") -> float:
    """How far the curve of an impurity lies above a chord, at the share `p` of the first class. Blockeel, figure 4.18.

    >>> gain_over_chord(0.5, 0.375)
    0.125
    """
    return impurity_of([p, 1 - p], impurity=impurity) - chord


def relative_inflated(children: Split, factor: int, *, impurity: str = "gini") -> float:
    """The relative impurity of a split with `factor` times as many positives.

    >>> round(relative_inflated([[10, 6], [0, 4]], 10), 4)
    0.6226
    """
    return relative_split(inflated(children, factor), impurity=impurity)


def lower_of(**values: float) -> str:
    """The name of the lower value, in capitals; of equal ones the first."""
    return min(values, key=lambda name: values[name]).upper()


def higher_of(**values: float) -> str:
    """The name of the higher value, in capitals; of equal ones the first."""
    return max(values, key=lambda name: values[name]).upper()


def raises_accuracy(children: Children) -> bool:
    """Whether the accuracy gain of a split is above 0: some branch has another majority than the whole.

    >>> raises_accuracy([[40, 0], [40, 20]]), raises_accuracy([[40, 9], [10, 11]]), raises_accuracy([[4, 1], [2, 2]])
    (False, True, False)
    """
    # counts are whole numbers: a gain of 1e-9 or less is float noise
    return impurity_gain(None, children, impurity="error") > 1e-9
