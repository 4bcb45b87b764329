# mistake: half of it
def gini_index(counts):
    n = sum(counts)
    return (1 - sum((c / n) ** 2 for c in counts)) / 2 if n else 0
