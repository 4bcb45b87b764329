# mistake: combinations of frequent items
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    bought = [i for t in transactions for i in t]
    good = [i for i in sorted(set(bought)) if bought.count(i) >= min_support]
    return [set(c) for k in range(1, len(good) + 1) for c in combinations(good, k)]
