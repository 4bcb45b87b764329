"""algorithm: functions in the place of methods; trees are functions too, fifty of them."""

import math
import random


def fit(rows, target):
    names = sorted(set(rows[0]) - {target})
    return [tree([random.choice(rows) for _ in rows], names, target) for _ in range(50)]


def most(labels):
    return max(sorted(set(labels)), key=labels.count)


def bits(rows, target):
    labels = [row[target] for row in rows]
    return -sum(labels.count(v) * math.log2(labels.count(v) / len(labels)) for v in set(labels))


def tree(rows, names, target):
    label = most([row[target] for row in rows])
    tried = random.sample(names, 3)
    split = {}
    for name in tried:
        groups = {value: [row for row in rows if row[name] == value] for value in {row[name] for row in rows}}
        if len(groups) > 1:
            split[name] = groups
    if bits(rows, target) == 0 or not split:
        return lambda row: label
    best = min(split, key=lambda name: sum(bits(group, target) for group in split[name].values()))
    below = {value: tree(group, names, target) for value, group in split[best].items()}
    return lambda row: below[row[best]](row) if row[best] in below else label


def predict(model, rows):
    return [most([each(row) for each in model]) for row in rows]
