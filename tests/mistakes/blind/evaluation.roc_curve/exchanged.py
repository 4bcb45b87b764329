# mistake: axes exchanged
def roc_curve(scores, labels, positive):
    p = sum(l == positive for l in labels)
    n = len(labels) - p
    points = [(0.0, 0.0)]
    for t in sorted(set(scores), reverse=True):
        tp = sum(s >= t and l == positive for s, l in zip(scores, labels))
        fp = sum(s >= t and l != positive for s, l in zip(scores, labels))
        points.append((tp / p, fp / n))
    return points
