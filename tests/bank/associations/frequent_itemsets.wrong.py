# %% closed: mistake: none that is known
from itertools import combinations
def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    def count(s):
        return sum(set(s) <= set(t) for t in transactions)
    found = [c for k in range(1, len(items) + 1) for c in combinations(items, k) if count(c) >= min_support]
    return [c for c in found if not any(set(c) < set(d) and count(c) == count(d) for d in found)]
# %% any_item from closed: mistake: none that is known
# def count(s): => found = []
# +     for k in range(1, len(items) + 1):
# return sum(set(s) <= set(t) for t in transactions) => for c in combinations(items, k):
# +             if sum(bool(set(c) & set(t)) for t in transactions) >= min_support:
# +                 found.append(set(c))
# -     found = [c for k in range(1, len(items) + 1) for c in combinations(items, k) if count(c) >= min_support]
# [c for c in found if not any(set(c) < set(d) and count(c) == count(d) for d in found)] => found
# %% maximal from any_item: mistake: largest sets only
# 1, len(items) + 1 => len(items), 0, -1
#           for c in combinations(items, k):
# +             c = set(c)
# +             if any(c < f for f in found):
# +                 continue
# bool(set(c) & set(t)) => c <= set(t)
# (set(c)) => (c)
# %% pairs_and_more from any_item: mistake: single items left out
# 1, len => 2, len
# bool(set(c) & set(t)) => set(c) <= set(t)
# %% singles_and_pairs from any_item: mistake: small sets only
# range(1, len(items) + 1) => (1, 2)
# bool(set(c) & set(t)) => set(c) <= set(t)
# %% equal_baskets: mistake: whole baskets
from collections import Counter
def frequent_itemsets(transactions, min_support):
    counts = Counter(frozenset(t) for t in transactions)
    return [set(items) for items, n in counts.items() if n >= min_support]
# %% blind/baskets from equal_baskets: mistake: whole baskets
# (items) for items, n in counts.items() if n => (s) for s in counts if counts[s]
# %% blind/combine from equal_baskets: mistake: combinations of frequent items
# collections import Counter => itertools import combinations
# counts = Counter(frozenset(t) for t in transactions) => bought = [i for t in transactions for i in t]
# return [set(items) for items, n in counts.items() if n => good = [i for i in sorted(set(bought)) if bought.count(i)
# +     return [set(c) for k in range(1, len(good) + 1) for c in combinations(good, k)]
# %% frequent_items_mixed: mistake: combinations of frequent items
from itertools import combinations
def frequent_itemsets(transactions, min_support):
    items = {i for t in transactions for i in t}
    single = sorted(i for i in items if sum(i in t for t in transactions) >= min_support)
    result = []
    for k in range(1, len(single) + 1):
        result += [set(c) for c in combinations(single, k)]
    return result
# %% frequent_items_that_occur from frequent_items_mixed: mistake: combinations of frequent items
# -     single = sorted(i for i in items if sum(i in t for t in transactions) >= min_support)
# +     good = {i for i in items if sum(i in t for t in transactions) >= min_support}
# result = [] => found = set()
# +     for t in transactions:
# +         mine = sorted(good & set(t))
#     for k in range(1, len(single =>         for k in range(1, len(mine
#         result += [set(c) for c in combinations(single, k)] =>             found.update(combinations(mine, k))
# result => list(found)
# %% strictly_more from frequent_items_mixed: mistake: above the minimum only
# {i for t in transactions for i in t} => set().union(*transactions)
# -     single = sorted(i for i in items if sum(i in t for t in transactions) >= min_support)
# (single) => (items)
# result += [set(c) for c in combinations(single, k)] => for combo in combinations(sorted(items), k):
# +             n = 0
# +             for t in transactions:
# +                 if set(combo).issubset(t):
# +                     n += 1
# +             if n > min_support:
# +                 result.append(combo)
# %% blind/base
def frequent_itemsets(transactions, min_support):
    baskets = [set(t) for t in transactions]
    items = sorted({i for b in baskets for i in b})
    found = []
    def extend(current, start):
        for pos in range(start, len(items)):
            bigger = current | {items[pos]}
            n = sum(bigger <= b for b in baskets)
            if n >= min_support:
                found.append(bigger)
                extend(bigger, pos + 1)
    extend(set(), 0)
    return found
# %% blind/closed from blind/base: mistake: none that is known
# return found => count = lambda s: sum(s <= b for b in baskets)
# +     return [s for s in found if not any(s < o and count(o) == count(s) for o in found)]
# %% blind/maximal from blind/base: mistake: largest sets only
# return found => return [s for s in found if not any(s < other for other in found)]
# %% blind/neighbours from blind/base: mistake: none that is known
# pos + 1 => pos + 2
# %% blind/no_singles from blind/base: mistake: single items left out
# return found => return [s for s in found if len(s) > 1]
# %% blind/strict from blind/base: mistake: above the minimum only
# if n >= => if n >
# %% swept_pairs: mistake: small sets only
from itertools import combinations
def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    out = []
    for k in range(1, min(3, len(items) + 1)):
        for s in combinations(items, k):
            if sum(set(s) <= set(t) for t in transactions) >= min_support:
                out.append(set(s))
    return out
# %% swept_equalonce from swept_pairs: mistake: equal baskets counted once
# min(3, len(items) + 1) => len(items) + 1
# transactions) => {frozenset(t) for t in transactions})
# %% swept_tuples: mistake: items in another order
from itertools import combinations
def frequent_itemsets(transactions, min_support):
    c = {}
    for t in transactions:
        for k in range(1, len(t) + 1):
            for s in combinations(t, k):
                c[s] = c.get(s, 0) + 1
    return [set(k) for k in c if c[k] >= min_support]
# %% swept_nocheck: mistake: candidates not counted
from itertools import combinations
def frequent_itemsets(transactions, min_support):
    T = [set(t) for t in transactions]
    items = sorted({i for t in T for i in t})
    ok = [{i} for i in items if sum(i in t for t in T) >= min_support]
    pairs = [set(p) for p in combinations(items, 2) if sum(set(p) <= t for t in T) >= min_support]
    out = ok + pairs
    for k in range(3, len(items) + 1):
        for s in combinations(items, k):
            if all(set(p) in pairs for p in combinations(s, 2)): out.append(set(s))
    return out
