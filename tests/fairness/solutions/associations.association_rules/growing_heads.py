"""algorithm: heads grow an item at a time while the confidence lasts (Agrawal's ap-genrules)."""

from itertools import combinations


def association_rules(transactions, min_support, min_confidence):
    baskets = [frozenset(t) for t in transactions]
    sup = lambda s: sum(s <= b for b in baskets)
    wholes = {frozenset(c) for b in baskets for k in range(2, len(b) + 1) for c in combinations(b, k)}
    rules = []
    for whole in filter(lambda s: sup(s) >= min_support, wholes):
        heads = {frozenset([i]) for i in whole}
        while heads:
            good = set()
            for head in heads:
                body = whole - head
                if body and sup(whole) / sup(body) >= min_confidence:
                    good.add(head)
                    rules.append(
                        {"body": tuple(body), "head": tuple(head), "support": sup(whole), "confidence": sup(whole) / sup(body)}
                    )
            heads = {h | {i} for h in good for i in whole - h}
    return rules
