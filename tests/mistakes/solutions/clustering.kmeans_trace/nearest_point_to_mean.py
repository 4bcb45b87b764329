# mistake: centres moved to points
import numpy as np


def kmeans_trace(points, centres):
    x, c = np.array(points, dtype=float), np.array(centres, dtype=float)
    labels, out = None, []
    while True:
        new = np.linalg.norm(x[:, None] - c[None], axis=2).argmin(axis=1)
        c = c.copy()
        for k in set(new.tolist()):
            mine = x[new == k]
            c[k] = mine[np.linalg.norm(mine - mine.mean(axis=0), axis=1).argmin()]
        out.append({"labels": new.tolist(), "centres": c.tolist()})
        if labels is not None and (new == labels).all():
            return out
        labels = new
