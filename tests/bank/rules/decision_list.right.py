# %% folded: algorithm: the list folded into one function, and a generator's first item; a tuple
from functools import reduce
def decision_list(rules, default, rows):
    def before(rest, rule):
        body, label = rule
        return lambda row: rest(row) if any(row.get(a) != v for a, v in body) else label
    predict = reduce(before, rules[::-1], lambda row: default)
    return tuple(map(predict, rows))
# %% overwritten: algorithm: from the last rule to the first, each overwriting what it covers
def decision_list(rules, default, rows):
    labels = [default] * len(rows)
    for body, label in reversed(rules):
        for i, row in enumerate(rows):
            if set(map(tuple, body)) <= set(row.items()):
                labels[i] = label
    return labels
# %% plain: algorithm: the first rule that covers, row by row
def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        for body, label in rules:
            if all(row[a] == v for a, v in body):
                labels.append(label)
                break
        else:
            labels.append(default)
    return labels
# %% with_numpy: algorithm: a matrix of which rule covers which row; an array of texts
import numpy as np
def decision_list(rules, default, rows):
    covered = np.array([[all(row[a] == v for a, v in body) for body, _ in rules] + [True] for row in rows])
    labels = np.array([label for _, label in rules] + [default])
    return labels[covered.argmax(axis=1)]
