"""algorithm: the line in normal form first."""

import math


def margin(w, b, points, labels):
    size = math.hypot(*w)
    n, d = [a / size for a in w], b / size
    return sorted(label * (sum(p * q for p, q in zip(n, x)) + d) for x, label in zip(points, labels))[0]
