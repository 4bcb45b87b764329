# %% backwards: algorithm: until the centres stay; clusters and points from the last to the first
def kmeans_clusters(points, centres):
    while True:
        groups = [[] for _ in centres]
        for i, p in enumerate(points):
            d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
            groups[d.index(min(d))].append(i)
        moved = [
            [sum(points[i][j] for i in g) / len(g) for j in range(len(c))] if g else c for g, c in zip(groups, centres)
        ]
        if moved == centres:
            return [g[::-1] for g in groups if g][::-1]
        centres = moved
# %% labels: type: a label for every point
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
# %% series: type: a pandas Series of labels
import numpy as np
import pandas as pd
def kmeans_clusters(points, centres):
    frame, c = pd.DataFrame(points).astype(float), pd.DataFrame(centres).astype(float)
    old = None
    while True:
        label = pd.Series(
            [int(np.argmin([((row - c.loc[k]) ** 2).sum() for k in c.index])) for _, row in frame.iterrows()]
        )
        if old is not None and (label == old).all():
            return label + 10
        c.update(frame.groupby(label).mean())
        old = label
# %% sets: algorithm: two hundred rounds, whatever happens; a dict of sets, empty ones included
import numpy as np
def kmeans_clusters(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    for _ in range(200):
        near = np.linalg.norm(X[:, None] - C, axis=2).argmin(axis=1)
        C = np.array([X[near == k].mean(axis=0) if (near == k).any() else C[k] for k in range(len(C))])
    return {k: {int(i) for i in np.where(near == k)[0]} for k in range(len(C))}
