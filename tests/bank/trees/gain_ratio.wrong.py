# %% not_weighted from right/plain: mistake: branches not weighted
# -     counts = Counter(values)
# counts. => Counter(values).
# -     before = entropy([row[target] for row in rows])
# after = 0 => groups = {}
# value in {row[attribute] for row in rows} => row in rows
# -         group = [row[target] for row in rows if row[attribute] == value]
# after += len(group) / len(rows) * entropy(group) => groups.setdefault(row[attribute], []).append(row[target])
# return (before - after) / split => left = sum(entropy(g) for g in groups.values()) / len(groups)
# +     return (entropy([row[target] for row in rows]) - left) / split
# %% class_is_last from not_weighted: mistake: none that is known
# -     groups = {}
# for row in rows: => last = list(rows[0])[-1]
# -         groups.setdefault(row[attribute], []).append(row[target])
# sum(entropy(g) for g in groups.values()) / len(groups) => 0
# +     for value in {row[attribute] for row in rows}:
# +         part = [row[last] for row in rows if row[attribute] == value]
# +         left += len(part) / len(rows) * entropy(part)
# [target] => [last]
# %% plain_gain: mistake: gain not divided
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
    return gain(rows, attribute, target)
# %% log_of_values from plain_gain: mistake: all values taken as equally frequent
# return gain(rows, attribute, target) => k = len({row[attribute] for row in rows})
# +     if k == 1:
# +         return 0.0
# +     return gain(rows, attribute, target) / log2(k)
# %% per_class_entropy from plain_gain: mistake: divided by the entropy of the classes
# return gain(rows, attribute, target) => h = entropy([row[target] for row in rows])
# +     if h == 0:
# +         return 0.0
# +     return gain(rows, attribute, target) / h
# %% per_value from plain_gain: mistake: divided by the number of values
# return gain(rows, attribute, target) => k = len({row[attribute] for row in rows})
# +     return gain(rows, attribute, target) / k
# %% upside_down from plain_gain: near miss: upside down
# return gain => g = gain
# +     return entropy([row[attribute] for row in rows]) / g if g else 0.0
# %% blind/base
import math
def H(labels):
    n = len(labels)
    result = 0.0
    for label in set(labels):
        share = labels.count(label) / n
        result -= share * math.log2(share)
    return result
def gain_ratio(rows, attribute, target):
    labels = [r[target] for r in rows]
    values = [r[attribute] for r in rows]
    left = 0.0
    for v in set(values):
        part = [r[target] for r in rows if r[attribute] == v]
        left += len(part) / len(rows) * H(part)
    gain = H(labels) - left
    split = H(values)
    if split == 0:
        return 0.0
    return gain / split
# %% blind/class_entropy from blind/base: mistake: divided by the entropy of the classes
# H(values) => H(labels)
# %% blind/first_branch from blind/base: mistake: none that is known
# set(values) => sorted(set(values))[:2]
# %% blind/gain_only from blind/base: mistake: gain not divided
# -     split = H(values)
# -     if split == 0:
# -         return 0.0
# gain / split => gain
# %% blind/log_values from blind/base: mistake: all values taken as equally frequent
# H(values) => math.log2(len(set(values)))
# %% blind/per_value from blind/base: mistake: divided by the number of values
# H(values) => len(set(values))
# split == 0 => split == 1
# %% blind/split_plus_one from blind/base: mistake: none that is known
# / split => / (1 + split)
# %% swept_base
from collections import Counter, defaultdict
from math import log2, log
def H(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())
def parts(rows, a):
    groups = {}
    for r in rows:
        groups.setdefault(r[a], []).append(r)
    return groups
def gain(rows, a, target):
    n = len(rows)
    rest = sum(len(g) / n * H([r[target] for r in g]) for g in parts(rows, a).values())
    return H([r[target] for r in rows]) - rest
def gain_ratio(rows, attribute, target):
    split = H([r[attribute] for r in rows])
    return gain(rows, attribute, target) / split if split else 0.0
# %% swept_unweighted from swept_base: mistake: branches not weighted
# len(g) / n * H => 1 / len(parts(rows, a)) * H
# %% swept_rest from swept_base: mistake: what is left divided
# return H([r[target] for r in rows]) - rest => return rest
# %% swept_two_classes_only_class from swept_base: mistake: one class against the rest
#       return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# + def HC(labels):
# +     n = len(labels)
# +     p = labels.count(labels[0]) / n
# +     return 0 if p == 1 else -p * log2(p) - (1 - p) * log2(1 - p)
# H([r[target] for r in g => HC([r[target] for r in g
# H([r[t => HC([r[t
