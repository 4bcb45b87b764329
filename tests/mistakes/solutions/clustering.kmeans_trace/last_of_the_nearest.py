# mistake: ties to the highest number
def kmeans_trace(points, centres):
    def nearest(p):
        best, where = float("inf"), None
        for k, c in enumerate(centres):
            d = sum((a - b) ** 2 for a, b in zip(p, c))
            if d <= best:
                best, where = d, k
        return where

    out, labels, previous = [], None, ()
    while labels != previous:
        previous, labels = labels, [nearest(p) for p in points]
        groups = [[p for p, l in zip(points, labels) if l == k] for k in range(len(centres))]
        centres = [[sum(v) / len(g) for v in zip(*g)] if g else c for g, c in zip(groups, centres)]
        out.append({"labels": labels, "centres": centres})
    return out
