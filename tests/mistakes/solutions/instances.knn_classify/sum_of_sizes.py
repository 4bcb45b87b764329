# mistake: city-block distance
from collections import Counter


def knn_classify(points, labels, query, k):
    order = list(range(len(points)))
    order.sort(key=lambda i: sum(abs(points[i][j] - query[j]) for j in range(len(query))))
    return Counter(labels[i] for i in order[:k]).most_common()[0][0]
