"""algorithm: functions in the place of methods; a tree is a function, its lists a stack from behind; natural logarithms."""

import math
import statistics


def left(rows, name, target):
    total = 0
    for value in {row[name] for row in rows}:
        labels = [row[target] for row in rows if row[name] == value]
        for label in set(labels):
            total -= labels.count(label) * math.log(labels.count(label) / len(labels))
    return total


def tree(rows, target, lists):
    label = statistics.mode(row[target] for row in rows)
    now, later = lists[-1], lists[:-1]
    open_names = [name for name in now if len(set(row[name] for row in rows)) >= 2]
    if not open_names or all(row[target] == label for row in rows):
        return lambda row: label
    best = sorted(open_names, key=lambda name: left(rows, name, target))[0]
    below = {row[best]: None for row in rows}
    for value in below:
        below[value] = tree([row for row in rows if row[best] == value], target, later)
    return lambda row: below.get(row[best], lambda _: label)(row)


def fit(rows, target, bags, offered):
    return [tree([rows[i] for i in bags[t]], target, offered[t][::-1]) for t in range(len(bags))]


def predict(model, rows):
    return [statistics.mode(each(row) for each in model) for row in rows]
