# mistake: one item concluded
from itertools import combinations


def association_rules(transactions, min_support, min_confidence):
    baskets = [frozenset(t) for t in transactions]
    items = sorted({i for b in baskets for i in b})

    def count(s):
        return sum(1 for b in baskets if s <= b)

    rules = []
    for k in range(2, len(items) + 1):
        for whole in map(frozenset, combinations(items, k)):
            support = count(whole)
            if support < min_support or support == 0:
                continue
            for m in (1,):
                for head in map(frozenset, combinations(sorted(whole), m)):
                    body = whole - head
                    confidence = support / count(body)
                    if confidence >= min_confidence:
                        rules.append({"body": sorted(body), "head": sorted(head), "support": support, "confidence": confidence})
    return rules
