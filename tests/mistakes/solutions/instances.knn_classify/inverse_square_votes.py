# mistake: votes weighted by distance
from collections import defaultdict


def knn_classify(points, labels, query, k):
    votes = defaultdict(float)
    for d2, label in sorted((sum((a - b) ** 2 for a, b in zip(p, query)), label) for p, label in zip(points, labels))[
        :k
    ]:
        votes[label] += 1 / (d2 + 1e-9)
    return sorted(votes, key=votes.get)[-1]
