"""algorithm: a point votes if fewer than k others come before it; equally near ones from the back."""

from math import hypot


def knn_classify(points, labels, query, k):
    far = [hypot(*(a - b for a, b in zip(p, query))) for p in points]
    chosen = []
    for i, d in enumerate(far):
        before = sum(e < d or (e == d and j > i) for j, e in enumerate(far))
        if before < k:
            chosen.append(labels[i])
    return sorted(set(chosen), key=chosen.count)[-1]
