# mistake: in the middle of the means
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
    _, w, _ = widest(points, labels)
    length = math.hypot(*w)
    means = []
    for y in (1, -1):
        mine = [dot(w, p) for p, label in zip(points, labels) if label == y]
        means.append(sum(mine) / len(mine))
    b = -(means[0] + means[1]) / 2
    far = [abs(dot(w, p) + b) / length for p in points]
    least = min(far)
    return {"w": w, "b": b, "support": [i for i, d in enumerate(far) if d <= least + 1e-9], "margin": least}
