# mistake: distances as weights
from math import dist


def distance_weighted_knn(points, targets, query, k, weight):
    near = sorted(range(len(points)), key=lambda i: dist(points[i], query))[:k]
    total = sum(dist(points[i], query) for i in near)
    if total == 0:
        return sum(targets[i] for i in near) / k
    return sum(dist(points[i], query) / total * targets[i] for i in near)
