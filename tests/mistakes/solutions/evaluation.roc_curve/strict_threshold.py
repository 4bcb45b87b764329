# mistake: none that is known
def roc_curve(scores, labels, positive):
    P = labels.count(positive)
    N = len(labels) - P
    points = []
    for t in sorted(set(scores), reverse=True):
        chosen = [l == positive for s, l in zip(scores, labels) if s > t]
        points.append(((len(chosen) - sum(chosen)) / N, sum(chosen) / P))
    return points
