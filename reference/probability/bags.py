"""The multinomial distribution: how probable a bag of words is. Witten, section 4.2."""

import math
from collections.abc import Sequence
from fractions import Fraction


def multinomial_pmf(counts: Sequence[int], probabilities: Sequence[float]) -> float:
    """The probability that independent words come this often each, in any order. Witten, section 4.2.

    >>> multinomial_pmf([2, 1], [0.75, 0.25]), round(multinomial_pmf([1, 2], [0.1, 0.9]), 3)
    (0.421875, 0.243)
    """
    # Exact: the number of orders may be too large for a float, and the powers too small.
    chances = (Fraction(p) ** count for p, count in zip(probabilities, counts, strict=True))
    return float(word_orders(counts) * math.prod(chances))


def word_orders(counts: Sequence[int]) -> int:
    """The number of different orders of words that come this often each.

    >>> word_orders([2, 1]), word_orders([3, 0]), word_orders([])
    (3, 1, 1)
    """
    return math.factorial(sum(counts)) // math.prod(math.factorial(count) for count in counts)
