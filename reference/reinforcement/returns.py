"""Returns of sequences of rewards. Blockeel, section 14.1.1; Kubat, section 17.2; Mitchell, chapter 13."""

from collections.abc import Sequence


def discounted_return(
    rewards: Sequence[float], gamma: float, *, first_power: int = 0, cycle: Sequence[float] = ()
) -> float:
    """The discounted sum of the rewards: each step counts gamma times as much as the one before.

    The first reward counts in full in Blockeel and Mitchell, gamma times in Kubat: `first_power`. The rewards of
    `cycle`, if there are any, follow over and over without end, which needs a gamma below 1.

    >>> discounted_return([1, 2, 3, 4], 0.5), round(discounted_return([0] * 9 + [1], 0.9, first_power=1), 2)
    (3.25, 0.35)
    >>> round(discounted_return([], 0.9, cycle=[1]), 6)
    10.0
    """
    worth = endless_return(cycle, gamma) if cycle else 0
    # from the end (Horner): no powers, so whole numbers and Fractions stay exact
    for reward in reversed(rewards):
        worth = reward + gamma * worth
    # 0**0 is 1: with gamma 0 the first reward counts, and nothing else
    return gamma**first_power * worth


def endless_return(cycle: Sequence[float], gamma: float) -> float:
    """The return of a cycle of rewards that repeats without end: one round, divided by 1 - gamma^length.

    >>> endless_return([2, 0], 0.5)
    2.6666666666666665
    """
    return discounted_return(cycle, gamma) / (1 - gamma ** len(cycle))
