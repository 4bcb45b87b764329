# %% at_most from right/counts: mistake: stops at the smallest size
# len(rows) < min_size => len(rows) <= min_size
# %% small_branches from right/counts: mistake: branches too small
# or len(rows) < min_size or => or
# if gain < min_gain: => if gain < min_gain or min(map(len, parts.values())) < min_size:
# %% any_size from right/counts: mistake: size ignored
# or len(rows) < min_size or => or
# %% any_gain from right/counts: mistake: gain ignored
# if gain < min_gain: => if False:
# %% any_entropy from right/counts: mistake: impurity ignored
# or len(rows) < min_size or here <= max_impurity: => or len(rows) < min_size:
# %% gini from right/counts: mistake: Gini index for the impurity
# here <= max_impurity: => 1 - sum((c / len(rows)) ** 2 for c in classes.values()) <= max_impurity:
# %% label_of_all: mistake: label of the whole table
from collections import Counter, defaultdict
from math import log2


def bits(counts):
    n = sum(counts)
    return -sum(c / n * log2(c / n) for c in counts if c)


def prepruned_tree(rows, attributes, target, min_size, min_gain, max_impurity):
    usual = Counter(r[target] for r in rows).most_common(1)[0][0]

    def grow(rows):
        classes = Counter(r[target] for r in rows)
        if len(classes) == 1:
            return rows[0][target]
        here = bits(classes.values())
        if len(rows) < min_size or here <= max_impurity:
            return usual
        found = []
        for a in attributes:
            parts = defaultdict(list)
            for r in rows:
                parts[r[a]].append(r)
            if len(parts) > 1:
                left = sum(len(p) / len(rows) * bits(Counter(r[target] for r in p).values()) for p in parts.values())
                found.append((here - left, a, parts))
        if not found:
            return usual
        gain, a, parts = max(found, key=lambda each: each[0])
        if gain < min_gain:
            return usual
        return {"test": a, "branches": {v: grow(p) for v, p in parts.items()}}

    return grow(rows)


# %% smallest_gain from right/counts: mistake: none that is known
# gain, a, parts = max => gain, a, parts = min
# %% below from right/counts: mistake: none that is known
# here <= max_impurity => here >= max_impurity
# %% all_columns from right/counts: mistake: none that is known
# for a in attributes: => for a in [c for c in rows[0] if c != target]:
# %% first_label from right/counts: mistake: none that is known
# label = max(classes, key=classes.get) => label = min(classes, key=classes.get)
