"""algorithm: products of fractions, however long the text is."""

from fractions import Fraction
from math import prod


def multinomial_posteriors(texts, labels, words):
    known = set().union(*texts)
    joint = {}
    for label in sorted(set(labels)):
        pool = [w for text, c in zip(texts, labels) if c == label for w in text]
        shares = {w: Fraction(pool.count(w) + 1, len(pool) + len(known)) for w in known}
        joint[label] = labels.count(label) * prod(shares[w] for w in words if w in known)
    return {label: p / sum(joint.values()) for label, p in joint.items()}
