# %% plain: algorithm: Counters of the labels behind every condition, the last of equals
from collections import Counter
from fractions import Fraction
def purest_rule(rows, target):
    pool, body, out = rows, [], []
    free = [a for a in rows[0] if a != target]
    while free and len({r[target] for r in pool}) > 1:
        behind = {}
        for r in pool:
            for a in free:
                behind.setdefault((a, r[a]), Counter())[r[target]] += 1
        best = max(reversed(list(behind)), key=lambda k: (Fraction(max(behind[k].values()), sum(behind[k].values())), sum(behind[k].values())))
        body = body + [best]
        free.remove(best[0])
        pool = [r for r in pool if r[best[0]] == best[1]]
        out.append({"body": body, "label": behind[best].most_common(1)[0][0]})
    return out
# %% recursive: algorithm: recursion on the covered rows; impurities compared crosswise in whole numbers
from functools import cmp_to_key
def purest_rule(rows, target):
    def wrong(labels):
        return len(labels) - max(labels.count(c) for c in labels)
    def compare(x, y):
        (_, _, p), (_, _, q) = x, y
        return wrong(p) * len(q) - wrong(q) * len(p) or len(q) - len(p)
    def grow(pool, body, names):
        if not names or len({r[target] for r in pool}) == 1:
            return []
        tried = [(a, v, [r[target] for r in pool if r[a] == v]) for a in names for v in {r[a]: 0 for r in pool}]
        a, v, labels = sorted(tried, key=cmp_to_key(compare))[0]
        longer = {**body, a: v}
        step = (longer.items(), max(labels, key=labels.count))
        return [step] + grow([r for r in pool if r[a] == v], longer, [b for b in names if b != a])
    return [{"body": set(body), "label": label} for body, label in grow(rows, {}, [a for a in rows[0] if a != target])]
# %% with_pandas: algorithm: a crosstab of each attribute with the class
import pandas as pd
def purest_rule(rows, target):
    frame, body, out = pd.DataFrame(rows), [], []
    while frame[target].nunique() > 1 and frame.shape[1] > 1:
        best = None
        for a in frame.columns.drop(target):
            t = pd.crosstab(frame[a], frame[target])
            n = t.sum(axis=1)
            for v, share, rows_of, label in zip(t.index, t.max(axis=1) / n, n, t.idxmax(axis=1)):
                if best is None or (share, rows_of) > best[0]:
                    best = (share, rows_of), a, v, label
        _, a, v, label = best
        body.append((a, v))
        out.append((list(body), label))
        frame = frame[frame[a] == v].drop(columns=a)
    return out
