# mistake: doubled
def gini_index(counts):
    n = sum(counts)
    return sum(2 * c / n * (1 - c / n) for c in counts) if n else 0
