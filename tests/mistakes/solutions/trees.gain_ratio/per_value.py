# mistake: divided by the number of values
from collections import Counter
from math import log2


def entropy(values):
    n = len(values)
    return -sum(c / n * log2(c / n) for c in Counter(values).values())


def gain(rows, attribute, target):
    rest = 0
    for value in set(row[attribute] for row in rows):
        part = [row[target] for row in rows if row[attribute] == value]
        rest += len(part) / len(rows) * entropy(part)
    return entropy([row[target] for row in rows]) - rest


def gain_ratio(rows, attribute, target):
    k = len({row[attribute] for row in rows})
    return gain(rows, attribute, target) / k
