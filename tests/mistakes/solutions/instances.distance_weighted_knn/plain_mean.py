# mistake: not weighted
from heapq import nsmallest
from math import dist
from statistics import mean


def distance_weighted_knn(points, targets, query, k, weight):
    return mean(y for _, y in nsmallest(k, zip(points, targets), key=lambda pair: dist(pair[0], query)))
