# %% at_random: algorithm: tied attributes and tied classes are drawn, and so is whether an empty branch is there
import random
from math import isclose, log2
def H(labels):
    return -sum(labels.count(x) / len(labels) * log2(labels.count(x) / len(labels)) for x in set(labels))

def id3_tree(rows, target):
    everything = rows
    def choose(things, score):
        top = max(map(score, things))
        return random.choice([t for t in things if isclose(score(t), top, abs_tol=1e-9)])
    def node(rows, used):
        labels = [r[target] for r in rows]
        free = [a for a in rows[0] if a not in used]
        if len(set(labels)) == 1 or all(r[a] == rows[0][a] for r in rows for a in free):
            return choose(sorted(set(labels)), labels.count)
        score = lambda a: -sum(H([s[target] for s in rows if s[a] == r[a]]) for r in rows) / len(rows)
        best = choose(free, score)
        branches = {}
        for value in {r[best] for r in everything}:
            here = [r for r in rows if r[best] == value]
            if here:
                branches[value] = node(here, used | {best})
            elif random.random() < 0.5:
                branches[value] = choose(sorted(set(labels)), labels.count)
        return {"test": best, "branches": branches}
    return node(rows, {target})
# %% constant_when_tied: algorithm: among tied attributes the one with the fewest values, even one in which the examples do not differ
from collections import Counter
from math import log
def remaining(rows, a, target):
    pairs = Counter((r[a], r[target]) for r in rows)
    sizes = Counter(r[a] for r in rows)
    return round(-sum(n * log(n / sizes[v]) for (v, _), n in pairs.items()), 8)

def id3_tree(rows, target, used=()):
    classes = Counter(r[target] for r in rows).most_common()
    left = [a for a in rows[0] if a != target and a not in used]
    differing = any(r[a] != rows[0][a] for a in left for r in rows)
    if len(classes) == 1 or not differing:
        return classes[0][0]
    best = min(left, key=lambda a: (remaining(rows, a, target), len({r[a] for r in rows})))
    return {
        "test": best,
        "branches": {v: id3_tree([r for r in rows if r[best] == v], target, (*used, best)) for v in {r[best] for r in rows}},
    }
# %% exact: algorithm: compares whole numbers instead of entropies, keeps row numbers only; ties to the attribute with most values
from collections import Counter
from fractions import Fraction
from math import prod
class Grower:
    def __init__(self, rows, target):
        self.columns = {a: [r[a] for r in rows] for a in rows[0]}
        self.labels = self.columns.pop(target)
    def purity(self, numbers, a):
        col = self.columns[a]
        both = Counter((col[i], self.labels[i]) for i in numbers)
        one = Counter(col[i] for i in numbers)
        return Fraction(prod(n**n for n in both.values()), prod(n**n for n in one.values())), len(one)
    def tree(self, numbers, used):
        counts = Counter(self.labels[i] for i in numbers)
        left = [a for a in self.columns if a not in used and len({self.columns[a][i] for i in numbers}) > 1]
        if len(counts) < 2 or not left:
            return counts.most_common()[0][0]
        a = max(left, key=lambda a: self.purity(numbers, a))
        groups = {}
        for i in numbers:
            groups.setdefault(self.columns[a][i], []).append(i)
        return dict(test=a, branches={v: self.tree(g, used + [a]) for v, g in groups.items()})

def id3_tree(rows, target):
    return Grower(rows, target).tree(range(len(rows)), [])
# %% ordered: type: the shorter form, in an OrderedDict
from collections import Counter
from math import log2
from collections import OrderedDict
def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())

def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g

def grow(rows, attributes, target):
    labels = [r[target] for r in rows]
    if len(set(labels)) == 1:
        return labels[0]
    if all(len({r[a] for r in rows}) == 1 for a in attributes):
        return Counter(labels).most_common(1)[0][0]
    best = max(attributes, key=lambda a: gain(rows, a, target))
    rest = [a for a in attributes if a != best]
    branches = {}
    for v in {r[best] for r in rows}:
        branches[v] = grow([r for r in rows if r[best] == v], rest, target)
    return OrderedDict([(best, OrderedDict(sorted(branches.items())))])

def id3_tree(rows, target):
    return grow(rows, [a for a in rows[0] if a != target], target)
# %% dataclass from ordered: type: a dataclass with the fields of the dict
# collections import OrderedDict => dataclasses import dataclass
# + @dataclass
# + class Node:
# +     test: str
# +     branches: dict
# OrderedDict([(best, OrderedDict(sorted(branches.items())))]) => Node(best, branches)
# %% named from ordered: type: a namedtuple with the fields of the dict
# import OrderedDict => import namedtuple
# + Node = namedtuple("Node", "test branches")
# OrderedDict([(best, OrderedDict(sorted(branches.items())))]) => Node(best, branches)
# %% pairs_in_series from ordered: type: branches in a Series, labels in 0-d arrays
# from collections import OrderedDict => import numpy as np
# + import pandas as pd
# labels[0] => np.array(labels[0])
# Counter(labels).most_common(1)[0][0] => np.array(Counter(labels).most_common(1)[0][0])
# -     return OrderedDict([(best, OrderedDict(sorted(branches.items())))])
# +     return {"test": best, "branches": pd.Series(branches, dtype=object)}
# %% plain from ordered: algorithm: the textbook's recursion with a list of attributes left, the first of tied ones
# - from collections import OrderedDict
# OrderedDict([(best, OrderedDict(sorted(branches.items())))]) => {"test": best, "branches": branches}
# %% short_form: algorithm: the shorter form, only attributes that differ are candidates, ties by name
from collections import Counter, defaultdict
from math import log2
def bits(labels):
    return sum(c * log2(len(labels) / c) for c in Counter(labels).values())

def parted(rows, a):
    parts = defaultdict(list)
    for r in rows:
        parts[r[a]].append(r)
    return parts

def id3_tree(rows, target):
    if len({r[target] for r in rows}) == 1:
        return rows[0][target]
    options = []
    for a in sorted(rows[0]):
        if a != target:
            parts = parted(rows, a)
            if len(parts) > 1:
                options.append((round(sum(bits([r[target] for r in p]) for p in parts.values()), 9), a, parts))
    if not options:
        return max(sorted({r[target] for r in rows}), key=[r[target] for r in rows].count)
    _, best, parts = min(options, key=lambda o: o[:2])
    without = lambda p: [{k: v for k, v in r.items() if k != best} for r in p]
    return {best: {v: id3_tree(without(p), target) for v, p in parts.items()}}
# %% with_a_queue: algorithm: no recursion: a queue of unfinished nodes, breadth first
from collections import Counter, deque
from math import log2
def id3_tree(rows, target):
    root = {"tree": None}
    queue = deque([(root, "tree", rows, frozenset(rows[0]) - {target})])
    while queue:
        holder, key, examples, free = queue.popleft()
        classes = Counter(e[target] for e in examples)
        splits = {}
        for a in free:
            groups = {}
            for e in examples:
                groups.setdefault(e[a], Counter())[e[target]] += 1
            splits[a] = groups
        if len(classes) == 1 or max(map(len, splits.values()), default=1) == 1:
            top = max(classes.values())
            holder[key] = max(c for c, n in classes.items() if n == top)
            continue
        cost = {
            a: sum(n * log2(sum(g.values()) / n) for g in groups.values() for n in g.values())
            for a, groups in splits.items()
        }
        best = min(cost, key=cost.get)
        branches = {}
        holder[key] = {"branches": branches, "test": best}
        for v in splits[best]:
            queue.append((branches, v, [e for e in examples if e[best] == v], free - {best}))
    return root["tree"]
# %% with_all_values: algorithm: Mitchell's ID3: a branch for every value of the table, empty ones with the majority; last of tied ones
import math
def counted(rows, column):
    counts = {}
    for row in rows:
        counts[row[column]] = counts.get(row[column], 0) + 1
    return counts

def entropy(counts):
    total = sum(counts.values())
    return sum(-c / total * math.log(c / total, 2) for c in counts.values())

def id3_tree(rows, target):
    values = {column: sorted({row[column] for row in rows}) for column in rows[0] if column != target}
    def most_frequent(examples):
        counts = counted(examples, target)
        best = None
        for label in counts:
            if best is None or counts[label] >= counts[best]:
                best = label
        return best
    def id3(examples, attributes):
        classes = counted(examples, target)
        if len(classes) == 1:
            return list(classes)[0]
        if not [a for a in attributes if len(counted(examples, a)) > 1]:
            return most_frequent(examples)
        best, best_gain = None, float("-inf")
        for a in attributes:
            left = 0
            for v, n in counted(examples, a).items():
                left += n / len(examples) * entropy(counted([e for e in examples if e[a] == v], target))
            if entropy(classes) - left >= best_gain - 1e-12:
                best, best_gain = a, entropy(classes) - left
        branches = {}
        for v in values[best]:
            some = [e for e in examples if e[best] == v]
            if some:
                branches[v] = id3(some, [a for a in attributes if a != best])
            else:
                branches[v] = most_frequent(examples)
        return {"test": best, "branches": branches}
    return id3(rows, list(values))
# %% with_pandas: algorithm: pandas all the way, columns dropped as they are used
import numpy as np
import pandas as pd
def left(df, a, target):
    both = df.groupby([a, target]).size().unstack(fill_value=0).to_numpy()
    share = both / both.sum(axis=1, keepdims=True)
    return -(both * np.log2(np.where(share > 0, share, 1))).sum()

def build(df, target):
    if df[target].nunique() == 1:
        return df[target].iloc[0]
    X = df.drop(columns=target)
    if X.shape[1] == 0 or X.nunique().max() == 1:
        return df[target].mode().iloc[-1]
    best = pd.Series({a: left(df, a, target) for a in X}).idxmin()
    return {"test": best, "branches": {v: build(g.drop(columns=best), target) for v, g in df.groupby(best)}}

def id3_tree(rows, target):
    return build(pd.DataFrame(rows), target)
