"""Draws of bags whose stumps are unequally accurate, so that votes by accuracy are told from equal votes."""

from collections.abc import Sequence
from random import Random
from typing import Any


def disputed_points(random: Random, labels: Sequence[str]) -> list[list[Any]]:
    """Examples `[[x], label]`: two places where both labels occur, and ten others that one threshold separates.

    The threshold lies above both places, with four of the ten between the places and the threshold.

    >>> disputed_points(Random(1), ["dry", "wet"])[:4]
    [[[3], 'dry'], [[3], 'wet'], [[5], 'wet'], [[5], 'dry']]
    """
    below, above = random.sample(labels, 2)
    low = random.randint(1, 4)
    high = low + random.randint(2, 4)
    near = [high + step for step in range(1, 5)]
    far = random.sample(range(near[-1] + 2, near[-1] + 9), 4)
    others = [[[x], below] for x in (low - 1, low - 2, *near)] + [[[x], above] for x in far]
    # the disputed places come first: bags are drawn by the order of the examples
    return [[[low], below], [[low], above], [[high], above], [[high], below], *random.sample(others, len(others))]


def unequal_bags(random: Random, of: Sequence[Any]) -> list[list[int]]:
    """Seven bags of such examples: four in which the best stump is wrong on every third, three in which on none.

    Most stumps put the threshold between the two disputed places, the better ones above them.

    >>> sorted(map(len, unequal_bags(Random(1), disputed_points(Random(1), ["dry", "wet"]))))
    [6, 6, 6, 6, 10, 10, 10]
    """
    clear = range(4, len(of))
    weak = [[0, 0, 1, 2, 2, 3] for _ in range(4)]
    strong = [random.sample(clear, len(clear)) for _ in range(3)]
    shuffled = [random.sample(drawn, len(drawn)) for drawn in (*weak, *strong)]
    return random.sample(shuffled, len(shuffled))


def points_around(random: Random, of: Sequence[Any], n: int) -> list[list[float]]:
    """Points from below the first example to above the last, between the whole numbers.

    >>> points_around(Random(1), [[[2], "dry"], [[5], "wet"]], n=3)
    [[2.8], [1.7], [1.7]]
    """
    values = [x for (x,), _ in of]
    # neither whole numbers nor midpoints, where thresholds lie
    return [[random.randint(min(values) - 1, max(values)) + random.choice([0.3, 0.7, 0.8])] for _ in range(n)]
