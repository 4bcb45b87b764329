# mistake: not weighted
def distance_weighted_knn(points, targets, query, k, weight):
    def squared(i):
        return sum((a - b) ** 2 for a, b in zip(points[i], query))

    near = sorted(range(len(points)), key=squared)[:k]
    return sum(targets[i] for i in near) / k
