# mistake: weights of all stations
from math import dist, exp


def weigh(d, weight):
    return {"1/d": lambda: 1 / d, "1/d^2": lambda: d**-2, "gauss": lambda: exp(-((d / 3) ** 2))}[weight]()


def distance_weighted_knn(points, targets, query, k, weight):
    pairs = sorted((dist(p, query), y) for p, y in zip(points, targets))
    if weight != "gauss" and pairs[0][0] == 0:
        zero = [y for d, y in pairs if d == 0]
        return sum([y for d, y in pairs[:k] if d == 0]) / len(zero)
    total = sum(weigh(d, weight) for d, _ in pairs)
    return sum(weigh(d, weight) / total * y for d, y in pairs[:k])
