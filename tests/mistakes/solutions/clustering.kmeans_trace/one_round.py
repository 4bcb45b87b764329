# mistake: none that is known
from math import dist


def kmeans_trace(points, centres):
    labels = [min(range(len(centres)), key=lambda k: dist(p, centres[k])) for p in points]
    groups = [[p for p, l in zip(points, labels) if l == k] for k in range(len(centres))]
    moved = [[sum(c) / len(g) for c in zip(*g)] if g else old for g, old in zip(groups, centres)]
    return [{"labels": labels, "centres": moved}]
