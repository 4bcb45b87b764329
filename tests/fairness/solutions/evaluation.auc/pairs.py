"""algorithm: every pair of a positive and a negative."""


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
