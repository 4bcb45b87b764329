"""Simple learners by name, for evaluation protocols: an example is `[x, label]`, x a list of numbers.

Ties are broken by order: the class, or the neighbour, that comes first wins.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from reference.evaluation.baseline import majority_class

Example = Sequence[Any]  # [x, label]
Learner = Callable[[Sequence[Example]], Callable[[Sequence[float]], str]]


def labels_of(examples: Sequence[Example]) -> list[str]:
    """The labels of the examples."""
    return [label for _, label in examples]


def majority(examples: Sequence[Example]) -> Callable[[Sequence[float]], str]:
    """The classifier that always predicts the most frequent label."""
    label = majority_class(labels_of(examples))
    return lambda _: label


def knn_label(examples: Sequence[Example], x: Sequence[float], k: int = 1) -> str:
    """The most frequent label of the k examples nearest to x, by Euclidean distance.

    >>> knn_label([[[0], "a"], [[1], "b"], [[5], "b"]], [0.4]), knn_label([[[0], "a"], [[1], "b"], [[5], "b"]], [0], 3)
    ('a', 'b')
    """
    # sorted is stable: of equally near ones the first
    nearest = sorted(examples, key=lambda example: math.dist(example[0], x))[:k]
    return majority_class(labels_of(nearest))


def nearest_neighbour(examples: Sequence[Example]) -> Callable[[Sequence[float]], str]:
    """The classifier that predicts the label of the nearest example."""
    return lambda x: knn_label(examples, x)


LEARNERS: dict[str, Learner] = {"majority": majority, "1nn": nearest_neighbour}


def errors_on(tested: Sequence[Example], classify: Callable[[Sequence[float]], str]) -> int:
    """The number of tested examples that a classifier labels wrong."""
    return sum(classify(x) != label for x, label in tested)
