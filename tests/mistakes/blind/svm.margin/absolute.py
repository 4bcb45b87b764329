# mistake: sides not looked at
import math


def margin(w, b, points, labels):
    length = math.sqrt(sum(c * c for c in w))
    distances = []
    for x in points:
        s = b
        for wi, xi in zip(w, x):
            s += wi * xi
        distances.append(abs(s) / length)
    return min(distances)
