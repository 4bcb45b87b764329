# %% blind/ascending: mistake: smallest first
from math import log2
def entropy(labels):
    return -sum(labels.count(v) / len(labels) * log2(labels.count(v) / len(labels)) for v in set(labels))
def gain(rows, name, target):
    result = entropy([r[target] for r in rows])
    values = {r[name] for r in rows}
    for v in values:
        part = [r[target] for r in rows if r[name] == v]
        result -= len(part) / len(rows) * entropy(part)
    return round(result, 10)
def attribute_ranking(rows, target):
    names = sorted((n for n in rows[0] if n != target), reverse=True)
    return sorted(names, key=lambda n: gain(rows, n, target))
# %% ascending: mistake: smallest first
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
def attribute_ranking(rows, target):
    names = [name for name in rows[0] if name != target]
    return sorted(names, key=lambda a: gain(rows, a, target))
# %% by_ratio from ascending: mistake: gain ratio
# -     names = [name for name in rows[0] if name != target]
# +     def ratio(a):
# +         split = entropy([row[a] for row in rows])
# +         return gain(rows, a, target) / split if split > 0 else 0
# names, key=lambda a: gain(rows, a, target) => [name for name in rows[0] if name != target], key=ratio, reverse=True
# %% by_remainder from ascending: mistake: smallest first
# -     names = [name for name in rows[0] if name != target]
# +     def left(a):
# +         return sum(len(g) / len(rows) * entropy(g) for g in groups(rows, a, target))
# names, key=lambda a: gain(rows, a, target) => (name for name in rows[0] if name != target), key=left, reverse=True
# %% class_too from ascending: mistake: none that is known
# -     names = [name for name in rows[0] if name != target]
# names, key=lambda a: gain(rows, a, target) => rows[0], key=lambda a: gain(rows, a, target), reverse=True
# %% plain_mean from ascending: mistake: branches not weighted
# names = [name for name in rows[0] if name != target] => def mean_entropy(a):
# +         parts = groups(rows, a, target)
# +         return sum(entropy(g) for g in parts) / len(parts)
# names, key=lambda a: gain(rows, a, target) => [name for name in rows[0] if name != target], key=mean_entropy
# %% blind/by_values from blind/ascending: mistake: none that is known
# gain(rows, n, target) => len({r[n] for r in rows}), reverse=True
# %% blind/gainless_dropped from blind/ascending: mistake: none that is known
# -     names = sorted((n for n in rows[0] if n != target), reverse=True)
# +     names = [n for n in rows[0] if n != target and gain(rows, n, target) > 0.1]
# target)) => target), reverse=True)
# %% blind/ratio from blind/ascending: mistake: gain ratio
# target)) => target) / (entropy([r[n] for r in rows]) or 1), reverse=True)
# %% blind/unweighted from blind/ascending: mistake: branches not weighted
# len(part) / len(rows) * entropy(part) => entropy(part) / len(values)
# target)) => target), reverse=True)
# %% by_name: mistake: none that is known
def attribute_ranking(rows, target):
    return sorted(name for name in rows[0] if name != target)
# %% by_values from by_name: mistake: none that is known
# return sorted(name for name in rows[0] if name != target) => names = [name for name in rows[0] if name != target]
# +     return sorted(names, key=lambda a: len({row[a] for row in rows}), reverse=True)
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
def attribute_ranking(rows, target):
    names = [a for a in rows[0] if a != target]
    return sorted(names, key=lambda a: gain(rows, a, target), reverse=True)
# %% swept_gini from swept_base: mistake: Gini index
# return -sum(c / n * log2(c / n) for => return 1 - sum((c / n) ** 2 for
# %% swept_summed from swept_base: mistake: entropies of branches added up
# len(g) / n * H => H
# %% swept_one_r from swept_base: mistake: errors counted
# key=lambda a: gain(rows, a, target) => key=lambda a: sum(Counter(r[target] for r in g).most_common(1)[0][1] for g in parts(rows, a).values())
# %% swept_two_classes from swept_base: mistake: one class against the rest
# -     return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# +     p = labels.count(labels[0]) / n
# +     return 0 if p == 1 else -p * log2(p) - (1 - p) * log2(1 - p)
# %% swept_dedupe from swept_base: mistake: none that is known
#   def attribute_ranking(rows, target):
# +     rows = [dict(t) for t in {tuple(r.items()) for r in rows}]
