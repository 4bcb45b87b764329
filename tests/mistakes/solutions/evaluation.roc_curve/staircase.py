# mistake: ties in the order listed
def roc_curve(scores, labels, positive):
    P = labels.count(positive)
    N = len(labels) - P
    x = y = 0
    points = [(0.0, 0.0)]
    for i in sorted(range(len(scores)), key=lambda i: -scores[i]):
        if labels[i] == positive:
            y += 1
        else:
            x += 1
        points.append((x / N, y / P))
    return points
