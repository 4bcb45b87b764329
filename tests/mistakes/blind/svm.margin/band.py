# mistake: width of the band
import math


def margin(w, b, points, labels):
    length = math.sqrt(sum(c * c for c in w))
    distances = []
    for x, y in zip(points, labels):
        s = b
        for wi, xi in zip(w, x):
            s += wi * xi
        distances.append(y * s / length)
    return 2 * min(distances)
