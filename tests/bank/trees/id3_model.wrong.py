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
class Tree:
    def fit(self, rows, target):
        self.target = target
        self.rows = rows
        self.majority = Counter(r[target] for r in rows).most_common(1)[0][0]
        self.root = self.grow(rows, [a for a in rows[0] if a != target])
    def grow(self, rows, attributes):
        counts = Counter(r[self.target] for r in rows)
        node = {"label": counts.most_common(1)[0][0]}
        left = [a for a in attributes if len({r[a] for r in rows}) > 1]
        if len(counts) == 1 or not left:
            return node
        best = max(left, key=lambda a: gain(rows, a, self.target))
        node["test"] = best
        node["below"] = {v: self.grow([r for r in rows if r[best] == v], [a for a in left if a != best]) for v in {r[best] for r in rows}}
        return node
    def predict(self, rows):
        answer = []
        for row in rows:
            node = self.root
            label = None
            while "test" in node:
                value = row[node["test"]]
                if value not in node["below"]:
                    label = node["label"]
                    break
                node = node["below"][value]
            answer.append(node["label"] if label is None else label)
        return answer
# %% alphabetical from base: mistake: none that is known
# max(left, key=lambda a: gain(rows, a, self.target)) => min(left)
# %% cart from base: mistake: Gini index
#       return entropy([r[target] for r in rows]) - left
# + def gini(labels):
# +     return 1 - sum((c / len(labels)) ** 2 for c in Counter(labels).values())
# + def gini_gain(rows, a, target):
# +     return gini([r[target] for r in rows]) - sum(len(p) / len(rows) * gini(p) for p in parts(rows, a, target))
# a: gain => a: gini_gain
# %% gains_once from base: mistake: gains of the whole table everywhere
# rows, a, self => self.rows, a, self
# %% least_gain from base: mistake: smallest gain
# best = max => best = min
# %% other_at_a_gap from base: mistake: none that is known
# = node["label"] => = "other"
# %% stops_without_gain from base: mistake: stops at gain 0
#           best = max(left, key=lambda a: gain(rows, a, self.target))
# +         if gain(rows, best, self.target) < 1e-9:
# +             return node
# %% stump from base: mistake: one split only
# -         node["below"] = {v: self.grow([r for r in rows if r[best] == v], [a for a in left if a != best]) for v in {r[best] for r in rows}}
# +         node["below"] = {v: {"label": Counter(r[self.target] for r in rows if r[best] == v).most_common(1)[0][0]} for v in {r[best] for r in rows}}
# %% table_majority from base: mistake: most frequent class of the table
# = node["label"] => = self.majority
# %% majority_everywhere: mistake: none that is known
from collections import Counter
class Tree:
    def fit(self, rows, target):
        self.label = Counter(r[target] for r in rows).most_common(1)[0][0]
    def predict(self, rows):
        return [self.label for _ in rows]
# %% blind/base
import math
from collections import Counter
def impurity(rows, target):
    counts = Counter(row[target] for row in rows)
    return -sum(c / len(rows) * math.log2(c / len(rows)) for c in counts.values())
def split(rows, name):
    parts = {}
    for row in rows:
        parts.setdefault(row[name], []).append(row)
    return parts
def gain(rows, name, target):
    rest = sum(len(p) / len(rows) * impurity(p, target) for p in split(rows, name).values())
    return impurity(rows, target) - rest
def majority(rows, target):
    counts = Counter(row[target] for row in rows)
    return max(sorted(counts, reverse=True), key=lambda label: counts[label])
class Tree:
    def fit(self, rows, target):
        self.target = target
        self.rows = rows
        self.root = self.grow(rows, sorted((c for c in rows[0] if c != target), reverse=True))
        return self
    def grow(self, rows, names):
        label = majority(rows, self.target)
        useful = [n for n in names if len({r[n] for r in rows}) > 1]
        if len({r[self.target] for r in rows}) == 1 or not useful:
            return (label, None, {})
        best = max(useful, key=lambda n: round(gain(rows, n, self.target), 9))
        rest = [n for n in useful if n != best]
        return (label, best, {v: self.grow(part, rest) for v, part in split(rows, best).items()})
    def predict(self, rows):
        return [self.label(row) for row in rows]
    def label(self, row):
        label, name, below = self.root
        while name is not None:
            if row[name] not in below:
                return label
            label, name, below = below[row[name]]
        return label
# %% blind/gain_ratio from blind/base: mistake: gain ratio
# return impurity(rows, target) - rest => sizes = [len(p) / len(rows) for p in split(rows, name).values()]
# +     return (impurity(rows, target) - rest) / (-sum(s * math.log2(s) for s in sizes) or 1)
# %% blind/gini from blind/base: mistake: Gini index
# -sum(c / len(rows) * math.log2(c / len(rows)) => 1 - sum((c / len(rows)) ** 2
# %% blind/global_gains from blind/base: mistake: gains of the whole table everywhere
# rows, n, => self.rows, n,
# %% blind/least from blind/base: mistake: smallest gain
# best = max => best = min
# %% blind/no_zero_gain from blind/base: mistake: stops at gain 0
#           best = max(useful, key=lambda n: round(gain(rows, n, self.target), 9))
# +         if gain(rows, best, self.target) < 1e-9:
# +             return (label, None, {})
# %% blind/rarest_label from blind/base: mistake: none that is known
# max(sorted(counts, reverse=True => min(sorted(counts
# %% blind/stump from blind/base: mistake: one split only
# self.grow(part, rest) => (majority(part, self.target), None, {})
# %% blind/table_majority from blind/base: mistake: most frequent class of the table
#                 return label =>                 return majority(self.rows, self.target)
# %% blind/two_levels from blind/base: mistake: none that is known
# , names => , names, depth=0
# useful: => useful or depth == 2:
# part, rest => part, rest, depth + 1
# %% nearest_row from majority_everywhere: mistake: none that is known
# - from collections import Counter
# label = Counter(r[target] for r in rows).most_common(1)[0][0] => rows, self.target = rows, target
# return [self.label for _ in rows] => def alike(row, known):
# +             return sum(row[a] == known[a] for a in row)
# +         return [max(self.rows, key=lambda known: alike(row, known))[self.target] for row in rows]
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
def major(rows, target):
    return Counter(r[target] for r in rows).most_common(1)[0][0]
def grow(rows, attrs, target):
    labels = [r[target] for r in rows]
    left = [a for a in attrs if len({r[a] for r in rows}) > 1]
    if len(set(labels)) == 1 or not left:
        return major(rows, target)
    best = max(left, key=lambda a: gain(rows, a, target))
    rest = [a for a in attrs if a != best]
    return {"test": best, "major": major(rows, target), "branches": {v: grow(g, rest, target) for v, g in parts(rows, best).items()}}
class Tree:
    def fit(self, rows, target):
        self.tree = grow(rows, [a for a in rows[0] if a != target], target)
        return self
    def one(self, row):
        t = self.tree
        while isinstance(t, dict):
            v = row[t["test"]]
            if v not in t["branches"]:
                return t["major"]
            t = t["branches"][v]
        return t
    def predict(self, rows):
        return [self.one(r) for r in rows]
# %% swept_unweighted from swept_base: mistake: branches not weighted
# len(g) / n * H => 1 / len(parts(rows, a)) * H
# %% swept_one_r from swept_base: mistake: errors counted
# return H([r[target] for r in rows]) - rest => return sum(Counter(r[target] for r in g).most_common(1)[0][1] for g in parts(rows, a).values())
# %% swept_two_classes from swept_base: mistake: one class against the rest
# -     return -sum(c / n * log2(c / n) for c in Counter(labels).values())
# +     p = labels.count(labels[0]) / n
# +     return 0 if p == 1 else -p * log2(p) - (1 - p) * log2(1 - p)
# %% one_list from base: mistake: attributes used up by other branches
# key=lambda a: gain(rows, a, self.target) => key=lambda a: round(gain(rows, a, self.target), 9)
# left = [a for a in attributes if len({r[a] for r in rows}) > 1] => left = attributes
# [a for a in left if a != best]) for v in {r[best] for r in rows}} => left) for v in sorted({r[best] for r in rows})}
# node["test"] = best => node["test"] = left.pop(left.index(best))
