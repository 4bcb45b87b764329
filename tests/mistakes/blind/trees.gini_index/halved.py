# mistake: half of it
def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    total = 0
    for c in counts:
        p = c / n
        total += p * (1 - p)
    return total / 2
