# mistake: none that is known
def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    total = 0
    for c in sorted(counts)[-2:]:
        p = c / n
        total += p * (1 - p)
    return total
