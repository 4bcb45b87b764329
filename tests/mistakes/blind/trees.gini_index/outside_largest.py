# mistake: share of the largest class
def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    return 1 - max(counts) / n
