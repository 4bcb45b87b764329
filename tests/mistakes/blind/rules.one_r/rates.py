# mistake: mean of the error rates
from collections import Counter


def one_r(rows, target):
    best = None
    for name in sorted(rows[0], reverse=True):
        if name == target:
            continue
        tables = {}
        for row in rows:
            tables.setdefault(row[name], Counter())[row[target]] += 1
        labels = {v: max(sorted(c, reverse=True), key=c.get) for v, c in tables.items()}
        errors = sum(sum(c.values()) - max(c.values()) for c in tables.values())
        key = sum(1 - max(c.values()) / sum(c.values()) for c in tables.values()) / len(tables)
        if best is None or key < best[0]:
            best = (key, {"attribute": name, "labels": labels, "errors": errors})
    return best[1]
