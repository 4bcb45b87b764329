"""Decision stumps on numbers, learned from weighted examples: the weak learner of bagging, boosting and stacking.

An example is `[x, label]`, x a list of numbers. A stump is `[attribute, threshold, below, above]`: its label is `below`
where x[attribute] < threshold, else `above`, and the two may be the same. Thresholds lie in the middle between two
neighbouring values. assignments/bank/ensembles/stumps.py is the version for students, with only what they need.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise, product
from typing import Any, NamedTuple

Example = Sequence[Any]  # [x, label]
NEAR = 1e-9  # relative: sums of thirds and fifths in another order are not the same float


class Stump(NamedTuple):
    """A test of one attribute, and the label on each side of the threshold."""

    attribute: int
    threshold: float
    below: Any
    above: Any


def stump_label(stump: Stump, x: Sequence[float]) -> Any:
    """The label that a stump gives a point.

    >>> stump_label(Stump(1, 2.5, "dry", "wet"), [7, 2]), stump_label(Stump(1, 2.5, "dry", "wet"), [0, 2.5])
    ('dry', 'wet')
    """
    return stump.below if is_below(x, stump.attribute, stump.threshold) else stump.above


def is_below(x: Sequence[float], attribute: int, threshold: float) -> bool:
    """Whether a point lies below a threshold of an attribute."""
    return x[attribute] < threshold


def cuts_over(examples: Sequence[Example]) -> list[tuple[int, float]]:
    """Every attribute with every threshold between two of its values, in ascending order.

    Where no attribute has two values there is none to cut at; then the only value of the first one is the threshold.
    """
    values = [sorted(set(column)) for column in zip(*(x for x, _ in examples), strict=True)]
    # in the middle, as in Blockeel and Kubat: any place between would label the examples alike
    cuts = [(place, (low + high) / 2) for place, known in enumerate(values) for low, high in pairwise(known)]
    return cuts or [(0, values[0][0])]


def mistakes_of(stump: Stump, examples: Sequence[Example]) -> tuple[int, ...]:
    """The indices of the examples that a stump labels wrong."""
    return tuple(place for place, (x, label) in enumerate(examples) if stump_label(stump, x) != label)


def weight_of(places: Iterable[int], weights: Sequence[float]) -> float:
    """The sum of the weights of the examples at these places."""
    return math.fsum(weights[place] for place in places)


def stump_errors(examples: Sequence[Example], weights: Sequence[float]) -> dict[Stump, float]:
    """The weight of the mistakes of every stump; stumps are sorted by attribute, threshold and labels."""
    # sorted: a set of text has another order in every process
    labels = sorted({label for _, label in examples})
    errors = {}
    for attribute, threshold in cuts_over(examples):
        wrong = {}
        for side in (True, False):
            there = [place for place, (x, _) in enumerate(examples) if is_below(x, attribute, threshold) == side]
            for label in labels:
                wrong[side, label] = weight_of((place for place in there if examples[place][1] != label), weights)
        for below, above in product(labels, labels):
            # both labels may be the same: a constant is a stump, too
            errors[Stump(attribute, threshold, below, above)] = wrong[True, below] + wrong[False, above]
    return errors


def best_stumps(examples: Sequence[Example], weights: Sequence[float]) -> list[Stump]:
    """Every stump whose mistakes have the smallest weight, in the order of `stump_errors`."""
    errors = stump_errors(examples, weights)
    least = min(errors.values()) * (1 + NEAR)
    return [stump for stump, error in errors.items() if error <= least]


def best_stump(examples: Sequence[Example], weights: Sequence[float] | None = None) -> Stump:
    """The first stump whose mistakes have the smallest weight; without weights all examples count the same.

    >>> best_stump([[[1], "a"], [[2], "a"], [[3], "b"], [[4], "a"]])
    Stump(attribute=0, threshold=1.5, below='a', above='a')
    >>> best_stump([[[1], "a"], [[2], "a"], [[3], "b"], [[4], "a"]], [1, 1, 3, 1])
    Stump(attribute=0, threshold=2.5, below='a', above='b')
    """
    return best_stumps(examples, [1] * len(examples) if weights is None else weights)[0]
