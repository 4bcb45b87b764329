# %% exact: algorithm: one pass over the rows with exact fractions, updated class by class as beliefs
from fractions import Fraction
from itertools import groupby
def naive_bayes_posteriors(rows, target, row):
    belief = {}
    by_class = lambda r: r[target]
    for label, group in groupby(sorted(rows, key=by_class), key=by_class):
        belief[label] = (Fraction(sum(1 for _ in group), len(rows)))
    for attribute in rows[0].keys() - {target}:
        k = len(set(r[attribute] for r in rows))
        for label in belief:
            values = [r[attribute] for r in rows if r[target] == label]
            belief[label] *= Fraction(values.count(row[attribute]) + 1, len(values) + k)
        norm = sum(belief.values())
        belief = {label: p / norm for label, p in belief.items()}
    return belief
# %% logarithms: algorithm: sums of logarithms, brought back by the largest
import math
from collections import Counter, defaultdict
def naive_bayes_posteriors(rows, target, row):
    classes = Counter(r[target] for r in rows)
    domain = defaultdict(set)
    seen = Counter()
    for r in rows:
        for attribute in row:
            domain[attribute].add(r[attribute])
            seen[attribute, r[attribute], r[target]] += 1
    logs = {}
    for label, count in classes.items():
        logs[label] = math.log(count) - math.log(len(rows))
        for attribute, value in row.items():
            logs[label] += math.log(seen[attribute, value, label] + 1)
            logs[label] -= math.log(count + len(domain[attribute]))
    top = max(logs.values())
    weights = {label: math.exp(v - top) for label, v in logs.items()}
    return {label: v / math.fsum(weights.values()) for label, v in weights.items()}
# %% odds: algorithm: a class's probability is one over the sum of the odds of all classes against it
from functools import reduce
def joint(rows, target, row, label):
    n = sum(1 for r in rows if r[target] == label)
    def times(product, attribute):
        hits = sum(1 for r in rows if r[target] == label and r[attribute] == row[attribute])
        return product * (hits + 1) / (n + len({r[attribute] for r in rows}))
    return reduce(times, row, n)

def naive_bayes_posteriors(rows, target, row):
    labels = sorted({r[target] for r in rows}, reverse=True)
    joints = {c: joint(rows, target, row, c) for c in labels}
    return {c: 1 / sum(joints[other] / joints[c] for other in labels) for c in labels}
# %% plain: algorithm: class by class, attribute by attribute
def naive_bayes_posteriors(rows, target, row):
    scores = {}
    for label in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == label]
        p = len(mine) / len(rows)
        for attribute, value in row.items():
            values = {r[attribute] for r in rows}
            p *= (sum(r[attribute] == value for r in mine) + 1) / (len(mine) + len(values))
        scores[label] = p
    total = sum(scores.values())
    return {label: p / total for label, p in scores.items()}
# %% counter from plain: type: a Counter of 0-d arrays
# + from collections import Counter
# + import numpy as np
# -     return {label: p / total for label, p in scores.items()}
# +     return Counter({label: np.array(p / total) for label, p in scores.items()})
# %% with_numpy: algorithm: arrays of codes, all classes at once
import numpy as np
def naive_bayes_posteriors(rows, target, row):
    attributes = sorted(row)
    X = np.array([[r[a] for a in attributes] for r in rows])
    classes, y = np.unique([r[target] for r in rows], return_inverse=True)
    members = np.eye(len(classes))[y]
    sizes = members.sum(axis=0)
    matches = (X == np.array([row[a] for a in attributes])).astype(float)
    k = np.array([len(np.unique(X[:, j])) for j in range(X.shape[1])])
    likelihood = (matches.T @ members + 1) / (sizes + k[:, None])
    joint = likelihood.prod(axis=0) * sizes / len(rows)
    return dict(zip(classes, joint / joint.sum()))
# %% with_pandas: algorithm: crosstabs of a DataFrame
import pandas as pd
def naive_bayes_posteriors(rows, target, row):
    df = pd.DataFrame(rows)
    score = df[target].value_counts(normalize=True)
    for attribute in df.columns.drop(target):
        table = pd.crosstab(df[attribute], df[target]) + 1
        score = score * (table / table.sum()).loc[row[attribute]]
    return (score / score.sum()).to_dict()
