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
