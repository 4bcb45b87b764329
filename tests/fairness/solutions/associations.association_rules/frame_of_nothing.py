"""type: a DataFrame of what was found, which has no columns where nothing was."""

import pandas as pd

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
                        rules.append({"body": list(body), "head": list(head), "support": support, "confidence": confidence})
    return pd.DataFrame(rules)
