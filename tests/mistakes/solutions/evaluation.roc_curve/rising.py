# mistake: smallest score first
def roc_curve(scores, labels, positive):
    P = labels.count(positive)
    N = len(labels) - P
    points = [(0, 0)]
    for t in sorted(set(scores)):
        chosen = [l == positive for s, l in zip(scores, labels) if s <= t]
        points.append(((len(chosen) - sum(chosen)) / N, sum(chosen) / P))
    return points
