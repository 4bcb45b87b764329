# %% blind/halves from right/at_the_value: mistake: even halves
# b for a => (a + b) / 2 for a
# +     return min(cuts, key=lambda t: abs(sum(r[attribute] < t for r in rows) - len(rows) / 2))
# -     return max(reversed(cuts), key=lambda t: score(rows, attribute, target, t))
# %% blind/least from right/at_the_value: mistake: smallest gain
# b for a => (a + b) / 2 for a
# return max => return min
# %% blind/plain_mean from right/at_the_value: mistake: sides not weighted
# (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows) => (entropy(low) + entropy(high)) / 2
# b for a => (a + b) / 2 for a
# %% blind/purest_side from right/at_the_value: mistake: none that is known
# (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows) => min(entropy(low), entropy(high))
# b for a => (a + b) / 2 for a
# %% first_change: mistake: none that is known
def best_threshold(rows, attribute, target):
    ordered = sorted(rows, key=lambda r: r[attribute])
    cuts = [(a[attribute] + b[attribute]) / 2 for a, b in zip(ordered, ordered[1:]) if a[attribute] != b[attribute]]
    return sum(cuts) / len(cuts) + 0.25
# %% halves: mistake: even halves
def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    cuts = [(a + b) / 2 for a, b in zip(values, values[1:])]
    return min(cuts, key=lambda t: abs(sum(r[attribute] < t for r in rows) - len(rows) / 2))
# %% plain_average: mistake: sides not weighted
from math import log2
def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))
def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    def left(t):
        low = [r[target] for r in rows if r[attribute] < t]
        high = [r[target] for r in rows if r[attribute] >= t]
        return (entropy(low) + entropy(high)) / 2
    return min([(a + b) / 2 for a, b in zip(values, values[1:])], key=left)
# %% smallest from plain_average: mistake: smallest gain
# left(t) => gain(t)
# -         return (entropy(low) + entropy(high)) / 2
# +         left = (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
# +         return entropy(low + high) - left
# key=left => key=gain
# %% class_changes: mistake: first change of class
def best_threshold(rows, attribute, target):
    ordered = sorted(rows, key=lambda r: r[attribute])
    for a, b in zip(ordered, ordered[1:]):
        if a[target] != b[target] and a[attribute] != b[attribute]:
            return (a[attribute] + b[attribute]) / 2
    return (ordered[0][attribute] + ordered[-1][attribute]) / 2
# %% lower_value from right/at_the_value: mistake: the lower value
# b for a => a for a
# < t => <= t
# >= t => > t
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
def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    best, found = None, -1
    for low, high in zip(values, values[1:]):
        cut = (low + high) / 2
        left = [r[target] for r in rows if r[attribute] < cut]
        right = [r[target] for r in rows if r[attribute] >= cut]
        n = len(rows)
        g = H([r[target] for r in rows]) - len(left) / n * H(left) - len(right) / n * H(right)
        if g > found:
            best, found = cut, g
    return best
# %% swept_gini from swept_base: mistake: Gini index
# return -sum(c / n * log2(c / n) for => return 1 - sum((c / n) ** 2 for
# %% swept_errors from swept_base: mistake: errors counted
# g = H([r[target] for r in rows]) - len(left) / n * H(left) - len(right) / n * H(right) => g = Counter(left).most_common(1)[0][1] + Counter(right).most_common(1)[0][1]
# %% swept_two_classes from swept_base: mistake: one class against the rest
# -     return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# +     p = labels.count(labels[0]) / n
# +     return 0 if p == 1 else -p * log2(p) - (1 - p) * log2(1 - p)
# %% swept_dedupe from swept_base: mistake: none that is known
#   def best_threshold(rows, attribute, target):
# +     rows = [{attribute: v, target: c} for v, c in {(r[attribute], r[target]) for r in rows}]
# %% by_place: mistake: rows of one value cut apart
from math import log2
def H(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))
def best_threshold(rows, attribute, target):
    data = sorted((r[attribute], r[target]) for r in rows)
    labels = [c for _, c in data]
    place = min(range(1, len(data)), key=lambda i: round(i * H(labels[:i]) + (len(data) - i) * H(labels[i:]), 9))
    return (data[place - 1][0] + data[place][0]) / 2
