# mistake: Gini index
from collections import Counter


def gini(labels):
    return 1 - sum((c / len(labels)) ** 2 for c in Counter(labels).values())


def best_attribute(rows, target):
    best, lowest = None, None
    for a in [k for k in rows[0] if k != target]:
        left = 0
        for v in {row[a] for row in rows}:
            part = [row[target] for row in rows if row[a] == v]
            left += len(part) / len(rows) * gini(part)
        if lowest is None or left < lowest:
            best, lowest = a, left
    return best
