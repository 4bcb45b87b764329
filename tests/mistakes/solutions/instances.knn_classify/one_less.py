# mistake: none that is known
from collections import Counter
from math import dist


def knn_classify(points, labels, query, k):
    order = sorted(range(len(points)), key=lambda i: dist(points[i], query))
    others = [i for i in order if points[i] != query] or order
    return Counter(labels[i] for i in others[1 : k + 1] or others).most_common(1)[0][0]
