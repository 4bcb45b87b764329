"""algorithm: one less the squares."""


def gini_index(counts):
    n = sum(counts)
    if n == 0:
        return 0
    return 1 - sum((c / n) ** 2 for c in counts)
