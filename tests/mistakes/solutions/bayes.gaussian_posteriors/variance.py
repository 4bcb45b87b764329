# mistake: variance for deviation
from statistics import NormalDist, mean, variance


def gaussian_posteriors(rows, target, row):
    joint = {}
    for c in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == c]
        p = len(mine) / len(rows)
        for a, x in row.items():
            values = [r[a] for r in mine]
            p *= NormalDist(mean(values), variance(values)).pdf(x)
        joint[c] = p
    return {c: p / sum(joint.values()) for c, p in joint.items()}
