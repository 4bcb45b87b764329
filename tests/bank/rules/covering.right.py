# %% last_of_equals: algorithm: exact accuracies, all conditions that occur in the table, and the last in alphabetical order among equals
from fractions import Fraction
def covers(body, row):
    return all(row[a] == v for a, v in body.items())

def covering(rows, target, positive):
    conditions = sorted({(a, v) for row in rows for a, v in row.items() if a != target})
    uncovered = {i for i, row in enumerate(rows) if row[target] == positive}
    result = []
    def quality(body, pool):
        covered = [row for row in pool if covers(body, row)]
        p = sum(row[target] == positive for row in covered)
        return (Fraction(p, len(covered)), p) if covered else (Fraction(0), 0)
    while uncovered:
        pool = [row for i, row in enumerate(rows) if i in uncovered or row[target] != positive]
        body = {}
        while any(covers(body, row) and row[target] != positive for row in pool):
            free = [(a, v) for a, v in conditions if a not in body]
            a, v = max(free, key=lambda c: (*quality({**body, c[0]: c[1]}, pool), c))
            body[a] = v
        uncovered = {i for i in uncovered if not covers(body, rows[i])}
        result.append({"body": set(body.items()), "left": set(uncovered)})
    return result
# %% pairs: type: a pair for each rule, body and positions in this order, positions as a range or list
def covering(rows, target, positive):
    left = [k for k in range(len(rows)) if rows[k][target] == positive]
    negative = [row for row in rows if row[target] != positive]
    out = []
    while left:
        body, pos, neg = {}, [rows[k] for k in left], negative
        while neg:
            best = max(
                ((a, row[a]) for row in pos for a in row if a != target and a not in body),
                key=lambda c: (
                    sum(r[c[0]] == c[1] for r in pos) / sum(r[c[0]] == c[1] for r in pos + neg),
                    sum(r[c[0]] == c[1] for r in pos),
                ),
            )
            body[best[0]] = best[1]
            pos = [r for r in pos if r[best[0]] == best[1]]
            neg = [r for r in neg if r[best[0]] == best[1]]
        left = [k for k in left if any(rows[k][a] != v for a, v in body.items())]
        out.append((tuple(body.items()), left))
    return out
# %% plain: algorithm: the best condition by accuracy and then by covered rows of the class, first found among equals
def covering(rows, target, positive):
    attributes = [a for a in rows[0] if a != target]
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    others = [i for i, r in enumerate(rows) if r[target] != positive]
    steps = []
    while left:
        body, pos, neg = [], left, others
        while neg:
            best = None
            for a in attributes:
                if a in [b for b, _ in body]:
                    continue
                for v in {rows[i][a] for i in pos}:
                    p = [i for i in pos if rows[i][a] == v]
                    n = [i for i in neg if rows[i][a] == v]
                    key = (len(p) / (len(p) + len(n)), len(p))
                    if best is None or key > best[0]:
                        best = (key, (a, v), p, n)
            _, condition, pos, neg = best
            body.append(condition)
        left = [i for i in left if i not in pos]
        steps.append({"body": body, "left": left})
    return steps
# %% recursive: algorithm: a rule grown by recursion, and covering by recursion on what is left; tuples throughout
def grow(pool, target, positive, attributes):
    if all(row[target] == positive for _, row in pool):
        return ()
    def rank(condition):
        labels = [row[target] == positive for _, row in pool if row[condition[0]] == condition[1]]
        return sum(labels) / len(labels), sum(labels)
    tried = {(a, row[a]) for a in attributes for _, row in pool}
    best = max(sorted(tried), key=rank)
    kept = [(i, row) for i, row in pool if row[best[0]] == best[1]]
    return (best,) + grow(kept, target, positive, [a for a in attributes if a != best[0]])

def learn(pool, target, positive, attributes):
    if not any(row[target] == positive for _, row in pool):
        return ()
    body = grow(pool, target, positive, attributes)
    rest = [(i, row) for i, row in pool if not all(row[a] == v for a, v in body)]
    left = tuple(i for i, row in rest if row[target] == positive)
    return ({"left": left, "body": body},) + learn(rest, target, positive, attributes)

def covering(rows, target, positive):
    return learn(list(enumerate(rows)), target, positive, [a for a in rows[0] if a != target])
# %% with_pandas: algorithm: masks and means of a DataFrame, NumPy positions
import pandas as pd
def covering(rows, target, positive):
    df = pd.DataFrame(rows)
    hit = df[target] == positive
    todo = hit.copy()
    steps = []
    while todo.any():
        mask = todo | ~hit
        body = []
        while (mask & ~hit).any():
            scores = []
            for a in df.columns.drop(target):
                if a in dict(body):
                    continue
                group = hit[mask].groupby(df.loc[mask, a])
                scores += [(m, n, a, v) for v, m, n in zip(group.mean().index, group.mean(), group.sum())]
            _, _, a, v = max(scores, key=lambda s: s[:2])
            body.append([a, v])
            mask &= df[a] == v
        todo &= ~mask
        steps.append({"body": body, "left": df.index[todo].to_numpy()})
    return steps
