"""type: a tuple of labels and centres for each round, from a generator."""

from statistics import fmean


def kmeans_trace(points, centres):
    def near(p):
        return min(range(len(centres)), key=lambda k: sum((a - b) ** 2 for a, b in zip(p, centres[k])))

    before = ()
    while True:
        labels = tuple(near(p) for p in points)
        groups = [[p for p, l in zip(points, labels) if l == k] for k in range(len(centres))]
        centres = [tuple(map(fmean, zip(*g))) if g else tuple(c) for g, c in zip(groups, centres)]
        yield labels, centres
        if labels == before:
            return
        before = labels
