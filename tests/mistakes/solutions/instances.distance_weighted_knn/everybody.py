# mistake: all stations
from math import dist, exp


def distance_weighted_knn(points, targets, query, k, weight):
    top = bottom = 0.0
    at = [y for p, y in zip(points, targets) if list(p) == list(query)]
    if at and weight != "gauss":
        return sum(at) / len(at)
    for p, y in zip(points, targets):
        d = dist(p, query)
        w = exp(-(d**2) / 9) if weight == "gauss" else 1 / d ** (1 if weight == "1/d" else 2)
        top, bottom = top + w * y, bottom + w
    return top / bottom
