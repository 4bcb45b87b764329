# mistake: halfway between the means
import math


def max_margin(points, labels):
    def mean(y):
        mine = [p for p, label in zip(points, labels) if label == y]
        return [sum(p[0] for p in mine) / len(mine), sum(p[1] for p in mine) / len(mine)]

    up, down = mean(1), mean(-1)
    w = [up[0] - down[0], up[1] - down[1]]
    middle = [(up[0] + down[0]) / 2, (up[1] + down[1]) / 2]
    b = -(w[0] * middle[0] + w[1] * middle[1])
    far = [abs(w[0] * p[0] + w[1] * p[1] + b) / math.hypot(*w) for p in points]
    least = min(far)
    return {"w": w, "b": b, "support": [i for i, d in enumerate(far) if d < least + 1e-9], "margin": least}
