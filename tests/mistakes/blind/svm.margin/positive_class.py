# mistake: none that is known
import math


def margin(w, b, points, labels):
    length = math.sqrt(sum(c * c for c in w))
    distances = []
    for x, y in zip(points, labels):
        s = b
        for wi, xi in zip(w, x):
            s += wi * xi
        distances.append(y * s / length if y == 1 else math.inf)
    return min(distances) if min(distances) < math.inf else 0
