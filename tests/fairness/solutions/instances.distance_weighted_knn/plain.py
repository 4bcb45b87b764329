"""algorithm: squared distances all the way."""

from math import exp, sqrt


def distance_weighted_knn(points, targets, query, k, weight):
    pairs = sorted((sum((a - b) ** 2 for a, b in zip(p, query)), t) for p, t in zip(points, targets))[:k]
    if weight != "gauss" and pairs[0][0] == 0:
        own = [t for d2, t in pairs if d2 == 0]
        return sum(own) / len(own)
    w = {"1/d": lambda d2: 1 / sqrt(d2), "1/d^2": lambda d2: 1 / d2, "gauss": lambda d2: exp(-d2 / 9)}[weight]
    return sum(w(d2) * t for d2, t in pairs) / sum(w(d2) for d2, _ in pairs)
