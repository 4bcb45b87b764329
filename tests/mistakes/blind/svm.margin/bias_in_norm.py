# mistake: bias in the length of w
import math


def margin(w, b, points, labels):
    length = math.sqrt(b * b + sum(c * c for c in w))
    distances = []
    for x, y in zip(points, labels):
        s = b
        for wi, xi in zip(w, x):
            s += wi * xi
        distances.append(y * s / length)
    return min(distances)
