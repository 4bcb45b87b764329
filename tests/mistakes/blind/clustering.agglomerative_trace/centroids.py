# mistake: distances between means
import math


def agglomerative_trace(points, linkage):
    clusters = [[i] for i in range(len(points))]
    trace = []

    def apart(a, b):
        def mean(c):
            return [sum(points[i][k] for i in c) / len(c) for k in range(len(points[0]))]

        return math.dist(mean(a), mean(b))

    while len(clusters) > 1:
        pairs = [(apart(clusters[i], clusters[j]), i, j) for j in range(len(clusters)) for i in range(j)]
        height, i, j = min(pairs)
        joined = clusters[i] + clusters[j]
        clusters = [c for k, c in enumerate(clusters) if k not in (i, j)] + [joined]
        trace.append({"clusters": [list(c) for c in clusters], "height": height})
    return trace
