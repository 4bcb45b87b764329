# mistake: counts instead of rates
def roc_curve(scores, labels, positive):
    points = [(0, 0)]
    for t in sorted(set(scores), reverse=True):
        chosen = [l == positive for s, l in zip(scores, labels) if s >= t]
        points.append((chosen.count(False), chosen.count(True)))
    return points
