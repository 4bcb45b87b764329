# mistake: divided by all examples
def roc_curve(scores, labels, positive):
    n = len(labels)
    points = [(0, 0)]
    for t in sorted(set(scores), reverse=True):
        chosen = [l == positive for s, l in zip(scores, labels) if s >= t]
        points.append((chosen.count(False) / n, chosen.count(True) / n))
    return points
