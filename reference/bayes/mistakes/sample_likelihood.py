"""Known mistakes about the likelihood of a sample."""

import math
from collections.abc import Sequence

from reference.bayes.sample_likelihood import example_probabilities, likelihood_of


def probabilities_added(sample: Sequence[str], chances: Sequence[float], sort: int) -> float:
    """The probabilities of the examples added up, where they are multiplied."""
    return math.fsum(example_probabilities(sample, chances[sort - 1]))


def any_order(sample: Sequence[str], chances: Sequence[float], sort: int) -> float:
    """The probability of as many yes in any order: the binomial one."""
    return math.comb(len(sample), sample.count("yes")) * likelihood_of(sample, chances, sort)


def yes_alone(sample: Sequence[str], chances: Sequence[float], sort: int) -> float:
    """The examples that are yes alone; the others have a probability too."""
    return float(chances[sort - 1] ** sample.count("yes"))


def log_of_base_two(likelihood: float) -> float:
    """The logarithm of base 2."""
    return math.log2(likelihood)


def without_sign(likelihood: float) -> float:
    """The logarithm without its sign."""
    return -math.log(likelihood)


def belief_without_prior(prior: float, first: float, second: float) -> float:
    """The likelihoods compared alone."""
    return first / (first + second)


def belief_not_divided(prior: float, first: float, second: float) -> float:
    """The product of prior and likelihood, not divided by the sum of both."""
    return prior * first


def less_probable(belief: float) -> str:
    """The less probable hypothesis."""
    return "second" if belief > 0.5 else "first"
