# %% grouped: algorithm: a set of classes for each value
def boundary_thresholds(values, labels):
    classes = {}
    for value, label in zip(values, labels):
        classes.setdefault(value, set()).add(label)
    distinct = sorted(classes)
    found = []
    for low, high in zip(distinct, distinct[1:]):
        if len(classes[low] | classes[high]) > 1:
            found.append((low + high) / 2)
    return found
# %% pairs: algorithm: every pair of examples of neighbouring values, or of one of them, looked for a difference
from itertools import combinations
def boundary_thresholds(values, labels):
    examples = list(zip(values, labels))
    result = set()
    for v in set(values):
        above = [w for w in values if w > v]
        if not above:
            continue
        w = min(above)
        near = [label for x, label in examples if x in (v, w)]
        if any(a != b for a, b in combinations(near, 2)):
            result.add(v + (w - v) / 2)
    return result
# %% groupby: algorithm: groupby over sorted pairs, from the largest value down
from itertools import groupby
def boundary_thresholds(values, labels):
    pairs = sorted(zip(values, labels), reverse=True)
    groups = [(v, {label for _, label in g}) for v, g in groupby(pairs, key=lambda pair: pair[0])]
    out = []
    for (high, a), (low, b) in zip(groups, groups[1:]):
        if not (a == b and len(a) == 1):
            out.append(0.5 * (high + low))
    return tuple(out)
