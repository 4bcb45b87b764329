# mistake: none that is known
import math


def max_margin(points, labels):
    w, b = [0.0, 0.0], 0.0
    for _ in range(10000):
        wrong = [(p, y) for p, y in zip(points, labels) if y * (w[0] * p[0] + w[1] * p[1] + b) <= 0]
        if not wrong:
            break
        p, y = wrong[0]
        w = [w[0] + y * p[0], w[1] + y * p[1]]
        b += y
    d = [abs(w[0] * p[0] + w[1] * p[1] + b) / math.hypot(*w) for p in points]
    return {"w": w, "b": b, "support": [i for i, v in enumerate(d) if v < min(d) + 1e-9], "margin": min(d)}
