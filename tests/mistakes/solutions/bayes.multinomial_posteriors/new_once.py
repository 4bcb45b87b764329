# mistake: words of the new text counted once
from fractions import Fraction
from math import prod


def multinomial_posteriors(texts, labels, words):
    known = {w for t in texts for w in t}
    joint = {}
    for c in set(labels):
        pool = [w for t, own in zip(texts, labels) if own == c for w in t]
        shares = [Fraction(pool.count(w) + 1, len(pool) + len(known)) for w in known & set(words)]
        joint[c] = labels.count(c) * prod(shares)
    return {c: float(p / sum(joint.values())) for c, p in joint.items()}
