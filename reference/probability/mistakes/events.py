"""Known mistakes about events and products."""

from collections.abc import Mapping, Sequence

from reference.probability.events import product_probability

Pairs = Sequence[Sequence[Sequence[str]]]


def free_ones_guessed(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """A factor for the first value of every variable that is not named: 1/7776 for three of five dice."""
    free = {name: next(iter(values)) for name, values in distributions.items() if name not in assignment}
    return product_probability(distributions, {**assignment, **free})
