"""algorithm: until the centres stay; clusters and points from the last to the first."""


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
