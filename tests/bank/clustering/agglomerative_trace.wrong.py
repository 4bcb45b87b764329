# %% blind/base
import math
def agglomerative_trace(points, linkage):
    clusters = [[i] for i in range(len(points))]
    trace = []
    def apart(a, b):
        d = [math.dist(points[i], points[j]) for i in a for j in b]
        if linkage == "single":
            return min(d)
        if linkage == "complete":
            return max(d)
        return sum(d) / len(d)
    while len(clusters) > 1:
        pairs = [(apart(clusters[i], clusters[j]), i, j) for j in range(len(clusters)) for i in range(j)]
        height, i, j = min(pairs)
        joined = clusters[i] + clusters[j]
        clusters = [c for k, c in enumerate(clusters) if k not in (i, j)] + [joined]
        trace.append({"clusters": [list(c) for c in clusters], "height": height})
    return trace
# %% blind/always_complete from blind/base: mistake: farthest points whatever the linkage
# -         if linkage == "single":
# -             return min(d)
# -         if linkage == "complete":
#             return =>         return
#
# -         return sum(d) / len(d)
# %% blind/centroids from blind/base: mistake: distances between means
# -         d = [math.dist(points[i], points[j]) for i in a for j in b]
# -         if linkage == "single":
#             return min(d) =>         def mean(c):
#
# -         if linkage == "complete":
# max(d) => [sum(points[i][k] for i in c) / len(c) for k in range(len(points[0]))]
# sum(d) / len(d) => math.dist(mean(a), mean(b))
# %% blind/city from blind/base: mistake: city-block distance
# - import math
# math.dist(points[i], points[j]) => sum(abs(x - y) for x, y in zip(points[i], points[j]))
# %% blind/farthest from blind/base: mistake: farthest clusters merged
# j = min => j = max
# %% blind/points_not_clusters from blind/base: mistake: none that is known
# (pairs) => (pairs, key=lambda t: len(clusters[t[1]]) + len(clusters[t[2]]))
# %% blind/squares from blind/base: mistake: squared distances
# - import math
# math.dist(points[i], points[j]) => sum((x - y) ** 2 for x, y in zip(points[i], points[j]))
# %% always_single: mistake: nearest points whatever the linkage
from itertools import combinations
from math import dist
def agglomerative_trace(points, linkage):
    label = list(range(len(points)))
    out = []
    for d, i, j in sorted((dist(points[i], points[j]), i, j) for i, j in combinations(range(len(points)), 2)):
        if label[i] == label[j]:
            continue
        label = [label[i] if l == label[j] else l for l in label]
        out.append(([[k for k, l in enumerate(label) if l == name] for name in sorted(set(label))], d))
    return out
# %% centroids: mistake: distances between means
import numpy as np
def agglomerative_trace(points, linkage):
    X = np.array(points, float)
    clusters = [[i] for i in range(len(X))]
    out = []
    while len(clusters) > 1:
        means = [X[c].mean(0) for c in clusters]
        pairs = [(np.linalg.norm(means[i] - means[j]), i, j) for i in range(len(means)) for j in range(i)]
        d, i, j = min(pairs)
        merged = clusters[i] + clusters[j]
        clusters = [c for k, c in enumerate(clusters) if k not in (i, j)] + [merged]
        out.append({"clusters": [list(c) for c in clusters], "height": float(d)})
    return out
# %% farthest_first: mistake: farthest clusters merged
import numpy as np
def agglomerative_trace(points, linkage):
    x = np.array(points, dtype=float)
    d = np.sqrt(((x[:, None] - x[None]) ** 2).sum(axis=2))
    join = {"single": np.min, "complete": np.max, "average": np.mean}[linkage]
    clusters, out = [[i] for i in range(len(x))], []
    while len(clusters) > 1:
        best, pair = -1.0, None
        for i in range(len(clusters)):
            for j in range(i + 1, len(clusters)):
                h = float(join(d[np.ix_(clusters[i], clusters[j])]))
                if h > best:
                    best, pair = h, (i, j)
        i, j = pair
        merged = clusters[i] + clusters[j]
        clusters = [c for k, c in enumerate(clusters) if k not in pair] + [merged]
        out.append({"clusters": [sorted(c) for c in clusters], "height": best})
    return out
# %% squared_heights: mistake: squared distances
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
# %% blind/always_single: mistake: nearest points whatever the linkage
import math
def agglomerative_trace(points, linkage):
    groups = [[i] for i in range(len(points))]
    steps = []
    while len(groups) > 1:
        best = None
        for a in range(len(groups)):
            for b in range(a + 1, len(groups)):
                d = min(math.dist(points[i], points[j]) for i in groups[a] for j in groups[b])
                if best is None or d < best[0]:
                    best = (d, a, b)
        d, a, b = best
        groups[a] = groups[a] + groups.pop(b)
        steps.append({"clusters": [g[:] for g in groups], "height": d})
    return steps
# %% exchanged from blind/base: mistake: single and complete linkage exchanged
# return min(d) => return sorted(d)[-1]
# return max(d) => return sorted(d)[0]
# %% middle_of_range from blind/base: mistake: none that is known
# sum(d) / len(d) => (min(d) + max(d)) / 2
# %% swept_wpgma: mistake: mean of two old distances
from math import dist
def agglomerative_trace(points, linkage):
    n = len(points)
    clusters = {i: [i] for i in range(n)}
    D = {(i, j): dist(points[i], points[j]) for i in range(n) for j in range(n) if i != j}
    out = []
    while len(clusters) > 1:
        a, b = min(((i, j) for i in clusters for j in clusters if i < j), key=lambda ij: D[ij])
        h = D[a, b]
        new = max(clusters) + 1
        for c in clusters:
            if c in (a, b): continue
            x, y = D[a, c], D[b, c]
            d = min(x, y) if linkage == "single" else max(x, y) if linkage == "complete" else (x + y) / 2
            D[new, c] = D[c, new] = d
        clusters[new] = clusters.pop(a) + clusters.pop(b)
        out.append({"clusters": list(clusters.values()), "height": h})
    return out
