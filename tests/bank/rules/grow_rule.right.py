# %% dicts: type: each body as a dict from attribute to value
def grow_rule(rows, target, positive):
    body, steps, covered = {}, [], rows
    while any(r[target] != positive for r in covered):
        def key(c):
            labels = [r[target] == positive for r in covered if r[c[0]] == c[1]]
            return sum(labels) / len(labels), sum(labels)
        a, v = max(((a, r[a]) for r in covered for a in r if a != target and a not in body), key=key)
        body = {**body, a: v}
        steps.append(body)
        covered = [r for r in covered if r[a] == v]
    return steps
# %% empty_first: algorithm: a generator of bodies from the empty one on, as sets; the last condition among equals
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
# %% fewest_errors: algorithm: the smallest share of other rows, in exact whole numbers; new conditions in front
from functools import cmp_to_key
def better(one, other):
    (p, n, _), (q, m, _) = one, other
    return n * (q + m) - m * (p + n) or q - p

def grow_rule(rows, target, positive):
    steps, body = [], []
    while True:
        covered = [r for r in rows if all(r[a] == v for a, v in body)]
        if {r[target] for r in covered} == {positive}:
            return steps
        options = []
        for a, v in {(a, r[a]) for r in covered for a in r.keys() - {target} - {b for b, _ in body}}:
            labels = [r[target] == positive for r in covered if r[a] == v]
            options.append((sum(labels), len(labels) - sum(labels), [a, v]))
        body = [min(options, key=cmp_to_key(better))[2]] + body
        steps.append(body)
# %% plain: algorithm: covered rows filtered, condition by condition; a copy of the body each time
def grow_rule(rows, target, positive):
    body, bodies, covered = [], [], rows
    while any(r[target] != positive for r in covered):
        best, best_key = None, (-1, -1)
        for a in rows[0]:
            if a == target or a in dict(body):
                continue
            for v in {r[a] for r in covered}:
                part = [r for r in covered if r[a] == v]
                p = len([r for r in part if r[target] == positive])
                if (p / len(part), p) > best_key:
                    best, best_key = (a, v), (p / len(part), p)
        body = body + [best]
        bodies.append(body)
        covered = [r for r in covered if r[best[0]] == best[1]]
    return bodies
# %% with_pandas: algorithm: groups of a DataFrame
import pandas as pd
def grow_rule(rows, target, positive):
    df = pd.DataFrame(rows)
    df["hit"] = df.pop(target).eq(positive)
    body, trace = (), []
    while not df["hit"].all():
        table = pd.concat(
            {a: df.groupby(a)["hit"].agg(["mean", "sum"]) for a in df.columns if a not in dict(body) and a != "hit"}
        )
        a, v = table.sort_values(["mean", "sum"], ascending=False).index[0]
        body += ((a, v),)
        trace.append(body)
        df = df[df[a] == v]
    return trace
