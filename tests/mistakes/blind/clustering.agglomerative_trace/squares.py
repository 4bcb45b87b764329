# mistake: squared distances
def agglomerative_trace(points, linkage):
    clusters = [[i] for i in range(len(points))]
    trace = []

    def apart(a, b):
        d = [sum((x - y) ** 2 for x, y in zip(points[i], points[j])) for i in a for j in b]
        if linkage == "single":
            return min(d)
        if linkage == "complete":
            return max(d)
        return sum(d) / len(d)

    while len(clusters) > 1:
        pairs = [(apart(clusters[i], clusters[j]), i, j) for j in range(len(clusters)) for i in range(j)]
        height, i, j = min(pairs)
        joined = clusters[i] + clusters[j]
        clusters = [c for k, c in enumerate(clusters) if k not in (i, j)] + [joined]
        trace.append({"clusters": [list(c) for c in clusters], "height": height})
    return trace
