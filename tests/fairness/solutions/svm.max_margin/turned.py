"""algorithm: a search over angles, narrowed until the gap no longer grows: right within a hair, not exact."""

import math


def gap(angle, plus, minus):
    c, s = math.cos(angle), math.sin(angle)
    low = max(c * x + s * y for x, y in minus)
    high = min(c * x + s * y for x, y in plus)
    return high - low, (high + low) / 2


def max_margin(points, labels):
    plus = [p for p, l in zip(points, labels) if l > 0]
    minus = [p for p, l in zip(points, labels) if l < 0]
    best = max((2 * math.pi * k / 2000 for k in range(2000)), key=lambda a: gap(a, plus, minus)[0])
    step = 2 * math.pi / 2000
    left, right = best - step, best + step
    for _ in range(100):
        a, b = left + (right - left) / 3, right - (right - left) / 3
        if gap(a, plus, minus)[0] < gap(b, plus, minus)[0]:
            left = a
        else:
            right = b
    angle = (left + right) / 2
    width, middle = gap(angle, plus, minus)
    w = (math.cos(angle), math.sin(angle))
    far = [abs(w[0] * x + w[1] * y - middle) for x, y in points]
    return {"w": w, "b": -middle, "support": {i for i, d in enumerate(far) if d < width / 2 + 1e-6}, "margin": width / 2}
