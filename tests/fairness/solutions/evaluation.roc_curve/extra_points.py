"""algorithm: steps inside a block of ties too, along its diagonal, one for each example."""


def roc_curve(scores, labels, positive):
    total = {True: sum(l == positive for l in labels), False: sum(l != positive for l in labels)}
    groups = {}
    for score, label in zip(scores, labels):
        groups.setdefault(score, {True: 0, False: 0})[label == positive] += 1
    x = y = 0.0
    points = [[x, y]]
    for score in sorted(groups, reverse=True):
        up, right = groups[score][True], groups[score][False]
        steps = up + right
        for step in range(1, steps + 1):
            points.append([(x + right * step / steps) / total[False], (y + up * step / steps) / total[True]])
        x, y = x + right, y + up
    return points
