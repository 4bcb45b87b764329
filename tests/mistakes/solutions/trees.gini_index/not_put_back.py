# near miss: n or n − 1
def gini_index(counts):
    n = sum(counts)
    return 1 - sum(c * (c - 1) for c in counts) / (n * (n - 1)) if n > 1 else 0
