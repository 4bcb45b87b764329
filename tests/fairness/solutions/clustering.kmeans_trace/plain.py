"""algorithm: lists and math.dist, the last round that confirms included."""

import math


def kmeans_trace(points, centres):
    labels = None
    trace = []
    while True:
        new = []
        for p in points:
            d = [math.dist(p, c) for c in centres]
            new.append(d.index(min(d)))
        moved = []
        for k, c in enumerate(centres):
            mine = [p for p, l in zip(points, new) if l == k]
            moved.append([sum(col) / len(mine) for col in zip(*mine)] if mine else list(c))
        centres = moved
        trace.append({"labels": new, "centres": centres})
        if new == labels:
            return trace
        labels = new
