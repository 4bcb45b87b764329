# mistake: sides not weighted
from collections import Counter
import math


def info(labels):
    n = len(labels)
    return sum(-k / n * math.log2(k / n) for k in Counter(labels).values())


def threshold_gain(rows, attribute, target, threshold):
    below, above = [], []
    for row in rows:
        if row[attribute] < threshold:
            below.append(row[target])
        else:
            above.append(row[target])
    before = info(below + above)
    after = 0.5 * info(below) + 0.5 * info(above)
    return before - after
