"""Promises that exercises about networks make about their inputs."""

from collections.abc import Sequence

from reference.neural.backpropagation import Examples
from reference.neural.forward import Layers, Vector

LARGEST = 5  # the size of a weight or input that the text promises: no sum comes near the overflow of exp


def is_network_for(layers: Layers, x: Vector) -> bool:
    """Whether every row has a bias and a weight for each unit before it, and no number is larger than 5 in size."""
    sizes = [len(x), *map(len, layers)]
    whole = len(layers) > 0 and min(sizes) > 0
    rows = [(row, before) for layer, before in zip(layers, sizes, strict=False) for row in layer]
    return whole and all(len(row) == 1 + before and are_small(row) for row, before in rows) and are_small(x)


def are_small(numbers: Vector) -> bool:
    """Whether no number is larger than 5 in size."""
    return all(abs(number) <= LARGEST for number in numbers)


def has_class_units(layers: Layers, label: str, classes: Sequence[str]) -> bool:
    """Whether there are two different classes or more, an output unit for each, and the label is one of them."""
    return len(layers[-1]) == len(classes) == len(set(classes)) > 1 and label in classes


def examples_fit_network(examples: Examples, layers: Layers) -> bool:
    """Whether there are examples with inputs for the network, and targets from 0 to 1 for its output units."""
    return len(examples) > 0 and all(
        is_network_for(layers, x) and len(targets) == len(layers[-1]) and all(0 <= each <= 1 for each in targets)
        for x, targets in examples
    )
