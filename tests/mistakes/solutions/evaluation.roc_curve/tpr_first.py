# mistake: axes exchanged
def roc_curve(scores, labels, positive):
    P = labels.count(positive)
    N = len(labels) - P
    points = [(0, 0)]
    for t in sorted(set(scores), reverse=True):
        chosen = [l == positive for s, l in zip(scores, labels) if s >= t]
        points.append((sum(chosen) / P, (len(chosen) - sum(chosen)) / N))
    return points
