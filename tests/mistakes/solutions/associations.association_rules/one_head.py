# mistake: one item concluded
from itertools import combinations


def association_rules(transactions, min_support, min_confidence):
    baskets = [set(t) for t in transactions]
    items = sorted(set().union(*baskets))

    def count(part):
        return sum(set(part) <= basket for basket in baskets)

    found = []
    for size in range(2, len(items) + 1):
        for whole in combinations(items, size):
            n = count(whole)
            if n < min_support:
                continue
            for k in [size - 1]:
                for body in combinations(whole, k):
                    head = set(whole) - set(body)
                    confidence = n / count(body)
                    if confidence >= min_confidence:
                        found.append({"body": set(body), "head": head, "support": n, "confidence": confidence})
    return found
