"""algorithm: a loop that keeps the smallest."""

import math


def margin(w, b, points, labels):
    best = float("inf")
    for x, y in zip(points, labels):
        total = b
        for weight, value in zip(w, x):
            total += weight * value
        best = min(best, y * total / math.sqrt(sum(weight * weight for weight in w)))
    return best
