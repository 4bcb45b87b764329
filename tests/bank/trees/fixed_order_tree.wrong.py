# %% pops_from_the_end from right/plain: mistake: order turned around
# {row[target] for row in rows} => set(r[target] for r in rows)
# first, rest = order[0], order[1:] => order = list(order)
# +     attribute = order.pop()
# {row[first] for row in rows} => set(r[attribute] for r in rows)
# [row for row in rows if row[first] == value], rest => [r for r in rows if r[attribute] == value], order
# "test": first, "branches" => attribute
# %% blind/base
def fixed_order_tree(rows, order, target):
    labels = {r[target] for r in rows}
    if len(labels) == 1:
        return labels.pop()
    first, rest = order[0], order[1:]
    values = sorted({r[first] for r in rows})
    return {"test": first, "branches": {v: fixed_order_tree([r for r in rows if r[first] == v], rest, target) for v in values}}
# %% by_gain: mistake: none that is known
from collections import Counter
from math import log2
def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())
def groups(rows, attribute, target):
    found = {}
    for row in rows:
        found.setdefault(row[attribute], []).append(row[target])
    return list(found.values())
def gain(rows, attribute, target):
    left = sum(len(g) / len(rows) * entropy(g) for g in groups(rows, attribute, target))
    return entropy([row[target] for row in rows]) - left
def fixed_order_tree(rows, order, target):
    labels = {r[target] for r in rows}
    if len(labels) == 1:
        return labels.pop()
    best = max(order, key=lambda a: gain(rows, a, target))
    rest = [a for a in order if a != best]
    return {
        "test": best,
        "branches": {v: fixed_order_tree([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}},
    }
# %% blind/alphabetical from blind/base: mistake: alphabetical order
#       labels = {r[target] for r in rows}
# +     order = sorted(order)
# %% blind/backwards from blind/base: mistake: order turned around
# [0], order[1:] => [-1], order[:-1]
# %% blind/first_label from blind/base: mistake: none that is known
# (labels) == 1 => (labels) == 1 or len(rows) < 4
# %% blind/full from blind/base: mistake: pure nodes split further
# len(labels) == 1 => not order
# %% blind/skips from blind/base: mistake: tests with one outcome left out
#       values = sorted({r[first] for r in rows})
# +     if len(values) == 1:
# +         return fixed_order_tree(rows, rest, target)
# %% skips from blind/skips: mistake: tests with one outcome left out
# first, rest => attribute, rest
# sorted({r[first] for r in rows}) => {r[attribute] for r in rows}
# -     return {"test": first, "branches": {v: fixed_order_tree([r for r in rows if r[first] == v], rest, target) for v in values}}
# +     return {
# +         "test": attribute,
# +         "branches": {v: fixed_order_tree([r for r in rows if r[attribute] == v], rest, target) for v in values},
# +     }
# %% empty_branches_too: mistake: none that is known
def fixed_order_tree(rows, order, target):
    values = {a: {r[a] for r in rows} for a in order}
    def grow(part, left, default):
        if not part:
            return default
        labels = [r[target] for r in part]
        if len(set(labels)) == 1:
            return labels[0]
        most = max(set(labels), key=labels.count)
        return {
            "test": left[0],
            "branches": {v: grow([r for r in part if r[left[0]] == v], left[1:], most) for v in values[left[0]]},
        }
    return grow(rows, order, None)
# %% never_stops: mistake: pure nodes split further
def fixed_order_tree(rows, order, target):
    if not order:
        return rows[0][target]
    first = order[0]
    return {
        "test": first,
        "branches": {
            v: fixed_order_tree([r for r in rows if r[first] == v], order[1:], target) for v in {r[first] for r in rows}
        },
    }
# %% two_levels: mistake: none that is known
from collections import Counter
def fixed_order_tree(rows, order, target, depth=0):
    labels = Counter(r[target] for r in rows)
    if len(labels) == 1 or depth == 2:
        return labels.most_common(1)[0][0]
    attribute = order[depth]
    branches = {}
    for v in {r[attribute] for r in rows}:
        branches[v] = fixed_order_tree([r for r in rows if r[attribute] == v], order, target, depth + 1)
    return {"test": attribute, "branches": branches}
# %% swept_column_order: mistake: order of the table
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
def fixed_order_tree(rows, order, target):
    labels = [r[target] for r in rows]
    if len(set(labels)) == 1:
        return labels[0]
    order = [c for c in rows[0] if c in order]
    a = order[0]
    return {"test": a, "branches": {v: fixed_order_tree(g, order[1:], target) for v, g in parts(rows, a).items()}}
# %% swept_sorted_order from swept_column_order: mistake: alphabetical order
# [c for c in rows[0] if c in order] => sorted(order)
# %% branches_of_the_table from empty_branches_too: mistake: branches for all values of the table
# max(set(labels), key=labels.count) => min(set(labels), key=lambda c: (-labels.count(c), c))
