# mistake: sides not looked at
import math


def margin(w, b, points, labels):
    nearest = None
    for x1, x2 in points:
        d = abs(w[0] * x1 + w[1] * x2 + b) / math.hypot(w[0], w[1])
        nearest = d if nearest is None else min(nearest, d)
    return nearest
