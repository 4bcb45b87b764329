# %% plain: algorithm: squared distances all the way
from math import exp, sqrt
def distance_weighted_knn(points, targets, query, k, weight):
    pairs = sorted((sum((a - b) ** 2 for a, b in zip(p, query)), t) for p, t in zip(points, targets))[:k]
    if weight != "gauss" and pairs[0][0] == 0:
        own = [t for d2, t in pairs if d2 == 0]
        return sum(own) / len(own)
    w = {"1/d": lambda d2: 1 / sqrt(d2), "1/d^2": lambda d2: 1 / d2, "gauss": lambda d2: exp(-d2 / 9)}[weight]
    return sum(w(d2) * t for d2, t in pairs) / sum(w(d2) for d2, _ in pairs)
# %% shares: algorithm: weights made to add up to 1 first, in fractions of the largest; exact fractions for the answer
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
# %% tiny_distance: algorithm: a tiny number added to the distance, which is as good as the rule for stations at the query
import math
def distance_weighted_knn(points, targets, query, k, weight):
    near = sorted(zip((math.dist(p, query) for p in points), targets))[:k]
    top = bottom = 0
    for d, y in near:
        w = math.exp(-(d**2) / 9) if weight == "gauss" else 1 / (d + 1e-12) ** len(weight.partition("^")[2] * 2 or "1")
        top += w * y
        bottom += w
    return top / bottom
