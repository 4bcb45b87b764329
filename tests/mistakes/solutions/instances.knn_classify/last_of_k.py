# mistake: none that is known
from math import dist


def knn_classify(points, labels, query, k):
    ranked = [label for _, label in sorted(zip([dist(p, query) for p in points], labels), key=lambda t: t[0])]
    return ranked[k - 1]
