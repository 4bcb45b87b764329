"""algorithm: every subset of every basket counted, the empty one too."""

from collections import Counter


def frequent_itemsets(transactions, min_support):
    counts = Counter()
    for basket in transactions:
        subsets = [frozenset()]
        for item in basket:
            subsets += [s | {item} for s in subsets]
        counts.update(subsets)
    return [s for s, n in counts.most_common() if n >= min_support]
