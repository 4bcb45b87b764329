# %% plain: algorithm: counts per value, the first attribute among equals
from collections import Counter
def one_r(rows, target):
    best = None
    for a in rows[0]:
        if a == target:
            continue
        labels, errors = {}, 0
        for v in {r[a] for r in rows}:
            counts = Counter(r[target] for r in rows if r[a] == v)
            label, hits = counts.most_common(1)[0]
            labels[v] = label
            errors += sum(counts.values()) - hits
        if best is None or errors < best["errors"]:
            best = {"attribute": a, "labels": labels, "errors": errors}
    return best
# %% predict: algorithm: rules made first, errors counted by predicting; the last among equals, of attributes and of classes
def one_r(rows, target):
    rules = {}
    for a in sorted(rows[0], reverse=True):
        if a != target:
            rules[a] = {
                row[a]: max(
                    sorted({r[target] for r in rows}, reverse=True),
                    key=lambda c: sum(r[a] == row[a] and r[target] == c for r in rows),
                )
                for row in rows
            }
    wrong = {a: sum(rule[r[a]] != r[target] for r in rows) for a, rule in rules.items()}
    winner = min(rules, key=lambda a: wrong[a])
    return {"errors": wrong[winner], "labels": rules[winner], "attribute": winner}
# %% with_numpy: algorithm: matrices of counts, NumPy texts and integers
import numpy as np
def one_r(rows, target):
    classes, y = np.unique([r[target] for r in rows], return_inverse=True)
    found = []
    for a in rows[0].keys() - {target}:
        values, x = np.unique([r[a] for r in rows], return_inverse=True)
        counts = np.zeros((len(values), len(classes)), dtype=int)
        np.add.at(counts, (x, y), 1)
        found.append((len(rows) - counts.max(axis=1).sum(), a, dict(zip(values, classes[counts.argmax(axis=1)]))))
    errors, attribute, labels = min(found, key=lambda f: f[:2])
    return dict(attribute=attribute, labels=labels, errors=errors)
# %% with_pandas: algorithm: crosstabs; what comes back holds NumPy integers and a Series' dict
import pandas as pd
def one_r(rows, target):
    df = pd.DataFrame(rows)
    tables = {a: pd.crosstab(df[a], df[target]) for a in df.columns.drop(target)}
    errors = {a: t.to_numpy().sum() - t.max(axis=1).sum() for a, t in tables.items()}
    a = min(errors, key=errors.get)
    return {"attribute": a, "labels": tables[a].idxmax(axis=1).to_dict(), "errors": errors[a]}
