# mistake: none that is known
from collections import Counter
import math


def info(labels):
    n = len(labels)
    return 1 - sum((k / n) ** 2 for k in Counter(labels).values())


def threshold_gain(rows, attribute, target, threshold):
    below, above = [], []
    for row in rows:
        if row[attribute] < threshold:
            below.append(row[target])
        else:
            above.append(row[target])
    before = info(below + above)
    after = len(below) / len(rows) * info(below) + len(above) / len(rows) * info(above)
    return before - after
