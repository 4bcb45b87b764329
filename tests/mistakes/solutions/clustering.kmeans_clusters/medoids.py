# mistake: centres moved to points
from math import dist


def kmeans_clusters(points, centres):
    before = None
    while True:
        groups = [[] for _ in centres]
        for i, p in enumerate(points):
            d = [dist(p, c) for c in centres]
            groups[d.index(min(d))].append(i)
        if groups == before:
            return [g for g in groups if g]
        before = groups
        moved = []
        for g, c in zip(groups, centres):
            if g:
                mean = [sum(points[i][j] for i in g) / len(g) for j in range(len(c))]
                c = min((points[i] for i in g), key=lambda p: dist(p, mean))
            moved.append(c)
        centres = moved
