# %% apriori: algorithm: Apriori, each level joined from the one before, pruned by its subsets
def itemset_supports(transactions, min_support):
    def count(candidates):
        table = dict.fromkeys(candidates, 0)
        for basket in map(set, transactions):
            for candidate in candidates:
                if candidate <= basket:
                    table[candidate] += 1
        return {s: n for s, n in table.items() if n >= min_support}
    level = count({frozenset([i]) for t in transactions for i in t})
    answer, size = {}, 2
    while level:
        answer.update(level)
        joined = {a | b for a in level for b in level if len(a | b) == size}
        level = count({c for c in joined if all(c - {i} in level for i in c)})
        size += 1
    return answer
# %% from_the_baskets: algorithm: every subset of every basket counted, the empty one too; a Counter with sorted tuples
from collections import Counter
from itertools import chain, combinations
def itemset_supports(transactions, min_support):
    counter = Counter(
        chain.from_iterable(combinations(sorted(t), k) for t in transactions for k in range(len(t) + 1))
    )
    for key in [key for key, n in counter.items() if n < min_support]:
        del counter[key]
    return counter
# %% intersections: algorithm: closed sets first, by intersecting baskets; every other set has its closure's support
from itertools import combinations
def itemset_supports(transactions, min_support):
    closed = set()
    for basket in map(frozenset, transactions):
        closed |= {basket & c for c in closed} | {basket}
    found = {}
    for c in closed:
        n = sum(1 for t in transactions if c.issubset(t))
        for k in range(1, len(c) + 1):
            for s in map(frozenset, combinations(c, k)):
                found[s] = max(n, found.get(s, 0))
    return {s: n for s, n in found.items() if n >= min_support}
# %% matrix: algorithm: a matrix of zeros and ones; a set's support is the sum of a product of columns
import numpy as np
def itemset_supports(transactions, min_support):
    names = sorted({i for t in transactions for i in t})
    M = np.array([[name in t for name in names] for t in transactions], dtype=int)
    supports = {}
    queue = [((j,), M[:, j]) for j in range(len(names))]
    while queue:
        columns, product = queue.pop(0)
        if product.sum() < min_support:
            continue
        supports[tuple(names[j] for j in columns)] = product.sum()
        queue.extend((columns + (j,), product * M[:, j]) for j in range(columns[-1] + 1, len(names)))
    return supports
# %% plain: algorithm: all combinations of all items
from itertools import combinations
def itemset_supports(transactions, min_support):
    items = sorted({item for basket in transactions for item in basket})
    supports = {}
    for size in range(1, len(items) + 1):
        for group in combinations(items, size):
            count = sum(set(group) <= set(basket) for basket in transactions)
            if count >= min_support:
                supports[frozenset(group)] = count
    return supports
# %% recursive: algorithm: the sets without the first item, and those with it in the baskets that have it
def itemset_supports(transactions, min_support):
    if len(transactions) < min_support:
        return {}
    items = {i for t in transactions for i in t}
    if not items:
        return {frozenset(): len(transactions)}
    item = max(items)
    without = itemset_supports([[i for i in t if i != item] for t in transactions], min_support)
    having = itemset_supports([[i for i in t if i != item] for t in transactions if item in t], min_support)
    return {**without, **{s | {item}: n for s, n in having.items()}}
# %% vertical: algorithm: sets of basket numbers intersected, depth first
def itemset_supports(transactions, min_support):
    where = {i: {n for n, t in enumerate(transactions) if i in t} for t in transactions for i in t}
    def deeper(chosen, numbers, left):
        result = {chosen: len(numbers)} if chosen else {}
        for position, item in enumerate(left):
            both = numbers & where[item]
            if len(both) >= min_support:
                result |= deeper(chosen | {item}, both, left[position + 1 :])
        return result
    return deeper(frozenset(), set(range(len(transactions))), list(where))
