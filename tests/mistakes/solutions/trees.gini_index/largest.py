# mistake: share of the largest class
def gini_index(counts):
    return 1 - max(counts) / sum(counts) if sum(counts) else 0
