"""algorithm: recursion; type: pairs of a list of tuples and a height."""

from math import hypot


def distance(points, one, other, linkage):
    ds = sorted(hypot(*(x - y for x, y in zip(points[a], points[b]))) for a in one for b in other)
    if linkage == "single":
        return ds[0]
    return ds[-1] if linkage == "complete" else sum(ds) / len(ds)


def agglomerative_trace(points, linkage, clusters=None):
    clusters = clusters or [(i,) for i in range(len(points))]
    if len(clusters) == 1:
        return []
    pairs = [(a, b) for n, a in enumerate(clusters) for b in clusters[:n]]
    a, b = min(pairs, key=lambda pair: distance(points, *pair, linkage))
    rest = [c for c in clusters if c != a and c != b] + [tuple(sorted(a + b))]
    return [[rest, distance(points, a, b, linkage)], *agglomerative_trace(points, linkage, rest)]
