"""algorithm: a table of true and false, a column for each item; each level from the one before."""

import pandas as pd


def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    table = pd.DataFrame([{i: i in t for i in items} for t in transactions])
    frequent = {frozenset([i]) for i in items if table[i].sum() >= min_support}
    level = set(frequent)
    while level:
        bigger = {s | {i} for s in level for i in items if i not in s}
        level = {s for s in bigger if table[list(s)].all(axis=1).sum() >= min_support}
        frequent |= level
    return list(frequent)
