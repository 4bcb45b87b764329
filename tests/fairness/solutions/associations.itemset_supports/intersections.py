"""algorithm: closed sets first, by intersecting baskets; every other set has its closure's support."""

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
