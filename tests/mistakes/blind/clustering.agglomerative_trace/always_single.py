# mistake: nearest points whatever the linkage
import math


def agglomerative_trace(points, linkage):
    groups = [[i] for i in range(len(points))]
    steps = []
    while len(groups) > 1:
        best = None
        for a in range(len(groups)):
            for b in range(a + 1, len(groups)):
                d = min(math.dist(points[i], points[j]) for i in groups[a] for j in groups[b])
                if best is None or d < best[0]:
                    best = (d, a, b)
        d, a, b = best
        groups[a] = groups[a] + groups.pop(b)
        steps.append({"clusters": [g[:] for g in groups], "height": d})
    return steps
