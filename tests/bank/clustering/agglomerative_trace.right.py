# %% matrix: algorithm: a matrix of distances that is updated (Lance and Williams), the last pair of a tie
import numpy as np
def agglomerative_trace(points, linkage):
    X = np.array(points, float)
    D = np.sqrt(((X[:, None] - X[None]) ** 2).sum(-1))
    groups = {i: {i} for i in range(len(X))}
    trace = [(list(groups.values()), 0.0)]
    while len(groups) > 1:
        pairs = [(D[i, j], i, j) for i in groups for j in groups if i < j]
        least = min(d for d, _, _ in pairs)
        d, i, j = [p for p in pairs if p[0] <= least + 1e-12][-1]
        for k in groups:
            if k in (i, j):
                continue
            ni, nj = len(groups[i]), len(groups[j])
            new = {
                "single": min(D[i, k], D[j, k]),
                "complete": max(D[i, k], D[j, k]),
                "average": (ni * D[i, k] + nj * D[j, k]) / (ni + nj),
            }[linkage]
            D[i, k] = D[k, i] = new
        groups[i] = groups[i] | groups.pop(j)
        trace.append(([set(g) for g in groups.values()], float(d)))
    return trace
# %% plain: algorithm: every pair of clusters looked at each time
import math
def agglomerative_trace(points, linkage):
    clusters = [[i] for i in range(len(points))]
    trace = []
    while len(clusters) > 1:
        best = None
        for i in range(len(clusters)):
            for j in range(i + 1, len(clusters)):
                ds = [math.dist(points[a], points[b]) for a in clusters[i] for b in clusters[j]]
                d = {"single": min(ds), "complete": max(ds), "average": sum(ds) / len(ds)}[linkage]
                if best is None or d < best[0]:
                    best = d, i, j
        d, i, j = best
        clusters = [c for k, c in enumerate(clusters) if k not in (i, j)] + [clusters[i] + clusters[j]]
        trace.append({"clusters": [list(c) for c in clusters], "height": d})
    return trace
# %% recursive: algorithm: recursion; type: pairs of a list of tuples and a height
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
# %% sets: type: a set of frozensets and a NumPy number for each merge
from itertools import combinations, product
import numpy as np
HOW = {"single": np.min, "complete": np.max, "average": np.mean}
def agglomerative_trace(points, linkage):
    def far(pair):
        return HOW[linkage]([np.linalg.norm(np.subtract(points[a], points[b])) for a, b in product(*pair)])
    top = {frozenset([i]) for i in range(len(points))}
    out = []
    while len(top) > 1:
        pair = min(combinations(sorted(top, key=sorted, reverse=True), 2), key=far)
        top = (top - set(pair)) | {pair[0] | pair[1]}
        out.append({"height": far(pair), "clusters": set(top)})
    return out
