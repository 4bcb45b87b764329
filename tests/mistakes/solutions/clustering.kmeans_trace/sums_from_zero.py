# mistake: empty centres at zero
from math import dist


def kmeans_trace(points, centres):
    before, trace = None, []
    while True:
        labels = [min(range(len(centres)), key=lambda k: dist(p, centres[k])) for p in points]
        sums = [[0.0] * len(points[0]) for _ in centres]
        counts = [0] * len(centres)
        for p, k in zip(points, labels):
            counts[k] += 1
            for i, v in enumerate(p):
                sums[k][i] += v
        centres = [[v / max(n, 1) for v in s] for s, n in zip(sums, counts)]
        trace.append({"labels": labels, "centres": centres})
        if labels == before:
            return trace
        before = labels
