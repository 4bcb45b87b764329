# mistake: two sigma squared
import math


def distance_weighted_knn(points, targets, query, k, weight):
    def weigh(d):
        if weight == "1/d":
            return 1 / d
        if weight == "1/d^2":
            return 1 / d**2
        return math.exp(-(d**2) / 18)

    ranked = sorted(zip((math.dist(p, query) for p in points), targets))
    near = ranked[:k]
    here = [t for d, t in near if d == 0]
    if here and weight != "gauss":
        return sum(here) / len(here)
    top = sum(weigh(d) * t for d, t in near)
    return top / sum(weigh(d) for d, t in near)
