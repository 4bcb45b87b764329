"""algorithm: weights made to add up to 1 first, in fractions of the largest; exact fractions for the answer."""

from fractions import Fraction
from math import dist, exp


def distance_weighted_knn(points, targets, query, k, weight):
    order = sorted(range(len(points)), key=lambda i: dist(points[i], query))[:k]
    if weight == "gauss":
        raw = [exp(-(dist(points[i], query) ** 2) / 3**2) for i in order]
    else:
        nearest = dist(points[order[0]], query)
        if nearest == 0:
            raw = [1.0 if dist(points[i], query) == 0 else 0.0 for i in order]
        else:
            raw = [(nearest / dist(points[i], query)) ** (1 if weight == "1/d" else 2) for i in order]
    total = sum(raw)
    return sum(Fraction(w / total) * Fraction(targets[i]) for w, i in zip(raw, order))
