"""algorithm: a matrix of distances that is updated (Lance and Williams), the last pair of a tie."""

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
