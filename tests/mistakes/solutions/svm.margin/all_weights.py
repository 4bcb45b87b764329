# mistake: bias in the length of w
import math


def margin(w, b, points, labels):
    everything = [b] + list(w)
    length = math.sqrt(sum(v * v for v in everything))
    return min(y * sum(a * c for a, c in zip(everything, [1] + list(x))) / length for x, y in zip(points, labels))
