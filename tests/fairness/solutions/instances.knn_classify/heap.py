"""algorithm: a heap of squared distances, ties by the order of the data."""

import heapq
from collections import Counter


def knn_classify(points, labels, query, k):
    near = heapq.nsmallest(k, zip(points, labels), key=lambda pair: sum((a - b) ** 2 for a, b in zip(pair[0], query)))
    return Counter(label for _, label in near).most_common(1)[0][0]
