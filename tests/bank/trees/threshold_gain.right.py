# %% decimals: algorithm: decimals of many digits, class by class
from decimal import Decimal, getcontext
def threshold_gain(rows, attribute, target, threshold):
    getcontext().prec = 40
    two = Decimal(2).ln()
    def bits(part):
        total = Decimal(0)
        for label in {row[target] for row in part}:
            p = Decimal(sum(row[target] == label for row in part)) / len(part)
            total -= p * p.ln() / two
        return total
    sides = {}
    for row in rows:
        sides.setdefault(row[attribute] < threshold, []).append(row)
    return bits(rows) - sum(len(side) * bits(side) for side in sides.values()) / len(rows)
# %% divergence: algorithm: the mean divergence of joint from product, with NumPy
import numpy as np
def threshold_gain(rows, attribute, target, threshold):
    classes = sorted({r[target] for r in rows})
    p = np.zeros((2, len(classes)))
    for r in rows:
        p[int(r[attribute] < threshold), classes.index(r[target])] += 1 / len(rows)
    q = p.sum(axis=1, keepdims=True) * p.sum(axis=0, keepdims=True)
    return np.sum(np.where(p > 0, p * np.log2(np.where(p > 0, p, 1) / q), 0))
# %% mutual_information: algorithm: H(class) + H(side) - H(both)
from collections import Counter
from math import log
def h(items):
    counts = Counter(items)
    return log(len(items), 2) - sum(c * log(c, 2) for c in counts.values()) / len(items)

def threshold_gain(rows, attribute, target, threshold):
    pairs = [(r[attribute] > threshold, r[target]) for r in rows]
    return h([s for s, _ in pairs]) + h([c for _, c in pairs]) - h(pairs)
# %% plain: algorithm: entropies of the two sides
from math import log2
def entropy(labels):
    shares = [labels.count(c) / len(labels) for c in set(labels)]
    return -sum(p * log2(p) for p in shares)

def threshold_gain(rows, attribute, target, threshold):
    low = [r[target] for r in rows if r[attribute] < threshold]
    high = [r[target] for r in rows if not r[attribute] < threshold]
    n = len(rows)
    return entropy(low + high) - len(low) / n * entropy(low) - len(high) / n * entropy(high)
