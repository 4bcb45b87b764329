# mistake: square left out
from math import dist, exp


def distance_weighted_knn(points, targets, query, k, weight):
    near = sorted(zip([dist(p, query) for p in points], targets))[:k]
    if weight != "gauss" and near[0][0] == 0:
        same = [y for d, y in near if not d]
        return sum(same) / len(same)
    w = [exp(-d * d / 9) if weight == "gauss" else 1 / d for d, _ in near]
    return sum(a * y for a, (_, y) in zip(w, near)) / sum(w)
