# %% by_name: mistake: none that is known
def attribute_ranking(rows, target):
    return sorted(name for name in rows[0] if name != target)
# %% by_values from by_name: mistake: none that is known
# return sorted(name for name in rows[0] if name != target) => names = [name for name in rows[0] if name != target]
# +     return sorted(names, key=lambda a: len({row[a] for row in rows}), reverse=True)
# %% class_too from by_name: mistake: none that is known
# + from collections import Counter
# + from math import log2
# + def entropy(labels):
# +     n = len(labels)
# +     return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# + def groups(rows, attribute, target):
# +     found = {}
# +     for row in rows:
# +         found.setdefault(row[attribute], []).append(row[target])
# +     return list(found.values())
# + def gain(rows, attribute, target):
# +     left = sum(len(g) / len(rows) * entropy(g) for g in groups(rows, attribute, target))
# +     return entropy([row[target] for row in rows]) - left
# name for name in rows[0] if name != target => rows[0], key=lambda a: gain(rows, a, target), reverse=True
# %% ascending from class_too: mistake: smallest first
#   def attribute_ranking(rows, target):
# +     names = [name for name in rows[0] if name != target]
# rows[0], key=lambda a: gain(rows, a, target), reverse=True => names, key=lambda a: gain(rows, a, target)
# %% by_ratio from class_too: mistake: gain ratio
# -     return sorted(rows[0], key=lambda a: gain(rows, a, target), reverse=True)
# +     def ratio(a):
# +         split = entropy([row[a] for row in rows])
# +         return gain(rows, a, target) / split if split > 0 else 0
# +     return sorted([name for name in rows[0] if name != target], key=ratio, reverse=True)
# %% by_remainder from class_too: mistake: smallest first
# -     return sorted(rows[0], key=lambda a: gain(rows, a, target), reverse=True)
# +     def left(a):
# +         return sum(len(g) / len(rows) * entropy(g) for g in groups(rows, a, target))
# +     return sorted((name for name in rows[0] if name != target), key=left, reverse=True)
# %% plain_mean from class_too: mistake: branches not weighted
# -     return sorted(rows[0], key=lambda a: gain(rows, a, target), reverse=True)
# +     def mean_entropy(a):
# +         parts = groups(rows, a, target)
# +         return sum(entropy(g) for g in parts) / len(parts)
# +     return sorted([name for name in rows[0] if name != target], key=mean_entropy)
# %% blind/base
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
    return sorted(names, key=lambda n: gain(rows, n, target), reverse=True)
# %% blind/ascending from blind/base: mistake: smallest first
# n, target), reverse=True => n, target)
# %% blind/by_values from blind/base: mistake: none that is known
# gain(rows, n, target) => len({r[n] for r in rows})
# %% blind/gainless_dropped from blind/base: mistake: none that is known
# -     names = sorted((n for n in rows[0] if n != target), reverse=True)
# +     names = [n for n in rows[0] if n != target and gain(rows, n, target) > 0.1]
# %% blind/ratio from blind/base: mistake: gain ratio
# n, target) => n, target) / (entropy([r[n] for r in rows]) or 1)
# %% blind/unweighted from blind/base: mistake: branches not weighted
# len(part) / len(rows) * entropy(part) => entropy(part) / len(values)
