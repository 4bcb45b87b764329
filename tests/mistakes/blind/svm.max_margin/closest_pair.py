# mistake: halfway between the closest pair
import math


def max_margin(points, labels):
    pairs = [
        (math.dist(points[i], points[j]), i, j)
        for i in range(len(points))
        for j in range(len(points))
        if labels[i] == 1 and labels[j] == -1
    ]
    d, i, j = min(pairs)
    p, q = points[i], points[j]
    w = [p[0] - q[0], p[1] - q[1]]
    b = -(w[0] * (p[0] + q[0]) + w[1] * (p[1] + q[1])) / 2
    return {"w": w, "b": b, "support": sorted([i, j]), "margin": d / 2}
