# mistake: doubled
def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    total = 0
    for c in counts:
        p = c / n
        total += p * (1 - p) + (1 - p) * p
    return total
