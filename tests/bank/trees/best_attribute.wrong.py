# %% blind/base
from collections import Counter, defaultdict
from math import log2
def entropy(counter):
    total = sum(counter.values())
    return -sum(c / total * log2(c / total) for c in counter.values())
def gain(rows, a, target):
    groups = defaultdict(Counter)
    for row in rows:
        groups[row[a]][row[target]] += 1
    rest = 0
    for counter in groups.values():
        rest += sum(counter.values()) / len(rows) * entropy(counter)
    return entropy(Counter(row[target] for row in rows)) - rest
def best_attribute(rows, target):
    names = sorted((name for name in rows[0] if name != target), reverse=True)
    best, best_gain = None, None
    for name in names:
        g = gain(rows, name, target)
        if best is None or g > best_gain:
            best, best_gain = name, g
    return best
# %% blind/branchiest from blind/base: mistake: most values
# gain(rows, name, target) => len({row[name] for row in rows})
# %% blind/gini from blind/base: mistake: Gini index
# -sum(c / total * log2(c / total) => 1 - sum((c / total) ** 2
# %% blind/least from blind/base: mistake: smallest gain
# or g > => or g <
# %% blind/one_r from blind/base: mistake: errors counted
# -         g = gain(rows, name, target)
# +         g = sum(max(Counter(r[target] for r in rows if r[name] == v).values()) for v in {r[name] for r in rows})
# %% blind/plain_average from blind/base: mistake: branches not weighted
# sum(counter.values()) / len(rows) * entropy(counter) => entropy(counter) / len(groups)
# %% blind/ratio from blind/base: mistake: gain ratio
# g = gain(rows, name, target) => sizes = Counter(row[name] for row in rows)
# +         g = gain(rows, name, target) / entropy(sizes) if len(sizes) > 1 else 0
# %% blind/summed_branches from blind/base: mistake: entropies of branches added up
# sum(counter.values()) / len(rows) * entropy => entropy
# %% errors: mistake: errors counted
from collections import Counter
def best_attribute(rows, target):
    def mistakes(a):
        wrong = 0
        for v in {row[a] for row in rows}:
            part = Counter(row[target] for row in rows if row[a] == v)
            wrong += sum(part.values()) - max(part.values())
        return wrong
    return min([a for a in rows[0] if a != target], key=mistakes)
# %% cart: mistake: Gini index
from collections import Counter
def gini(labels):
    return 1 - sum((c / len(labels)) ** 2 for c in Counter(labels).values())
def best_attribute(rows, target):
    best, lowest = None, None
    for a in [k for k in rows[0] if k != target]:
        left = 0
        for v in {row[a] for row in rows}:
            part = [row[target] for row in rows if row[a] == v]
            left += len(part) / len(rows) * gini(part)
        if lowest is None or left < lowest:
            best, lowest = a, left
    return best
# %% summed: mistake: entropies of branches added up
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
def best_attribute(rows, target):
    names = [a for a in rows[0] if a != target]
    return min(names, key=lambda a: sum(entropy(g) for g in groups(rows, a, target)))
# %% minimum from summed: mistake: smallest gain
# names = [a for a in rows[0] if a != target] => best, least = None, float("inf")
# return min(names, key=lambda a: sum(entropy(g) for g in groups(rows, a, target))) => for a in rows[0]:
# +         if a == target:
# +             continue
# +         g = gain(rows, a, target)
# +         if g < least:
# +             best, least = a, g
# +     return best
# %% ratio from summed: mistake: gain ratio
# -     names = [a for a in rows[0] if a != target]
# +     scores = {}
# +     for a in rows[0]:
# +         if a != target:
# +             split = entropy([row[a] for row in rows])
# +             scores[a] = gain(rows, a, target) / split if split else 0.0
# min(names, key=lambda a: sum(entropy(g) for g in groups(rows, a, target))) => max(scores, key=scores.get)
# %% unweighted from summed: mistake: branches not weighted
# names = [a for a in rows[0] if a != target] => before = entropy([row[target] for row in rows])
# +     gains = {}
# +     for a in rows[0]:
# +         if a != target:
# +             parts = groups(rows, a, target)
# +             gains[a] = before - sum(map(entropy, parts)) / len(parts)
# min(names, key=lambda a: sum(entropy(g) for g in groups(rows, a, target))) => max(gains, key=gains.get)
# %% many_values: mistake: most values
def best_attribute(rows, target):
    return max((a for a in rows[0] if a != target), key=lambda a: len({row[a] for row in rows}))
# %% first_one from many_values: mistake: none that is known
# return max((a for a in rows[0] if a != target), key=lambda a: len({row[a] for row in rows})) => for a in rows[0]:
# +         if a != target:
# +             return a
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
def best_attribute(rows, target):
    best, best_gain = None, -1
    for a in rows[0]:
        if a == target: continue
        g = gain(rows, a, target)
        if g > best_gain:
            best, best_gain = a, g
    return best
# %% swept_one_r from swept_base: mistake: errors counted
# return H([r[target] for r in rows]) - rest => return sum(Counter(r[target] for r in g).most_common(1)[0][1] for g in parts(rows, a).values())
# %% swept_two_classes from swept_base: mistake: one class against the rest
# -     return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# +     p = labels.count(labels[0]) / n
# +     return 0 if p == 1 else -p * log2(p) - (1 - p) * log2(1 - p)
# %% swept_two_classes_sorted from swept_two_classes: mistake: one class against the rest
# labels[0] => ONE
# == 1 => in (0, 1)
#   def best_attribute(rows, target):
# +     global ONE
# +     ONE = sorted(r[target] for r in rows)[-1]
# %% gains_of_three_decimals from right/plain: mistake: none that is known
# g = gain(rows, attribute, target) => g = round(gain(rows, attribute, target), 3)
