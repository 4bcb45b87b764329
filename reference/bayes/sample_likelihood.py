"""Probability of a whole sample under a hypothesis, if its examples are independent. Blockeel, section 12.2.1."""

import math
from collections.abc import Iterable, Sequence


def iid_likelihood(example_probabilities: Iterable[float], *, log: bool = False) -> float:
    """The product of the examples' probabilities; with `log` its natural logarithm, minus infinity for 0.

    >>> iid_likelihood([0.5, 0.5, 0.25]), iid_likelihood([0.5, 0]), iid_likelihood([0.5, 0], log=True)
    (0.0625, 0.0, -inf)
    """
    factors = list(example_probabilities)
    if not log:
        return float(math.prod(factors))
    # a sum of logarithms: the product of a large sample is 0 as a float, and log 0 is not defined
    return math.fsum(math.log(p) if p else -math.inf for p in factors)


def example_probabilities(sample: Sequence[str], chance: float, *, positive: str = "yes") -> list[float]:
    """The probability of each example under a hypothesis that gives the positive label this chance."""
    return [chance if label == positive else 1 - chance for label in sample]


def sample_likelihood(sample: Sequence[str], chance: float) -> float:
    """The probability of the labels of a sample in their order."""
    return iid_likelihood(example_probabilities(sample, chance))


def likelihood_of(sample: Sequence[str], chances: Sequence[float], sort: int) -> float:
    """The probability of a sample under the first or the second of two chances, as a part of a hand calculation."""
    # numbered from 1, as in the question
    return sample_likelihood(sample, chances[sort - 1])


def sample_log_likelihood(likelihood: float) -> float:
    """The natural logarithm of a likelihood, as a part of a hand calculation."""
    return math.log(likelihood)


def belief_in_first(prior: float, first: float, second: float) -> float:
    """P(first hypothesis | sample) of two, from its prior and both likelihoods."""
    return prior * first / (prior * first + (1 - prior) * second)


def more_probable(belief: float) -> str:
    """The name of the more probable of two hypotheses, from the probability of the first."""
    return "first" if belief > 0.5 else "second"
