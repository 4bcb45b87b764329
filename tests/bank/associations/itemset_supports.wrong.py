# %% counted_baskets_by_equality: mistake: whole baskets counted
from collections import Counter
def itemset_supports(transactions, min_support):
    counts = Counter(frozenset(t) for t in transactions)
    return {items: n for items, n in counts.items() if n >= min_support}
# %% one_too_many: near miss: counted from the wrong number
from itertools import combinations
def itemset_supports(transactions, min_support):
    items = sorted(set(i for t in transactions for i in t))
    supports = {}
    for size in range(1, len(items) + 1):
        for combo in combinations(items, size):
            inside = [t for t in transactions if all(i in t for i in combo)]
            if len(inside) >= min_support:
                supports[frozenset(combo)] = len(inside) + 1
    return supports
# %% exact_baskets from one_too_many: mistake: whole baskets counted
# len(inside) + 1 => sum(1 for t in transactions if set(t) == set(combo))
# %% greater_than from one_too_many: mistake: above the minimum only
# (inside) >= => (inside) >
# [frozenset(combo)] = len(inside) + 1 => [combo] = len(inside)
# %% one_of_the_items from one_too_many: mistake: any item counted
# len(inside) + 1 => sum(1 for t in transactions if any(i in t for i in combo))
# %% relative from one_too_many: mistake: shares instead of counts
# (inside) + 1 => (inside) / len(transactions)
# %% pairs_at_most: near miss: right on the examples only
from itertools import combinations
def itemset_supports(transactions, min_support):
    counts = {}
    for t in transactions:
        for i in t:
            counts[(i,)] = counts.get((i,), 0) + 1
        for pair in combinations(sorted(t), 2):
            counts[pair] = counts.get(pair, 0) + 1
    return {s: n for s, n in counts.items() if n >= min_support}
# %% smallest_single from pairs_at_most: mistake: none that is known
# counts = => single =
# counts[(i,)] = counts.get((i,), 0) => single[i] = single.get(i, 0)
# +     items = sorted(i for i in single if single[i] >= min_support)
# +     result = {}
# +     for size in range(1, len(items) + 1):
# pair in combinations(sorted(t), 2) => combo in combinations(items, size)
# +             if any(set(combo) <= set(t) for t in transactions):
#             counts[pair] = counts.get(pair, 0) + 1 =>                 result[combo] = min(single[i] for i in combo)
# {s: n for s, n in counts.items() if n >= min_support} => result
