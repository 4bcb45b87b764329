"""algorithm: a point for each distinct score."""


def roc_curve(scores, labels, positive):
    P = sum(l == positive for l in labels)
    N = len(labels) - P
    points = [(0, 0)]
    for t in sorted(set(scores), reverse=True):
        chosen = [l == positive for s, l in zip(scores, labels) if s >= t]
        points.append(((len(chosen) - sum(chosen)) / N, sum(chosen) / P))
    return points
