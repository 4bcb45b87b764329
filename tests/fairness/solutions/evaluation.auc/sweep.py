"""algorithm: one sweep over the sorted scores that keeps the negatives passed so far."""

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
