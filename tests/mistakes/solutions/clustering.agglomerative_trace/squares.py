# mistake: squared distances
def agglomerative_trace(points, linkage):
    sq = lambda a, b: sum((x - y) ** 2 for x, y in zip(points[a], points[b]))
    clusters = [[i] for i in range(len(points))]
    out = []
    while len(clusters) > 1:
        best = None
        for i, a in enumerate(clusters):
            for b in clusters[i + 1 :]:
                ds = [sq(x, y) for x in a for y in b]
                d = min(ds) if linkage == "single" else max(ds) if linkage == "complete" else sum(ds) / len(ds)
                if best is None or d < best[0]:
                    best = (d, a, b)
        d, a, b = best
        clusters = [c for c in clusters if c is not a and c is not b] + [a + b]
        out.append({"clusters": clusters, "height": d})
    return out
