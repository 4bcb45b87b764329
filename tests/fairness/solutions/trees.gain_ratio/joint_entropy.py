"""algorithm: mutual information as H(A) + H(C) - H(A, C), natural logarithms, which cancel."""

import math
from collections import Counter


def H(seq):
    seq = list(seq)
    h = 0.0
    for c in Counter(seq).values():
        p = c / len(seq)
        h -= p * math.log(p)
    return h


def gain_ratio(rows, attribute, target):
    a = [r[attribute] for r in rows]
    c = [r[target] for r in rows]
    if len(set(a)) < 2:
        return 0.0
    return (H(a) + H(c) - H(zip(a, c))) / H(a)
