# mistake: above the minimum only
from itertools import combinations


def frequent_itemsets(transactions, min_support):
    items = set().union(*transactions)
    result = []
    for k in range(1, len(items) + 1):
        for combo in combinations(sorted(items), k):
            n = 0
            for t in transactions:
                if set(combo).issubset(t):
                    n += 1
            if n > min_support:
                result.append(combo)
    return result
