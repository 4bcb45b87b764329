# %% base
from collections import Counter
from math import log2
def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())

def parts(rows, a, target):
    found = {}
    for r in rows:
        found.setdefault(r[a], []).append(r[target])
    return list(found.values())

def gain(rows, a, target):
    left = sum(len(p) / len(rows) * entropy(p) for p in parts(rows, a, target))
    return entropy([r[target] for r in rows]) - left

def grow(rows, attributes, target):
    labels = [r[target] for r in rows]
    if len(set(labels)) == 1:
        return labels[0]
    attributes = [a for a in attributes if len({r[a] for r in rows}) > 1]
    if not attributes:
        return Counter(labels).most_common(1)[0][0]
    best = max(attributes, key=lambda a: gain(rows, a, target))
    rest = [a for a in attributes if a != best]
    return {"test": best, "branches": {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}}

def id3_tree(rows, target):
    return grow(rows, [a for a in rows[0] if a != target], target)
# %% c45 from base: mistake: gain ratio
#       return entropy([r[target] for r in rows]) - left
# + def ratio(rows, a, target):
# +     split = entropy([r[a] for r in rows])
# +     return gain(rows, a, target) / split if split > 1e-12 else 0.0
# a: gain => a: ratio
# %% cart from base: mistake: Gini index
#       return entropy([r[target] for r in rows]) - left
# + def gini(labels):
# +     return 1 - sum((c / len(labels)) ** 2 for c in Counter(labels).values())
# + def gini_gain(rows, a, target):
# +     return gini([r[target] for r in rows]) - sum(len(p) / len(rows) * gini(p) for p in parts(rows, a, target))
# a: gain => a: gini_gain
# %% first_attribute from base: mistake: none that is known
# max(attributes, key=lambda a: gain(rows, a, target)) => attributes[0]
# %% gains_once from base: mistake: gains of the whole table everywhere
# grow(rows, attributes => id3_tree(rows
# labels = [r[target] for r in rows] => gains = {a: gain(rows, a, target) for a in rows[0] if a != target}
# +     def grow(part, attributes):
#     if len(set(labels)) == 1: =>         labels = [r[target] for r in part]
# return labels[0] => if len(set(labels)) == 1:
#     attributes = [a for a in attributes if len({r[a] for r in rows}) > 1] =>             return labels[0]
# +         useful = [a for a in attributes if len({r[a] for r in part}) > 1]
#     if not attributes =>         if not useful
#         return Counter(labels).most_common(1)[0][0] =>             return max(set(labels), key=labels.count)
#     best = max(attributes, key=lambda a: gain(rows, a, target)) =>         best = max(useful, key=gains.get)
# +         branches = {}
#     rest = [a for a in attributes if a != best] =>         for v in {r[best] for r in part}:
# +             branches[v] = grow([r for r in part if r[best] == v], [a for a in attributes if a != best])
# -     return {"test": best, "branches": {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}}
#
#               branches[v] = grow([r for r in part if r[best] == v], [a for a in attributes if a != best])
# - def id3_tree(rows, target):
# +         return {best: branches}
# [a for a in rows[0] if a != target], target => list(gains)
# %% least_frequent from base: mistake: label of a mixed leaf
# (1)[0] => ()[-1]
# %% least_gain from base: mistake: smallest gain
# best = max => best = min
# %% needs_two_rows from base: mistake: none that is known
# attributes: => attributes or len(rows) < 4:
# %% order_by_gain from base: mistake: gains of the whole table everywhere
# grow(rows, attributes => id3_tree(rows
# +     order = sorted((a for a in rows[0] if a != target), key=lambda a: -gain(rows, a, target))
# -     labels = [r[target] for r in rows]
# if len(set(labels)) == 1 => def grow(part, left)
# return labels[0] => labels = [r[target] for r in part]
# -     attributes = [a for a in attributes if len({r[a] for r in rows}) > 1]
#     if not attributes =>         if len(set(labels)) == 1 or not left
#         return Counter(labels).most_common(1)[0][0] =>             return max(set(labels), key=labels.count)
#
# -     best = max(attributes, key=lambda a: gain(rows, a, target))
#     rest = [a for a in attributes if a != best] =>         best = left[0]
# +         return {"test": best, "branches": {v: grow([r for r in part if r[best] == v], left[1:]) for v in {r[best] for r in part}}}
# -     return {"test": best, "branches": {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}}
# - def id3_tree(rows, target):
# [a for a in rows[0] if a != target], target => order
# %% plain_mean from base: mistake: branches not weighted
#       return entropy([r[target] for r in rows]) - left
# + def purity(rows, a, target):
# +     groups = parts(rows, a, target)
# +     return -sum(entropy(p) for p in groups) / len(groups)
# a: gain => a: purity
# %% stops_without_gain from base: mistake: stops at gain 0
#       best = max(attributes, key=lambda a: gain(rows, a, target))
# +     if gain(rows, best, target) < 1e-9:
# +         return Counter(labels).most_common(1)[0][0]
# %% stump from base: mistake: one split only
# -     return {"test": best, "branches": {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}}
# +     return {"test": best, "branches": {v: Counter(r[target] for r in rows if r[best] == v).most_common(1)[0][0] for v in {r[best] for r in rows}}}
# %% two_levels from base: mistake: none that is known
# attributes, target => attributes, target, depth=0
# attributes: => attributes or depth == 2:
# rest, target => rest, target, depth + 1
# %% uses_again from base: mistake: none that is known
# rest, => [a for a in rest if a != rest[0]],
# %% max_of_the_counter from base: mistake: label of a mixed leaf
# Counter(labels).most_common(1)[0][0] => max(Counter(labels))
# %% table_leaf from base: mistake: label of a mixed leaf
# attributes, target): => attributes, target, usual):
# Counter(labels).most_common(1)[0][0] => usual
# rest, target => rest, target, usual
# != target], target => != target], target, Counter(r[target] for r in rows).most_common(1)[0][0]
