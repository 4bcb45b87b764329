# %% first_attribute: mistake: none that is known
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
def grow(rows, path, target, found):
    tested = [a for a, _ in path]
    left = [a for a in rows[0] if a != target and a not in tested and len({r[a] for r in rows}) > 1]
    if len({r[target] for r in rows}) == 1 or not left:
        return
    best = left[0]
    found.append({"path": path, "attribute": best, "gain": gain(rows, best, target)})
    for v in sorted({r[best] for r in rows}):
        grow([r for r in rows if r[best] == v], path + [[best, v]], target, found)
def id3_splits(rows, target):
    found = []
    grow(rows, [], target, found)
    return found
# %% c45 from first_attribute: mistake: gain ratio
#       return entropy([r[target] for r in rows]) - left
# + def ratio(rows, a, target):
# +     split = entropy([r[a] for r in rows])
# +     return gain(rows, a, target) / split if split > 1e-12 else 0.0
# left[0] => max(left, key=lambda a: ratio(rows, a, target))
# %% c45_ratio_told from c45: mistake: gain ratio
# : gain => : ratio
# %% cart from first_attribute: mistake: Gini index
#       return entropy([r[target] for r in rows]) - left
# + def gini(labels):
# +     return 1 - sum((c / len(labels)) ** 2 for c in Counter(labels).values())
# + def gini_gain(rows, a, target):
# +     return gini([r[target] for r in rows]) - sum(len(p) / len(rows) * gini(p) for p in parts(rows, a, target))
# left[0] => max(left, key=lambda a: gini_gain(rows, a, target))
# %% cart_told from cart: mistake: Gini index
# : gain => : gini_gain
# %% gains_once: mistake: gains of the whole table everywhere
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
def id3_splits(rows, target):
    gains = {a: gain(rows, a, target) for a in rows[0] if a != target}
    found = []
    def grow(part, path):
        left = [a for a in gains if a not in [p[0] for p in path] and len({r[a] for r in part}) > 1]
        if len({r[target] for r in part}) == 1 or not left:
            return
        best = max(left, key=gains.get)
        found.append((path, best, gains[best]))
        for v in sorted({r[best] for r in part}):
            grow([r for r in part if r[best] == v], path + [[best, v]])
    grow(rows, [])
    return found
# %% breadth_first from gains_once: mistake: breadth first
# -     gains = {a: gain(rows, a, target) for a in rows[0] if a != target}
# def grow(part, path): => queue = [(rows, [])]
# +     while queue:
# +         part, path = queue.pop(0)
# gains if => part[0] if a != target and
# -             return
# +             continue
# gains.get => lambda a: gain(part, a, target)
# (path, best, gains[best]) => {"path": path, "attribute": best, "gain": gain(part, best, target)}
# -             grow([r for r in part if r[best] == v], path + [[best, v]])
#     grow(rows, []) =>             queue.append(([r for r in part if r[best] == v], path + [[best, v]]))
# %% least_gain from first_attribute: mistake: smallest gain
# left[0] => min(left, key=lambda a: gain(rows, a, target))
# %% natural_logarithms from first_attribute: mistake: natural logarithm
# import log2 => import log
# n * log2 => n * log
# left[0] => max(left, key=lambda a: gain(rows, a, target))
# %% plain_mean from first_attribute: mistake: branches not weighted
#       return entropy([r[target] for r in rows]) - left
# + def purity(rows, a, target):
# +     groups = parts(rows, a, target)
# +     return -sum(entropy(p) for p in groups) / len(groups)
# left[0] => max(left, key=lambda a: purity(rows, a, target))
# %% plain_mean_told from plain_mean: mistake: branches not weighted
# : gain => : entropy([r[target] for r in rows]) + purity
# %% root_only from first_attribute: mistake: none that is known
# left[0] => max(left, key=lambda a: gain(rows, a, target))
# sorted => [] and sorted
# %% blind/base
from math import log2
def entropy(rows, target):
    labels = [r[target] for r in rows]
    return -sum(labels.count(x) / len(labels) * log2(labels.count(x) / len(labels)) for x in set(labels))
def gain_of(rows, name, target):
    result = entropy(rows, target)
    for v in {r[name] for r in rows}:
        part = [r for r in rows if r[name] == v]
        result -= len(part) / len(rows) * entropy(part, target)
    return result
def choose(rows, names, target, table):
    scored = [(gain_of(rows, n, target), n) for n in names]
    top = max(s for s, _ in scored)
    return [n for s, n in scored if s > top - 1e-9][-1]
def id3_splits(rows, target):
    splits = []
    def node(part, path):
        tested = [a for a, _ in path]
        names = [n for n in part[0] if n != target and n not in tested and len({r[n] for r in part}) > 1]
        if len({r[target] for r in part}) == 1 or not names:
            return
        name = choose(part, names, target, rows)
        splits.append({"path": path, "attribute": name, "gain": gain_of(part, name, target)})
        for v in sorted({r[name] for r in part}):
            node([r for r in part if r[name] == v], path + [[name, v]])
    node(rows, [])
    return splits
# %% blind/first_candidate from blind/base: mistake: none that is known
# [n for s, n in scored if s > top - 1e-9] => names[0] if top > 0 else names
# %% blind/gini from blind/base: mistake: Gini index
#       return result
# + def gini(rows, name, target):
# +     left = 0
# +     for v in {r[name] for r in rows}:
# +         labels = [r[target] for r in rows if r[name] == v]
# +         left += len(labels) / len(rows) * (1 - sum((labels.count(x) / len(labels)) ** 2 for x in set(labels)))
# +     return -left
# (gain_of => (gini
# %% blind/least from blind/base: mistake: smallest gain
# -     top = max(s for s, _ in scored)
# [n for s, n in scored if s > top - 1e-9][-1] => min(scored)[1]
# %% blind/plain_average from blind/base: mistake: branches not weighted
# for v in {r[name] for r in rows}: => values = {r[name] for r in rows}
# +     for v in values:
# len(part) / len(rows) * entropy(part, target) => entropy(part, target) / len(values)
# %% blind/ratio from blind/base: mistake: gain ratio
# target), => target) / entropy(rows, n),
# %% blind/stops_without_gain from blind/base: mistake: stops at gain 0
#           name = choose(part, names, target, rows)
# +         if gain_of(part, name, target) < 0.05:
# +             return
# %% blind/table_gains from blind/base: mistake: gains of the whole table everywhere
# rows, n, => table, n,
# part, name, => rows, name,
# %% as_they_come from first_attribute: mistake: branches not sorted
# left[0] => max(left, key=lambda a: round(gain(rows, a, target), 9))
# sorted({r[best] for r in rows}) => dict.fromkeys(r[best] for r in rows)
# %% nothing_to_gain from first_attribute: mistake: stops at gain 0
# left[0] => max(left, key=lambda a: round(gain(rows, a, target), 9))
#       best = max(left, key=lambda a: round(gain(rows, a, target), 9))
# +     if gain(rows, best, target) < 1e-9:
# +         return
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
def id3_splits(rows, target):
    out = []
    def go(rows, path):
        labels = [r[target] for r in rows]
        used = [a for a, v in path]
        left = [a for a in rows[0] if a != target and a not in used and len({r[a] for r in rows}) > 1]
        if len(set(labels)) == 1 or not left:
            return
        best = max(left, key=lambda a: gain(rows, a, target))
        out.append({"path": path, "attribute": best, "gain": gain(rows, best, target)})
        groups = parts(rows, best)
        for v in sorted(groups):
            go(groups[v], path + [[best, v]])
    go(rows, [])
    return out
# %% swept_constant from swept_base: mistake: attributes with one value tested
# used and len({r[a] for r in rows}) > 1 => used
# %% swept_one_r from swept_base: mistake: errors counted
# return H([r[target] for r in rows]) - rest => return sum(Counter(r[target] for r in g).most_common(1)[0][1] for g in parts(rows, a).values())
# %% swept_two_classes from swept_base: mistake: one class against the rest
# -     return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# +     p = labels.count(labels[0]) / n
# +     return 0 if p == 1 else -p * log2(p) - (1 - p) * log2(1 - p)
# %% entropy_as_gain from swept_base: mistake: entropies of nodes
# gain(rows, best, target => H(labels
# %% gain_of_all from swept_base: mistake: gains among all rows
#       out = []
# +     ALL = rows
# rows, best, => ALL, best,
# %% gain_weighted from gain_of_all: mistake: gains times shares
# ALL, best, target => rows, best, target) * len(rows) / len(ALL
# %% capitals_like_small_letters from right/plain: mistake: none that is known
# sorted({r[best] for r in rows}) => sorted({r[best] for r in rows}, key=str.lower)
