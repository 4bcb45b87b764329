# %% plain: algorithm: loops over lists of places; the best condition by a tuple of Fraction and count
from fractions import Fraction
def prism_trace(rows, target, classes):
    steps = []
    for c in classes:
        pool = list(range(len(rows)))
        while any(rows[i][target] == c for i in pool):
            body, inside = [], pool
            free = [a for a in rows[0] if a != target]
            while free and any(rows[i][target] != c for i in inside):
                best = None
                for a in free:
                    for v in sorted({rows[i][a] for i in inside}):
                        t = [i for i in inside if rows[i][a] == v]
                        p = sum(rows[i][target] == c for i in t)
                        if best is None or (Fraction(p, len(t)), p) > best[0]:
                            best = ((Fraction(p, len(t)), p), a, v)
                _, a, v = best
                free.remove(a)
                body.append((a, v))
                inside = [i for i in inside if rows[i][a] == v]
            pool = [i for i in pool if i not in inside]
            steps.append({"label": c, "body": body, "left": pool})
    return steps
# %% last_of_equals: algorithm: sets of places for every condition, intersected; sums of counts are compared crosswise, the last of equals wins
from functools import cmp_to_key
def prism_trace(rows, target, classes):
    where = {}
    for i, row in enumerate(rows):
        for a, v in row.items():
            where.setdefault((a, v), set()).add(i)
    def learn(pool, members):
        inside, body = set(pool), {}
        while inside - members:
            tried = [(len(inside & s & members), len(inside & s), k) for k, s in where.items()
                     if k[0] != target and k[0] not in body and inside & s & members]
            if not tried:
                break
            tried.sort(key=cmp_to_key(lambda x, y: x[0] * y[1] - y[0] * x[1] or x[0] - y[0]))
            (a, v) = tried[-1][2]
            body[a] = v
            inside &= where[a, v]
        return body, pool - inside
    out = []
    for c in classes:
        members = where.get((target, c), set())
        left = set(range(len(rows)))
        while left & members:
            body, left = learn(left, members)
            out.append((c, set(body.items()), set(left)))
    return out
# %% with_pandas: algorithm: grouped means and sums of a DataFrame
import pandas as pd
def prism_trace(rows, target, classes):
    frame = pd.DataFrame(rows)
    out = []
    for c in classes:
        hit, here = frame[target] == c, pd.Series(True, index=frame.index)
        while (hit & here).any():
            mask, body = here.copy(), {}
            while (mask & ~hit).any() and len(body) < frame.shape[1] - 1:
                scores = []
                for a in frame.columns:
                    if a != target and a not in body:
                        g = hit[mask].groupby(frame.loc[mask, a])
                        scores += list(zip(g.mean(), g.sum(), [a] * len(g), g.mean().index))
                _, _, a, v = max(scores, key=lambda s: s[:2])
                body[a] = v
                mask &= frame[a] == v
            here &= ~mask
            out.append({"label": c, "body": list(body.items()), "left": list(frame.index[here])})
    return out
