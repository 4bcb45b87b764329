"""algorithm: shuffles first, so that tied ones stand at random; gains rounded before sorting."""

import random
from collections import Counter
from math import log


def H(counter):
    n = sum(counter.values())
    return sum(-c / n * log(c / n) for c in counter.values())


def attribute_ranking(rows, target):
    names = [k for k in rows[0] if k != target]
    random.shuffle(names)

    def score(a):
        return round(H(Counter(r[a] for r in rows)) - H(Counter((r[a], r[target]) for r in rows)), 10)

    names.sort(key=score)
    names.reverse()
    return names
