# %% brute_force: algorithm: every set of items, compared with its closure
from itertools import combinations
def closed_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    answer = []
    for k in range(len(items) + 1):
        for some in combinations(items, k):
            covering = [set(t) for t in transactions if set(some) <= set(t)]
            if len(covering) >= min_support and set.intersection(*covering) == set(some):
                answer.append(some)
    return answer
# %% by_covers: algorithm: sets with the same cover are one group; its largest set is closed
from itertools import combinations
def closed_itemsets(transactions, min_support):
    items = {i for t in transactions for i in t}
    largest = {}
    for k in range(len(items) + 1):
        for some in combinations(items, k):
            cover = frozenset(n for n, t in enumerate(transactions) if set(some).issubset(t))
            if len(cover) >= min_support:
                largest[cover] = frozenset(some)
    return list(largest.values())
# %% supports: algorithm: no item can be added without losing a basket
from itertools import combinations
def closed_itemsets(transactions, min_support):
    baskets = [frozenset(t) for t in transactions]
    items = frozenset().union(*baskets)
    def support(s):
        return sum(s <= b for b in baskets)
    every = [frozenset(c) for k in range(len(items) + 1) for c in combinations(sorted(items), k)]
    return {s for s in every if support(s) >= min_support and all(support(s | {i}) < support(s) for i in items - s)}
