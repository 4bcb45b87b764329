"""Known mistakes about events and products."""

import math
from collections.abc import Mapping, Sequence

from reference.probability.events import product_probability, relations

Pairs = Sequence[Sequence[Sequence[str]]]


def words_exchanged(outcomes: Sequence[str], pairs: Pairs) -> list[str]:
    """Events called independent that exclude each other, and the other way round. Blockeel, section A.1."""
    other = {"exclusive": "independent", "independent": "exclusive", "neither": "neither"}
    return [other[word] for word in relations(outcomes, pairs)]


def free_ones_guessed(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """A factor for the first value of every variable that is not named: 1/7776 for three of five dice."""
    free = {name: next(iter(values)) for name, values in distributions.items() if name not in assignment}
    return product_probability(distributions, {**assignment, **free})


def product_of_free_means(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """A factor of one over the number of values for every variable that is not named."""
    free = [1 / len(values) for name, values in distributions.items() if name not in assignment]
    return product_probability(distributions, assignment) * math.prod(free)
