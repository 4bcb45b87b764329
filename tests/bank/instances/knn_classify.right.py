# %% arrays: type: NumPy, a label of type str_; equally near points from the back, tied labels in alphabetical order
import numpy as np
def knn_classify(points, labels, query, k):
    distances = np.linalg.norm(np.asarray(points, float)[::-1] - np.asarray(query, float), axis=1)
    own = np.asarray(labels)[::-1][np.argsort(distances, kind="stable")[:k]]
    names, counts = np.unique(own, return_counts=True)
    return names[np.argmax(counts)]
# %% heap: algorithm: a heap of squared distances, ties by the order of the data
import heapq
from collections import Counter
def knn_classify(points, labels, query, k):
    near = heapq.nsmallest(k, zip(points, labels), key=lambda pair: sum((a - b) ** 2 for a, b in zip(pair[0], query)))
    return Counter(label for _, label in near).most_common(1)[0][0]
# %% rank_of_each: algorithm: a point votes if fewer than k others come before it; equally near ones from the back
from math import hypot
def knn_classify(points, labels, query, k):
    far = [hypot(*(a - b for a, b in zip(p, query))) for p in points]
    chosen = []
    for i, d in enumerate(far):
        before = sum(e < d or (e == d and j > i) for j, e in enumerate(far))
        if before < k:
            chosen.append(labels[i])
    return sorted(set(chosen), key=chosen.count)[-1]
# %% repeated_minimum: algorithm: takes the nearest point away k times; of tied labels the last in the alphabet
from math import dist
def knn_classify(points, labels, query, k):
    left = [(dist(p, query), label) for p, label in zip(points, labels)]
    votes = {}
    for _ in range(k):
        best = min(left)
        left.remove(best)
        votes[best[1]] = votes.get(best[1], 0) + 1
    return max(votes, key=lambda label: (votes[label], label))
