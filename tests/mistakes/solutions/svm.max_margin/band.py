# mistake: width of the band
import math


def search(points, labels):
    plus = [p for p, y in zip(points, labels) if y == 1]
    minus = [p for p, y in zip(points, labels) if y == -1]
    normals = [(p[0] - q[0], p[1] - q[1]) for p in plus for q in minus]
    for side in (plus, minus):
        normals += [(q[1] - p[1], p[0] - q[0]) for p in side for q in side if p != q]
    best = (0, None, None)
    for n in normals:
        size = math.hypot(*n)
        low = max(n[0] * x + n[1] * y for x, y in minus) / size
        high = min(n[0] * x + n[1] * y for x, y in plus) / size
        best = max(best, (high - low, (n[0] / size, n[1] / size), -(high + low) / 2))
    width, w, b = best
    support = [i for i, (x, y) in enumerate(points) if abs(abs(w[0] * x + w[1] * y + b) - width / 2) < 1e-9]
    return w, b, support, width / 2


def max_margin(points, labels):
    w, b, support, margin = search(points, labels)
    return w, b, support, margin + margin
