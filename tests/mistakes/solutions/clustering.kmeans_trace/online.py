# mistake: centres moved after every point
def kmeans_trace(points, centres):
    centres = [list(c) for c in centres]
    old, trace = None, []
    while True:
        groups = [[] for _ in centres]
        labels = []
        for p in points:
            d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
            k = d.index(min(d))
            labels.append(k)
            groups[k].append(p)
            centres[k] = [sum(col) / len(groups[k]) for col in zip(*groups[k])]
        trace.append({"labels": labels, "centres": [list(c) for c in centres]})
        if labels == old:
            return trace
        old = labels
