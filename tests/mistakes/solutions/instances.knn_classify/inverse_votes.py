# mistake: votes weighted by distance
from math import sqrt


def knn_classify(points, labels, query, k):
    near = sorted((sqrt(sum((a - b) ** 2 for a, b in zip(p, query))), i) for i, p in enumerate(points))[:k]
    votes = {}
    for d, i in near:
        if d == 0:
            return labels[i]
        votes[labels[i]] = votes.get(labels[i], 0) + 1 / d
    return max(votes, key=votes.get)
