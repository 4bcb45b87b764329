# mistake: middle of the range for the mean
def kmeans_trace(points, centres):
    trace, last = [], []
    while True:
        labels = []
        for p in points:
            d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
            labels.append(d.index(min(d)))
        new = []
        for k, c in enumerate(centres):
            columns = list(zip(*[p for p, l in zip(points, labels) if l == k]))
            new.append([(min(col) + max(col)) / 2 for col in columns] if columns else c)
        centres = new
        trace.append({"labels": labels, "centres": centres})
        if labels == last:
            return trace
        last = labels
