# mistake: distances between means
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
