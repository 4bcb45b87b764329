# mistake: none that is known
import math


def H(labels):
    n = len(labels)
    result = 0.0
    for label in set(labels):
        share = labels.count(label) / n
        result -= share * math.log2(share)
    return result


def gain_ratio(rows, attribute, target):
    labels = [r[target] for r in rows]
    values = [r[attribute] for r in rows]
    left = 0.0
    for v in set(values):
        part = [r[target] for r in rows if r[attribute] == v]
        left += len(part) / len(rows) * H(part)
    gain = H(labels) - left
    split = H(values)
    if split == 0:
        return 0.0
    return gain / (1 + split)
