"""algorithm: the difference of two sets."""

from itertools import product


def missing_labellings(hypotheses, points):
    return set(product((0, 1), repeat=len(points))) - {tuple(h[p] for p in points) for h in hypotheses}
