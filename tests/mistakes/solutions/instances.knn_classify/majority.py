# mistake: vote of all
from statistics import mode


def knn_classify(points, labels, query, k):
    return mode(labels)
