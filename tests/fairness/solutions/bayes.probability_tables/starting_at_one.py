"""algorithm: counters that start at one for every pair, then take in the rows; exact fractions."""

from fractions import Fraction


def probability_tables(rows, target):
    domain = {}
    for r in rows:
        for key, value in r.items():
            domain.setdefault(key, {})[value] = True
    classes = list(domain.pop(target))
    counts = {c: {a: dict.fromkeys(vs, 1) for a, vs in domain.items()} for c in classes}
    for r in rows:
        for a in domain:
            counts[r[target]][a][r[a]] += 1
    out = []
    while classes:
        c = classes.pop()
        for a, tally in counts[c].items():
            total = sum(tally.values())
            out += [{"class": c, "attribute": a, "value": v, "probability": Fraction(n, total)} for v, n in tally.items()]
    return out
