"""algorithm: a walk that drops points on straight stretches, as scikit-learn does."""

from fractions import Fraction


def roc_curve(scores, labels, positive):
    tp = fp = 0
    points = [(0, 0)]
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    for place, i in enumerate(order):
        if labels[i] == positive:
            tp += 1
        else:
            fp += 1
        if place + 1 < len(order) and scores[order[place + 1]] == scores[i]:
            continue
        while len(points) > 1:
            (a, b), (c, d) = points[-2:]
            if (c - a) * (tp - b) != (d - b) * (fp - a):
                break
            points.pop()
        points.append((fp, tp))
    return [(float(Fraction(x, fp)), float(Fraction(y, tp))) for x, y in points]
