# mistake: Gini index
def entropy(counts):
    total = sum(counts)
    if total == 0:
        return 0.0
    return 1 - sum((c / total) ** 2 for c in counts)
