"""algorithm: all pairs and all triples, the widest that separates."""

import math
from itertools import combinations


def max_margin(points, labels):
    plus = [p for p, y in zip(points, labels) if y == 1]
    minus = [p for p, y in zip(points, labels) if y == -1]
    normals = [(p[0] - q[0], p[1] - q[1]) for p in plus for q in minus]
    for side in (plus, minus):
        for p, q in combinations(side, 2):
            normals += [(q[1] - p[1], p[0] - q[0]), (p[1] - q[1], q[0] - p[0])]
    best = None
    for n in normals:
        size = math.hypot(*n)
        n = (n[0] / size, n[1] / size)
        low = max(n[0] * x + n[1] * y for x, y in minus)
        high = min(n[0] * x + n[1] * y for x, y in plus)
        if best is None or high - low > best[0]:
            best = (high - low, n, -(high + low) / 2)
    width, w, b = best
    support = [i for i, (x, y) in enumerate(points) if abs(abs(w[0] * x + w[1] * y + b) - width / 2) < 1e-9]
    return {"w": list(w), "b": b, "support": support, "margin": width / 2}
