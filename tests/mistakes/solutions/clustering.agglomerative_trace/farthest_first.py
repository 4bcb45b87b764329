# mistake: farthest clusters merged
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
