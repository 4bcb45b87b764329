"""Where linear classifiers start."""

from random import Random

from reference.draws.numbers import decimal_number


def start_weights(random: Random, dimensions: int, largest: float = 0.5, decimals: int = 1) -> list[float]:
    """Weights [w0, w1, ..., wn] of either sign, none of them zero and none beyond `largest`.

    >>> start_weights(Random(1), dimensions=2)
    [-0.5, -0.3, -0.4]
    """
    unit = 10**-decimals
    return [random.choice((-1, 1)) * decimal_number(random, (unit, largest), decimals) for _ in range(dimensions + 1)]
