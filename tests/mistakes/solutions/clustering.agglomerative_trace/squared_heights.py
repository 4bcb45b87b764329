# mistake: squared distances
from math import dist
from statistics import fmean


def agglomerative_trace(points, linkage):
    pick = {"single": min, "complete": max, "average": fmean}[linkage]
    clusters = [(i,) for i in range(len(points))]
    out = []
    while len(clusters) > 1:
        d, a, b = min((pick([dist(points[x], points[y]) for x in a for y in b]), a, b) for a in clusters for b in clusters if a < b)
        clusters = [c for c in clusters if c not in (a, b)] + [tuple(sorted(a + b))]
        out.append((list(clusters), d * d))
    return out
