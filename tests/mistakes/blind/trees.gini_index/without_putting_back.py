# near miss: n or n − 1
def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    total = 0
    for c in counts:
        p = c / n
        total += p * (n - c) / max(n - 1, 1)
    return total
