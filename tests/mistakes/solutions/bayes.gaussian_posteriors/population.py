# mistake: divided by n
import numpy as np


def gaussian_posteriors(rows, target, row):
    joint = {}
    for c in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == c]
        p = len(mine) / len(rows)
        for a, x in row.items():
            v = np.array([r[a] for r in mine])
            p *= np.exp(-((x - v.mean()) ** 2) / (2 * v.var())) / np.sqrt(2 * np.pi * v.var())
        joint[c] = p
    return {c: p / sum(joint.values()) for c, p in joint.items()}
