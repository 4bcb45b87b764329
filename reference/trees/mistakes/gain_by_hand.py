"""Known mistakes in a hand calculation of information gains."""

import math

from reference.information.entropy import entropy
from reference.information.gain import Rows, class_entropy, split_counts
from reference.trees.gain_by_hand import gain_from


def unweighted_remainder(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """The plain mean of the branches' entropies, whatever their sizes: 0.647."""
    children = split_counts(rows, attribute, target).values()
    return math.fsum(entropy(counts, base=base) for counts in children) / len(children)


def summed_remainder(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """The branches' entropies added up: 1.942."""
    return math.fsum(entropy(counts, base=base) for counts in split_counts(rows, attribute, target).values())


def unweighted_parts(rows: Rows, target: str, *, base: float = 2) -> dict[str, float]:
    """A hand calculation whose remainders are plain means, and the gains that follow from them."""
    whole = class_entropy(rows, target, base=base)
    left = {name: unweighted_remainder(rows, name, target, base=base) for name in rows[0] if name != target}
    return {
        **{f"left_{name}": value for name, value in left.items()},
        **{f"gain_{name}": gain_from(whole, value) for name, value in left.items()},
    }


def smallest_of(**gains: float) -> str:
    """The name of the smallest number."""
    return min(gains, key=lambda name: gains[name])
