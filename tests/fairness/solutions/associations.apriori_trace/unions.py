"""algorithm: unions of any two sets of a level; counts kept in a dict; keys of the dict returned."""

from collections import Counter


def apriori_trace(transactions, min_support):
    trace = []
    candidates = {frozenset({i}) for t in transactions for i in t}
    while candidates:
        counts = Counter(c for t in transactions for c in candidates if c.issubset(t))
        level = {c: n for c, n in counts.items() if n >= min_support}
        if not level:
            break
        trace.append(list(level.keys()))
        size = len(trace) + 1
        candidates = {a | b for a in level for b in level if len(a | b) == size}
        candidates = {c for c in candidates if all(c - {i} in level for i in c)}
    return trace
