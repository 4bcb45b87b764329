"""Mixtures of normal distributions in one dimension, learned by EM. Blockeel, section 8.4.1."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from reference.process import Process

Numbers = Sequence[float]
Row = tuple[float, ...]


def log_weight(x: float, mean: float, sd: float, prior: float) -> float:
    """The logarithm of prior times density, without a constant: far from every mean the density itself is 0."""
    return math.log(prior / sd) - (x - mean) ** 2 / (2 * sd * sd)


def shares_of(x: float, means: Numbers, sds: Numbers, priors: Numbers) -> Row:
    """The responsibility of each component for x; the responsibilities sum to 1."""
    logs = [log_weight(x, *component) for component in zip(means, sds, priors, strict=True)]
    # the largest becomes exp(0) = 1, so the sum is never 0, however far x is from all means
    weights = [math.exp(log - max(logs)) for log in logs]
    return tuple(weight / sum(weights) for weight in weights)


def equal_priors(means: Numbers) -> Row:
    """Equal prior probabilities for all components, as in Blockeel's figure 8.7."""
    return tuple(1 / len(means) for _ in means)


def responsibilities(xs: Numbers, means: Numbers, sds: Numbers, priors: Numbers | None = None) -> tuple[Row, ...]:
    """P(component | x), a row for each x: the E step. Without priors, all components are equally likely.

    The density is the whole one; Blockeel's figure 8.7 leaves out the factor 1/sd, and prints 2 sd for 2 sd².

    >>> [[round(share, 4) for share in row] for row in responsibilities([1, 3], means=[1, 5], sds=[1, 2])]
    [[0.9366, 0.0634], [0.3086, 0.6914]]
    """
    chances = equal_priors(means) if priors is None else priors
    return tuple(shares_of(x, means, sds, chances) for x in xs)


def weighted_mean(xs: Numbers, weights: Numbers) -> float:
    """The weighted mean of the numbers."""
    return math.fsum(w * x for w, x in zip(weights, xs, strict=True)) / math.fsum(weights)


def weighted_variance(xs: Numbers, weights: Numbers) -> float:
    """The weighted mean of the squared differences from the weighted mean.

    >>> weighted_variance([1, 5], [3, 1])
    3.0
    """
    mean = weighted_mean(xs, weights)  # the new mean, as EM has it; the old one would give a larger spread
    return weighted_mean([(x - mean) ** 2 for x in xs], weights)


@dataclass(frozen=True, slots=True)
class MixtureState:
    """Responsibilities, means and standard deviations after a round of EM."""

    responsibilities: tuple[Row, ...]
    means: Row
    sds: Row
    rounds: int = 0


def em_start(xs: Numbers, means: Numbers, sds: Numbers, rounds: int) -> MixtureState:
    """The state with the given components, without responsibilities."""
    return MixtureState((), tuple(means), tuple(sds))


def em_successors(
    state: MixtureState, xs: Numbers, means: Numbers, sds: Numbers, rounds: int
) -> tuple[MixtureState, ...]:
    """The state after another E step and M step; none after `rounds` rounds (Blockeel gives no stopping rule).

    The components stay equally likely (figure 8.7). A component that has shrunk to a point has no density: nothing
    follows from it.
    """
    # a deviation of 0 would divide by 0 in the next E step
    if state.rounds >= rounds or not all(state.sds):
        return ()
    rows = responsibilities(xs, state.means, state.sds)
    columns = list(zip(*rows, strict=True))
    # divided by the sum of the responsibilities, not by n
    moved = tuple(weighted_mean(xs, column) for column in columns)
    spread = tuple(math.sqrt(weighted_variance(xs, column)) for column in columns)
    return (MixtureState(rows, moved, spread, state.rounds + 1),)


EM = Process(em_start, em_successors)


def em_gaussian_mixture(xs: Numbers, means: Numbers, sds: Numbers, rounds: int) -> MixtureState:
    """Responsibilities, means and standard deviations after `rounds` rounds of EM with equally likely components.

    >>> last = em_gaussian_mixture([1, 2, 3, 4, 5], means=[1, 5], sds=[1, 2], rounds=1)
    >>> [round(mean, 4) for mean in last.means], [round(sd, 4) for sd in last.sds]
    ([1.7198, 3.8965], [0.7595, 1.0224])
    """
    return EM.last(xs=xs, means=means, sds=sds, rounds=rounds)


def log_likelihood(xs: Numbers, means: Numbers, sds: Numbers) -> float:
    """The logarithm of the density of all numbers, for equally likely components; no round of EM decreases it.

    >>> round(log_likelihood([1, 2, 3, 4, 5], [1, 5], [1, 2]), 4)
    -10.5677
    """
    priors = equal_priors(means)
    logs = [[log_weight(x, *each) for each in zip(means, sds, priors, strict=True)] for x in xs]
    # the largest is taken out of the sum: exp of each alone may be 0, and log 0 is not defined
    sums = [max(row) + math.log(math.fsum(math.exp(log - max(row)) for log in row)) for row in logs]
    return math.fsum(sums) - len(xs) * math.log(2 * math.pi) / 2
