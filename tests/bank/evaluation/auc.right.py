# %% pairs: algorithm: every pair of a positive and a negative
def auc(scores, labels, positive):
    pos = [s for s, l in zip(scores, labels) if l == positive]
    neg = [s for s, l in zip(scores, labels) if l != positive]
    won = 0.0
    for p in pos:
        for n in neg:
            if p > n:
                won += 1
            elif p == n:
                won += 0.5
    return won / (len(pos) * len(neg))
# %% rank_sum: algorithm: Mann-Whitney by average ranks
def auc(scores, labels, positive):
    ordered = sorted(scores)
    rank = {s: ordered.index(s) + 1 + (ordered.count(s) - 1) / 2 for s in set(scores)}
    pos = [rank[s] for s, l in zip(scores, labels) if l == positive]
    n = len(scores) - len(pos)
    return (sum(pos) - len(pos) * (len(pos) + 1) / 2) / (len(pos) * n)
# %% sweep: algorithm: one sweep over the sorted scores that keeps the negatives passed so far
from itertools import groupby
def auc(scores, labels, positive):
    below = won = positives = 0
    for _, block in groupby(sorted(zip(scores, labels)), key=lambda pair: pair[0]):
        kinds = [label == positive for _, label in block]
        p, n = sum(kinds), len(kinds) - sum(kinds)
        won += p * (2 * below + n)
        below += n
        positives += p
    return won / (2 * positives * below)
# %% trapezoids: algorithm: strips under the ROC curve, thresholds from the largest score down
def auc(scores, labels, positive):
    total_pos = labels.count(positive)
    total_neg = len(labels) - total_pos
    area, x, y = 0, 0.0, 0.0
    for t in sorted(set(scores), reverse=True):
        tp = sum(1 for s, l in zip(scores, labels) if s >= t and l == positive)
        fp = sum(1 for s, l in zip(scores, labels) if s >= t and l != positive)
        nx, ny = fp / total_neg, tp / total_pos
        area += (nx - x) * (y + ny) / 2
        x, y = nx, ny
    return area
# %% with_numpy: type: a NumPy number, from a table of all comparisons
import numpy as np
def auc(scores, labels, positive):
    s, hit = np.array(scores), np.array(labels) == positive
    difference = s[hit][:, None] - s[~hit][None, :]
    return np.mean((difference > 0) + 0.5 * (difference == 0))
