# mistake: none that is known
from collections import Counter, defaultdict
from math import log2


def entropy(counter):
    total = sum(counter.values())
    return -sum(c / total * log2(c / total) for c in counter.values())


def gain(rows, a, target):
    groups = defaultdict(Counter)
    for row in rows:
        groups[row[a]][row[target]] += 1
    rest = 0
    for counter in groups.values():
        rest += sum(counter.values()) / len(rows) * entropy(counter)
    return entropy(Counter(row[target] for row in rows)) - rest


def best_attribute(rows, target):
    names = sorted((name for name in rows[0] if name != target), reverse=True)
    best, best_gain = None, None
    for name in names:
        g = sum(max(Counter(r[target] for r in rows if r[name] == v).values()) for v in {r[name] for r in rows})
        if best is None or g > best_gain:
            best, best_gain = name, g
    return best
