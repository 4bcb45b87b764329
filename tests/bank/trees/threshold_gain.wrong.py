# %% left: mistake: what is left
from math import log2
def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))
def threshold_gain(rows, attribute, target, threshold):
    low = [r[target] for r in rows if r[attribute] < threshold]
    high = [r[target] for r in rows if r[attribute] >= threshold]
    return (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
# %% every_value from left: mistake: a branch for every value
# low = [r[target] for r in rows if r[attribute] < threshold] => gain = entropy([r[target] for r in rows])
# high = [r[target] for r in rows if r[attribute] >= threshold] => for v in {r[attribute] for r in rows}:
# +         part = [r[target] for r in rows if r[attribute] == v]
# +         gain -= len(part) / len(rows) * entropy(part)
# +     return gain
# -     return (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
# %% gini from left: mistake: Gini index
# from math import log2 => def gini(labels):
# def entropy(labels): =>     return 1 - sum((labels.count(c) / len(labels)) ** 2 for c in set(labels))
# -     return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))
# (len(low) * entropy(low) + len(high) * entropy => gini(low + high) - (len(low) * gini(low) + len(high) * gini
# %% nats from left: mistake: natural logarithm
# import log2 => import log
# log2 => log
# (len(low => entropy(low + high) - (len(low
# %% plain_average from left: mistake: sides not weighted
# -     return (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
# +     return entropy(low + high) - (entropy(low) + entropy(high)) / 2
# %% blind/base
from collections import Counter
import math
def info(labels):
    n = len(labels)
    return sum(-k / n * math.log2(k / n) for k in Counter(labels).values())
def threshold_gain(rows, attribute, target, threshold):
    below, above = [], []
    for row in rows:
        if row[attribute] < threshold:
            below.append(row[target])
        else:
            above.append(row[target])
    before = info(below + above)
    after = len(below) / len(rows) * info(below) + len(above) / len(rows) * info(above)
    return before - after
# %% blind/gini_gain from blind/base: mistake: Gini index
# sum(-k / n * math.log2(k / n) => 1 - sum((k / n) ** 2
# %% blind/many_branches from blind/base: mistake: a branch for every value
# below, above = [], [] => branches = {}
# -         if row[attribute] < threshold:
#             below =>         branches.setdefault(row[attribute], [])
#
# -         else:
#             above.append(row[target]) =>     before = info([row[target] for row in rows])
# before = info(below + above) => after = sum(len(b) / len(rows) * info(b) for b in branches.values())
# -     after = len(below) / len(rows) * info(below) + len(above) / len(rows) * info(above)
# %% blind/mean_of_sides from blind/base: mistake: sides not weighted
# len(below) / len(rows) * info(below) + len(above) / len(rows) => 0.5 * info(below) + 0.5
# %% blind/nats from blind/base: mistake: natural logarithm
# math.log2 => math.log
# %% blind/ratio_instead from blind/base: mistake: gain ratio
# before - after => (before - after) / info(['b'] * len(below) + ['a'] * len(above))
# %% blind/remaining from blind/base: mistake: what is left
# before - after => after
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
def threshold_gain(rows, attribute, target, threshold):
    return gain([{"b": r[attribute] < threshold, "c": r[target]} for r in rows], "b", "c")
# %% swept_gini from swept_base: mistake: Gini index
# return -sum(c / n * log2(c / n) for => return 1 - sum((c / n) ** 2 for
# %% swept_ratio from swept_base: mistake: gain ratio
# ") => ") / H([r[attribute] < threshold for r in rows])
# %% swept_summed from swept_base: mistake: sides added up
# len(g) / n * H => H
