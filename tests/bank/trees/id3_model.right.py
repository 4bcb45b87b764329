# %% all_values: algorithm: every value of the table has a branch, empty ones a leaf with the majority; the last of tied ones, even if constant
from collections import Counter, defaultdict
from math import log2
class Leaf:
    def __init__(self, label):
        self.label = label
    def classify(self, row):
        return self.label

class Test:
    def __init__(self, attribute, children):
        self.attribute, self.children = attribute, children
    def classify(self, row):
        return self.children[row[self.attribute]].classify(row)

class Tree:
    def fit(self, rows, target):
        self.values = {a: {r[a] for r in rows} for a in rows[0]}
        del self.values[target]
        self.tree = self.build(rows, target, list(self.values))
        return self
    def build(self, rows, target, attributes):
        ranked = Counter(sorted((r[target] for r in rows), reverse=True)).most_common()
        usual = Leaf(ranked[0][0])
        if len(ranked) == 1 or all(r[a] == s[a] for r in rows for s in rows for a in attributes):
            return usual
        costs = []
        for a in attributes:
            groups = defaultdict(Counter)
            for r in rows:
                groups[r[a]][r[target]] += 1
            costs.append(round(sum(n * log2(g.total() / n) for g in groups.values() for n in g.values()), 7))
        place = len(costs) - 1 - costs[::-1].index(min(costs))
        best = attributes[place]
        rest = attributes[:place] + attributes[place + 1 :]
        children = {}
        for v in self.values[best]:
            part = [r for r in rows if r[best] == v]
            children[v] = self.build(part, target, rest) if part else usual
        return Test(best, children)
    def predict(self, rows):
        labels = []
        for row in rows:
            labels.append(self.tree.classify(row))
        return labels
# %% at_random: algorithm: ties of attributes and classes drawn when the tree is grown; an explicit stack; predict pops the tree's tuples
import random
from collections import Counter
from math import isclose, log2
def any_of_largest(scores):
    top = max(scores.values())
    return random.choice([k for k, s in scores.items() if isclose(s, top, abs_tol=1e-9)])

class Tree:
    nodes = None
    def fit(self, rows, target):
        self.nodes = {}
        stack = [((), rows)]
        while stack:
            path, part = stack.pop()
            classes = Counter(r[target] for r in part)
            scores = {}
            for a in part[0]:
                if a != target and len({r[a] for r in part}) > 1:
                    g, c = Counter(r[a] for r in part), Counter((r[a], r[target]) for r in part)
                    scores[a] = sum(n * log2(n / g[v]) for (v, _), n in c.items())
            test = any_of_largest(scores) if scores and len(classes) > 1 else None
            self.nodes[path] = test, any_of_largest(classes)
            if test:
                for value in {r[test] for r in part}:
                    stack.append((path + (value,), [r for r in part if r[test] == value]))
    def predict(self, rows):
        labels = []
        for row in rows:
            path = ()
            while True:
                test, label = self.nodes[path]
                if test is None or path + (row[test],) not in self.nodes:
                    break
                path += (row[test],)
            labels.append(label)
        return labels
# %% closures: algorithm: a tree of functions; ties by name, classes by name
from collections import Counter
from math import log
def majority(rows, target):
    counts = Counter(r[target] for r in rows)
    return sorted(counts, key=lambda c: (-counts[c], c))[0]

def H(xs):
    xs = list(xs)
    return -sum(n * log(n / len(xs)) for n in Counter(xs).values())

def decider(rows, free, target):
    usual = majority(rows, target)
    score = lambda a: (round(H(r[a] for r in rows) - H((r[a], r[target]) for r in rows), 9), a)
    useful = [a for a in free if len({r[a] for r in rows}) > 1]
    if not useful or all(r[target] == usual for r in rows):
        return lambda row: usual
    best = max(useful, key=score)
    below = {v: decider([r for r in rows if r[best] == v], free - {best}, target) for v in {r[best] for r in rows}}
    return lambda row: below[row[best]](row) if row[best] in below else usual

class Tree:
    def fit(self, rows, target):
        self.decide = decider(rows, set(rows[0]) - {target}, target)
    def predict(self, rows):
        return [self.decide(row) for row in rows]
# %% constant_first: algorithm: like the book, but tied attributes by the fewest values at the node; a tuple of rules is what is kept
from collections import Counter
from fractions import Fraction
from math import prod
def purity(rows, a, t):
    c, g = Counter((r[a], r[t]) for r in rows), Counter(r[a] for r in rows)
    return Fraction(prod(n**n for n in c.values()), prod(n**n for n in g.values())), -len(g)

class Tree:
    def fit(self, rows, target):
        self.rules = []
        self._rules({}, rows, target)
    def _rules(self, tests, rows, t):
        free = [a for a in rows[0] if a != t and a not in tests]
        counts = Counter(r[t] for r in rows)
        if len(counts) > 1 and any(r[a] != rows[0][a] for r in rows for a in free):
            a = max(free, key=lambda a: purity(rows, a, t))
            for v in dict.fromkeys(r[a] for r in rows):
                self._rules({**tests, a: v}, [r for r in rows if r[a] == v], t)
        self.rules.append((tests, counts.most_common(1)[0][0]))
    def predict(self, rows):
        return [next(label for tests, label in self.rules if tests.items() <= row.items()) for row in rows]
# %% lazy: algorithm: fit only remembers; predict follows the row down through the examples
import math
def left(rows, a, target):
    total = 0
    for v in set(r[a] for r in rows):
        labels = [r[target] for r in rows if r[a] == v]
        for label in set(labels):
            total -= labels.count(label) * math.log2(labels.count(label) / len(labels))
    return total

class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
        return self
    def predict_one(self, row):
        examples, free = self.rows, [a for a in self.rows[0] if a != self.target]
        while True:
            labels = [e[self.target] for e in examples]
            if len(set(labels)) == 1 or not any(e[a] != examples[0][a] for a in free for e in examples):
                return max(labels, key=labels.count)
            best = free[0]
            for a in free:
                if left(examples, a, self.target) <= left(examples, best, self.target) + 1e-9:
                    best = a
            matching = [e for e in examples if e[best] == row[best]]
            if not matching:
                return max(reversed(labels), key=labels.count)
            examples = matching
            free.remove(best)
    def predict(self, rows):
        return list(map(self.predict_one, rows))
# %% plain: algorithm: nested dicts with the majority kept at each node; the first of tied ones
from collections import Counter
from math import log2
def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())

def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g

class Tree:
    def fit(self, rows, target):
        self.target = target
        self.root = self.grow(rows, [a for a in rows[0] if a != target])
    def grow(self, rows, attributes):
        counts = Counter(r[self.target] for r in rows)
        node = {"label": counts.most_common(1)[0][0], "test": None, "branches": {}}
        if len(counts) > 1 and any(len({r[a] for r in rows}) > 1 for a in attributes):
            best = max(attributes, key=lambda a: gain(rows, a, self.target))
            node["test"] = best
            for v in {r[best] for r in rows}:
                part = [r for r in rows if r[best] == v]
                node["branches"][v] = self.grow(part, [a for a in attributes if a != best])
        return node
    def predict(self, rows):
        return [self.label(self.root, row) for row in rows]
    def label(self, node, row):
        while node["test"] is not None and row[node["test"]] in node["branches"]:
            node = node["branches"][row[node["test"]]]
        return node["label"]
# %% series: type: a Series; fit returns what was learned
from collections import Counter
from math import log2
import pandas as pd
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
    counts = Counter(r[target] for r in rows)
    label = counts.most_common(1)[0][0]
    if len(counts) == 1 or all(len({r[a] for r in rows}) == 1 for a in attributes):
        return label, None, {}
    best = max(attributes, key=lambda a: gain(rows, a, target))
    rest = [a for a in attributes if a != best]
    return label, best, {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}

def label_of(node, row):
    label, test, branches = node
    return label_of(branches[row[test]], row) if test and row[test] in branches else label

class Tree:
    def fit(self, rows, target):
        self.tree = grow(rows, [a for a in rows[0] if a != target], target)
        return self.tree
    def predict(self, rows):
        labels = [label_of(self.tree, row) for row in rows]
        return pd.Series(labels, name="class")
# %% generator from series: type: an iterator; the class has a base and slots
# - import pandas as pd
# Tree: => Base:
# +     __slots__ = ()
# + class Tree(Base):
# +     __slots__ = ("tree",)
# -         return self.tree
# pd.Series(labels, name="class") => iter(labels)
# %% one_tuples from series: type: a tuple of np.str_; a dataclass
# import pandas as pd => from dataclasses import dataclass
# + import numpy as np
# class Tree: => @dataclass
# + class Tree:
# +     tree: tuple = ()
# -         return self.tree
# pd.Series(labels, name="class") => tuple(np.str_(label) for label in labels)
# %% with_pandas: algorithm: pandas: the rows to be labelled go down together, as masks
import numpy as np
import pandas as pd
def xlogx(counts):
    counts = counts.to_numpy(dtype=float)
    return (counts * np.log2(counts)).sum()

class Tree:
    def fit(self, rows, target):
        self.df, self.target = pd.DataFrame(rows), target
    def predict(self, rows):
        new = pd.DataFrame(rows)
        out = pd.Series(index=new.index, dtype=object)
        self._down(self.df, new, out)
        return out.tolist()
    def _down(self, df, new, out):
        y = df[self.target]
        out.loc[new.index] = y.mode()[0]
        X = df.drop(columns=self.target)
        X = X.loc[:, X.nunique() > 1]
        if y.nunique() == 1 or X.empty:
            return
        best = X.apply(lambda c: xlogx(c.value_counts()) - xlogx(y.groupby([c, y]).size())).idxmin()
        for value, part in df.groupby(best):
            some = new[new[best] == value]
            if len(some):
                self._down(part, some, out)
