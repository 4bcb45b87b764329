"""algorithm: subsets of the baskets counted; each counted set against each of its subsets; no division to compare."""

from collections import Counter


def subsets(items):
    if not items:
        return [frozenset()]
    rest = subsets(items[1:])
    return rest + [s | {items[0]} for s in rest]


def association_rules(transactions, min_support, min_confidence):
    counts = Counter(s for t in transactions for s in subsets(t) if s)
    table = []
    for whole, n in counts.items():
        for body in counts:
            if body < whole and n >= min_support and n >= min_confidence * counts[body]:
                table.append({"body": body, "head": whole - body, "support": n, "confidence": n / counts[body]})
    return table
