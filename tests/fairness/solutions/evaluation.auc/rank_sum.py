"""algorithm: Mann-Whitney by average ranks."""


def auc(scores, labels, positive):
    ordered = sorted(scores)
    rank = {s: ordered.index(s) + 1 + (ordered.count(s) - 1) / 2 for s in set(scores)}
    pos = [rank[s] for s, l in zip(scores, labels) if l == positive]
    n = len(scores) - len(pos)
    return (sum(pos) - len(pos) * (len(pos) + 1) / 2) / (len(pos) * n)
