# %% counted: algorithm: everything counted in one pass, the product of values and classes afterwards
from collections import Counter
from itertools import product
def probability_tables(rows, target):
    pairs, classes = Counter(), Counter()
    for r in rows:
        classes[r[target]] += 1
        pairs.update((a, v, r[target]) for a, v in r.items() if a != target)
    values = sorted({(a, v) for a, v, _ in pairs})
    size = Counter(a for a, _ in values)
    return [
        dict(attribute=a, value=v, probability=(pairs[a, v, c] + 1) / (classes[c] + size[a]), **{"class": c})
        for c, (a, v) in product(classes, values)
    ]
# %% plain: algorithm: four loops, in no order
def probability_tables(rows, target):
    answer = []
    for attribute in [key for key in rows[0] if key != target]:
        values = {r[attribute] for r in rows}
        for value in values:
            for label in {r[target] for r in rows}:
                mine = [r for r in rows if r[target] == label]
                hits = len([r for r in mine if r[attribute] == value])
                p = (hits + 1) / (len(mine) + len(values))
                answer.append({"attribute": attribute, "value": value, "class": label, "probability": p})
    return answer
# %% frame_by_index from plain: type: a DataFrame with three columns as its index
# + import pandas as pd
# return answer => return pd.DataFrame(answer).set_index(["attribute", "value", "class"]).sort_index()
# %% recursive: algorithm: an attribute is taken away at a time; the rest is left to the next call
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
# %% starting_at_one: algorithm: counters that start at one for every pair, then take in the rows; exact fractions
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
# %% with_numpy: algorithm: one-hot matrices multiplied
import numpy as np
def probability_tables(rows, target):
    labels, y = np.unique([r[target] for r in rows], return_inverse=True)
    Y = np.eye(len(labels))[y]
    table = []
    for attribute in sorted(set(rows[0]) - {target}):
        names, codes = np.unique([r[attribute] for r in rows], return_inverse=True)
        P = np.eye(len(names))[codes].T @ Y + 1
        P /= P.sum(axis=0)
        for i, j in np.ndindex(P.shape):
            table.append({"class": labels[j], "attribute": attribute, "value": names[i], "probability": P[i, j]})
    return table
# %% with_pandas: algorithm: melted, crosstabbed and stacked again, with a row index that is not in order
import pandas as pd
def probability_tables(rows, target):
    df = pd.DataFrame(rows)
    parts = []
    for attribute in df.columns:
        if attribute == target:
            continue
        counts = pd.crosstab(df[attribute], df[target]) + 1
        shares = counts.div(counts.sum(axis=0), axis=1)
        part = shares.stack().reset_index()
        part.columns = ["value", "class", "probability"]
        part.insert(0, "attribute", attribute)
        parts.append(part)
    return pd.concat(parts).sort_values("probability").to_dict("records")
