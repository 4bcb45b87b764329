# mistake: empty centres dropped
from math import dist


def kmeans_trace(points, centres):
    old, out = None, []
    while True:
        labels = [min(range(len(centres)), key=lambda k: dist(p, centres[k])) for p in points]
        groups = {}
        for p, l in zip(points, labels):
            groups.setdefault(l, []).append(p)
        centres = [[sum(c) / len(groups[k]) for c in zip(*groups[k])] for k in sorted(groups)]
        out.append({"labels": labels, "centres": centres})
        if labels == old:
            return out
        old = labels
