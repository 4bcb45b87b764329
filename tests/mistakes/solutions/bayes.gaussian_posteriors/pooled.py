# mistake: one deviation for all classes
from statistics import NormalDist, mean, stdev


def gaussian_posteriors(rows, target, row):
    joint = {}
    for c in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == c]
        p = len(mine) / len(rows)
        for a, x in row.items():
            p *= NormalDist(mean(r[a] for r in mine), stdev(r[a] for r in rows)).pdf(x)
        joint[c] = p
    return {c: p / sum(joint.values()) for c, p in joint.items()}
