# %% groups: algorithm: exact fractions, groups by the outcome of each test
from fractions import Fraction
def squares(rows, targets):
    total = Fraction(0)
    for t in targets:
        ys = [Fraction(r[t]) for r in rows]
        total += sum(y * y for y in ys) - sum(ys) ** 2 / len(ys)
    return total
def multi_target_tree(rows, targets, min_size):
    leaf = {"label": [sum(Fraction(r[t]) for r in rows) / len(rows) for t in targets]}
    if len(rows) < min_size or squares(rows, targets) == 0:
        return leaf
    options = []
    for a in rows[0]:
        if a in targets:
            continue
        values = sorted({r[a] for r in rows})
        if len(values) < 2:
            continue
        if isinstance(values[0], str):
            options.append((a, {v: [r for r in rows if r[a] == v] for v in values}))
        else:
            for x, y in zip(values, values[1:]):
                cut = (x + y) / 2
                options.append(((a, "<", cut), {True: [r for r in rows if r[a] < cut], False: [r for r in rows if r[a] >= cut]}))
    if not options:
        return leaf
    test, parts = min(options, key=lambda o: sum(squares(p, targets) for p in o[1].values()))
    return {"test": test, "branches": {k: multi_target_tree(p, targets, min_size) for k, p in parts.items()}}
# %% with_numpy: algorithm: arrays of targets, the test whose means vary most
import numpy as np
def multi_target_tree(rows, targets, min_size):
    y = np.array([[r[t] for t in targets] for r in rows], float)
    names = [a for a in rows[0] if a not in targets]
    def build(idx):
        mean = y[idx].mean(axis=0)
        found = None
        if len(idx) >= min_size and not np.all(y[idx] == y[idx][0]):
            for a in names:
                column = [rows[i][a] for i in idx]
                if isinstance(column[0], str):
                    masks = [(a, {v: np.array([c == v for c in column]) for v in dict.fromkeys(column)})]
                else:
                    ordered = np.unique(column)
                    masks = []
                    for t in (ordered[1:] + ordered[:-1]) / 2:
                        below = np.array(column) < t
                        masks.append(([a, "<", float(t)], {"no": ~below, "yes": below}))
                for test, parts in masks:
                    if len(parts) < 2:
                        continue
                    between = sum(m.sum() * ((y[idx][m].mean(axis=0) - mean) ** 2).sum() for m in parts.values())
                    if found is None or between > found[0] + 1e-9:
                        found = (between, test, parts)
        if found is None:
            return {"label": mean}
        return {"test": found[1], "branches": {k: build(idx[m]) for k, m in found[2].items()}}
    return build(np.arange(len(rows)))
