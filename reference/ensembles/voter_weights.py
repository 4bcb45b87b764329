"""Voters of different kinds, and their weights learned from mistakes. Kubat, sections 9.3 and 9.4."""

from collections.abc import Sequence


def weight_for(votes: Sequence[int], weights: Sequence[float], label: int) -> float:
    """The sum of the weights of the voters for a label."""
    return sum(weight for vote, weight in zip(votes, weights, strict=True) if vote == label)


def heterogeneous_vote(votes: Sequence[int], weights: Sequence[float]) -> int:
    """The label, 1 or 0, with the larger weight; each voter comes from another learner.

    >>> heterogeneous_vote([1, 0, 0], [0.6, 0.2, 0.3]), heterogeneous_vote([1, 0, 0], [0.4, 0.2, 0.3])
    (1, 0)
    """
    # strictly more: at equal weights the label is 0, as for a perceptron's sum of 0
    return int(weight_for(votes, weights, 1) > weight_for(votes, weights, 0))


def perceptron_weights(
    votes: Sequence[int], weights: Sequence[float], given: int, right: int, *, rate: float = 0.5
) -> list[float]:
    """The weights after a vote: after a wrong label, those of the voters for 1 move towards the right label.

    >>> perceptron_weights([1, 0, 1], [0.5, 0.5, 0.5], 1, 0, rate=0.25)
    [0.25, 0.5, 0.25]
    """
    return [weight + rate * (right - given) * vote for vote, weight in zip(votes, weights, strict=True)]


def winnow_weights(
    votes: Sequence[int], weights: Sequence[float], given: int, right: int, *, alpha: float = 2
) -> list[float]:
    """The weights after a vote: after a wrong label, those of the voters for 1 are multiplied or divided.

    >>> winnow_weights([1, 0, 1], [1, 1, 2], 1, 0), winnow_weights([1, 0, 1], [1, 1, 2], 0, 1)
    ([0.5, 1, 1.0], [2, 1, 4])
    """
    # right and given are 0 or 1: alpha, 1/alpha, or 1 if the vote was right
    factor = alpha ** (right - given)
    return [weight * factor if vote else weight for vote, weight in zip(votes, weights, strict=True)]


def weight_for_one(votes: Sequence[int], weights: Sequence[float]) -> float:
    """The sum of the weights of the voters for 1, as a part of a hand calculation."""
    return weight_for(votes, weights, 1)


def first_by_perceptron(votes: Sequence[int], weights: Sequence[float], rate: float, right: int) -> float:
    """The weight of the first voter after a wrong label, by the perceptron rule."""
    return perceptron_weights(votes, weights, 1 - right, right, rate=rate)[0]


def first_by_winnow(votes: Sequence[int], weights: Sequence[float], right: int) -> float:
    """The weight of the first voter after a wrong label, by the Winnow rule."""
    return winnow_weights(votes, weights, 1 - right, right)[0]


def second_by_winnow(votes: Sequence[int], weights: Sequence[float], right: int) -> float:
    """The weight of the second voter after a wrong label, by Winnow: it voted 0 and keeps its weight."""
    return weights[1]
