"""algorithm: takes the nearest point away k times; of tied labels the last in the alphabet."""

from math import dist


def knn_classify(points, labels, query, k):
    left = [(dist(p, query), label) for p, label in zip(points, labels)]
    votes = {}
    for _ in range(k):
        best = min(left)
        left.remove(best)
        votes[best[1]] = votes.get(best[1], 0) + 1
    return max(votes, key=lambda label: (votes[label], label))
