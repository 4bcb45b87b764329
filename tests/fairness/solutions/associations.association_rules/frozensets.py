"""type: a generator of dicts with frozensets, keys in another order."""

from itertools import combinations


def association_rules(transactions, min_support, min_confidence):
    def count(items):
        return sum(1 for basket in transactions if set(items) <= set(basket))

    items = sorted({i for basket in transactions for i in basket})
    rules = []
    for size in range(2, len(items) + 1):
        for whole in combinations(items, size):
            support = count(whole)
            if support < min_support:
                continue
            for k in range(1, size):
                for body in combinations(whole, k):
                    head = tuple(i for i in whole if i not in body)
                    confidence = support / count(body)
                    if confidence >= min_confidence:
                        rules.append({"confidence": confidence, "support": float(support), "head": frozenset(head), "body": frozenset(body)})
    yield from reversed(rules)
