"""algorithm: a generator of bodies from the empty one on, as sets; the last condition among equals."""

from fractions import Fraction


def bodies(rows, target, positive, attributes, body=frozenset()):
    yield set(body)
    if all(row[target] == positive for row in rows):
        return
    ranked = []
    for a in attributes:
        for v in sorted({row[a] for row in rows}):
            labels = [row[target] for row in rows if row[a] == v]
            p = labels.count(positive)
            ranked.append((Fraction(p, len(labels)), p, a, v))
    _, _, a, v = max(ranked)
    kept = [row for row in rows if row[a] == v]
    yield from bodies(kept, target, positive, attributes - {a}, body | {(a, v)})


def grow_rule(rows, target, positive):
    return list(bodies(rows, target, positive, set(rows[0]) - {target}))
