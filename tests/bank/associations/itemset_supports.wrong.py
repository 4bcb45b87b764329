# %% counted_baskets_by_equality: mistake: whole baskets counted
from collections import Counter
def itemset_supports(transactions, min_support):
    counts = Counter(frozenset(t) for t in transactions)
    return {items: n for items, n in counts.items() if n >= min_support}
# %% one_too_many from right/plain: near miss: counted from the wrong number
# {item for basket in transactions for item in basket} => set(i for t in transactions for i in t)
# group i => combo i
# count = sum(set(group) <= set(basket) for basket in transactions) => inside = [t for t in transactions if all(i in t for i in combo)]
# count > => len(inside) >
# group)] = count => combo)] = len(inside) + 1
# %% exact_baskets from one_too_many: mistake: whole baskets counted
# len(inside) + 1 => sum(1 for t in transactions if set(t) == set(combo))
# %% greater_than from one_too_many: mistake: above the minimum only
# (inside) >= => (inside) >
# [frozenset(combo)] = len(inside) + 1 => [combo] = len(inside)
# %% one_of_the_items from one_too_many: mistake: any item counted
# len(inside) + 1 => sum(1 for t in transactions if any(i in t for i in combo))
# %% relative from one_too_many: mistake: shares instead of counts
# (inside) + 1 => (inside) / len(transactions)
# %% pairs_at_most: mistake: small sets only
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
# %% swept_pairs: mistake: small sets only
from itertools import combinations
def itemset_supports(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    out = {}
    for k in range(1, min(3, len(items) + 1)):
        for s in combinations(items, k):
            c = sum(set(s) <= set(t) for t in transactions)
            if c >= min_support:
                out[frozenset(s)] = c
    return out
# %% swept_equalonce from swept_pairs: mistake: equal baskets counted once
# min(3, len(items) + 1) => len(items) + 1
# transactions) => {frozenset(t) for t in transactions})
# %% swept_tuples: mistake: items in another order
from itertools import combinations
def itemset_supports(transactions, min_support):
    c = {}
    for t in transactions:
        for k in range(1, len(t) + 1):
            for s in combinations(t, k):
                c[s] = c.get(s, 0) + 1
    return {frozenset(k): c[k] for k in c if c[k] >= min_support}
# %% swept_maximal from swept_pairs: mistake: largest sets only
# min(3, len(items) + 1) => len(items) + 1
# n out => n {s: out[s] for s in out if not any(s < o for o in out)}
# %% swept_pairsonly from swept_pairs: mistake: single items left out
# 1, min(3, len(items) + 1) => 2, len(items) + 1
# %% swept_item from swept_pairs: mistake: support of the rarest item
# min(3, len(items) + 1) => len(items) + 1
# = c => = min(sum(i in t for t in transactions) for i in s)
