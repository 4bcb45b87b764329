# mistake: combinations of frequent items
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = {i for t in transactions for i in t}
    good = {i for i in items if sum(i in t for t in transactions) >= min_support}
    found = set()
    for t in transactions:
        mine = sorted(good & set(t))
        for k in range(1, len(mine) + 1):
            found.update(combinations(mine, k))
    return list(found)
