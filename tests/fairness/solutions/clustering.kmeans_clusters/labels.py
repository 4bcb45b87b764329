"""type: a label for every point."""

import math


def kmeans_clusters(points, centres):
    labels = None
    while True:
        new = [min(range(len(centres)), key=lambda k: math.dist(p, centres[k])) for p in points]
        if new == labels:
            return ["xyzuvw"[l] for l in labels]
        labels = new
        for k in range(len(centres)):
            mine = [p for p, l in zip(points, labels) if l == k]
            if mine:
                centres[k] = [sum(c) / len(mine) for c in zip(*mine)]
