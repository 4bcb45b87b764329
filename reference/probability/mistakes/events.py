"""Known mistakes about events and products."""

import math
from collections.abc import Mapping, Sequence

from reference.probability.events import mutually_exclusive, product_probability, relations

Pairs = Sequence[Sequence[Sequence[str]]]


def words_exchanged(outcomes: Sequence[str], pairs: Pairs) -> list[str]:
    """Events called independent that exclude each other, and the other way round. Blockeel, section A.1."""
    other = {"exclusive": "independent", "independent": "exclusive", "neither": "neither"}
    return [other[word] for word in relations(outcomes, pairs)]


def always_multiplied(outcomes: Sequence[str], pairs: Pairs) -> list[str]:
    """All events called independent that can happen together."""
    return ["exclusive" if mutually_exclusive(a, b) else "independent" for a, b in pairs]


def independent_if_exclusive(outcomes: Sequence[str], pairs: Pairs) -> list[str]:
    """Events called independent when no outcome is in both, and nothing else seen."""
    return ["independent" if mutually_exclusive(a, b) else "neither" for a, b in pairs]


def added_probabilities(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """The single probabilities added: 5/6 for five dice. Blockeel, example A.7."""
    return math.fsum(distributions[name][value] for name, value in assignment.items())


def free_ones_guessed(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """A factor for the first value of every variable that is not named: 1/7776 for three of five dice."""
    free = {name: next(iter(values)) for name, values in distributions.items() if name not in assignment}
    return product_probability(distributions, {**assignment, **free})


def product_of_free_means(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """A factor of one over the number of values for every variable that is not named."""
    free = [1 / len(values) for name, values in distributions.items() if name not in assignment]
    return product_probability(distributions, assignment) * math.prod(free)


def plain_mean_of_two(first: float, second: float, weight: float) -> float:
    """The plain mean of the two shares: 0.391 for 29 of 39 and 1 of 26, not 0.4615. Flach, section 5.2."""
    return (first + second) / 2


def weights_exchanged(first: float, second: float, weight: float) -> float:
    """Each share weighted as the other."""
    return (1 - weight) * first + weight * second


def weight_of_positives(children: Sequence[Sequence[int]], child: int) -> float:
    """The share of all positives that are in the child."""
    return children[child - 1][0] / math.fsum(counts[0] for counts in children)


def positives_to_negatives(children: Sequence[Sequence[int]], child: int) -> float:
    """Positives to negatives, not to all."""
    return children[child - 1][0] / children[child - 1][1]


def one_order_of_heads(x: int, y: int, z: float) -> float:
    """One order of heads and tails only: the number of orders left out."""
    return float(z**y * (1 - z) ** (x - y))


def flips_by_number(x: int) -> float:
    """One over the number of flips."""
    return 1 / x


def every_chance_added(flips: float, x: int) -> float:
    """The heads taken as certain: what is left of the sum is the probability of the flips."""
    return flips


def as_many_as_flips(flips: float, x: int) -> float:
    """One case too few: with x flips there are x + 1 numbers of heads."""
    return flips / x
