# mistake: none that is known
import math


def dot(u, v):
    return u[0] * v[0] + u[1] * v[1]


def candidates(points, labels):
    pos = [p for p, y in zip(points, labels) if y == 1]
    neg = [p for p, y in zip(points, labels) if y == -1]
    for p in pos:
        for q in neg:
            yield [p[0] - q[0], p[1] - q[1]]
    for group in (pos, neg):
        for i in range(len(group)):
            for j in range(i):
                dx, dy = group[i][0] - group[j][0], group[i][1] - group[j][1]
                if dx or dy:
                    yield [-dy, dx]
                    yield [dy, -dx]


def widest(points, labels):
    best = None
    for w in candidates(points, labels):
        low = min(dot(w, p) for p, y in zip(points, labels) if y == 1)
        high = max(dot(w, p) for p, y in zip(points, labels) if y == -1)
        gap = (low - high) / math.hypot(*w) / 2
        if best is None or gap > best[0] + 1e-12:
            best = (gap, w, -(low + high) / 2)
    return best


def max_margin(points, labels):
    sums = {1: [0.0, 0.0, 0], -1: [0.0, 0.0, 0]}
    for p, y in zip(points, labels):
        sums[y] = [sums[y][0] + p[0], sums[y][1] + p[1], sums[y][2] + 1]
    w = [sums[1][k] / sums[1][2] - sums[-1][k] / sums[-1][2] for k in (0, 1)]
    low = min(dot(w, p) for p, y in zip(points, labels) if y == 1)
    high = max(dot(w, p) for p, y in zip(points, labels) if y == -1)
    b = -(low + high) / 2
    gap = (low - high) / 2 / math.hypot(*w)
    support = [i for i, p in enumerate(points) if abs(abs(dot(w, p) + b) / math.hypot(*w) - gap) < 1e-9]
    return {"w": w, "b": b, "support": support, "margin": gap}
