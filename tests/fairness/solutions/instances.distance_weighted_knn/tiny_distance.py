"""algorithm: a tiny number added to the distance, which is as good as the rule for stations at the query."""

import math


def distance_weighted_knn(points, targets, query, k, weight):
    near = sorted(zip((math.dist(p, query) for p in points), targets))[:k]
    top = bottom = 0
    for d, y in near:
        w = math.exp(-(d**2) / 9) if weight == "gauss" else 1 / (d + 1e-12) ** len(weight.partition("^")[2] * 2 or "1")
        top += w * y
        bottom += w
    return top / bottom
