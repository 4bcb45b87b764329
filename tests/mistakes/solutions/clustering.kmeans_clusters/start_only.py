# mistake: centres never moved
from math import dist


def kmeans_clusters(points, centres):
    groups = [[] for _ in centres]
    for i, p in enumerate(points):
        ds = [dist(p, c) for c in centres]
        groups[ds.index(min(ds))].append(i)
    return groups
