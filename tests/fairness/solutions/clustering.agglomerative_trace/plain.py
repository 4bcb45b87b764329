"""algorithm: every pair of clusters looked at each time."""

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
