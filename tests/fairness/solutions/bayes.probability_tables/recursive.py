"""algorithm: an attribute is taken away at a time; the rest is left to the next call."""

from statistics import mean


def probability_tables(rows, target):
    attributes = [a for a in rows[0] if a != target]
    if not attributes:
        return []
    a = attributes[-1]
    values = list(dict.fromkeys(r[a] for r in rows))
    lines = []
    for c in sorted({r[target] for r in rows}, reverse=True):
        column = [r[a] for r in rows if r[target] == c] + values
        for v in values:
            lines.append({"attribute": a, "value": v, "class": c, "probability": mean(float(x == v) for x in column)})
    return lines + probability_tables([{k: x for k, x in r.items() if k != a} for r in rows], target)
