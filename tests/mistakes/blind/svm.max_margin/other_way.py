# mistake: facing the other way
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
    gap, w, b = widest(points, labels)
    length = math.hypot(*w)
    support = [i for i, p in enumerate(points) if abs(abs(dot(w, p) + b) / length - gap) < 1e-9]
    return {"w": [-w[0], -w[1]], "b": -b, "support": support, "margin": gap}
