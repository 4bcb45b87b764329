# mistake: different words of the class
from fractions import Fraction
from math import prod


def multinomial_posteriors(texts, labels, words):
    known = {w for t in texts for w in t}
    joint = {}
    for c in set(labels):
        pool = [w for t, own in zip(texts, labels) if own == c for w in t]
        below = len(pool) + len(set(pool))
        joint[c] = labels.count(c) * prod(Fraction(pool.count(w) + 1, below) for w in words if w in known)
    return {c: float(p / sum(joint.values())) for c, p in joint.items()}
