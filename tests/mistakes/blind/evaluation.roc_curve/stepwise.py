# mistake: ties in the order listed
def roc_curve(scores, labels, positive):
    p = labels.count(positive)
    n = len(labels) - p
    x = y = 0
    points = [(0.0, 0.0)]
    for _, label in sorted(zip(scores, labels), key=lambda pair: -pair[0]):
        if label == positive:
            y += 1
        else:
            x += 1
        points.append((x / n, y / p))
    return points
