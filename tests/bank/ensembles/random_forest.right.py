# %% at_random: algorithm: tied attributes, classes and votes drawn at random, anew for each row; gains as exact products of powers
import random
from collections import Counter
from fractions import Fraction
def most(labels):
    counts = Counter(labels)
    return random.choice([label for label, n in counts.items() if n == max(counts.values())])

def purity(rows, name, target):
    """The larger, the less entropy is left: the product of k**k over the classes, divided by that of n**n."""
    sizes = Counter(row[name] for row in rows)
    pairs = Counter((row[name], row[target]) for row in rows)
    found = Fraction(1)
    for k in pairs.values():
        found *= k**k
    for n in sizes.values():
        found /= n**n
    return found

class Node:
    def __init__(self, rows, target, lists):
        self.labels = [row[target] for row in rows]
        self.children = {}
        mixed = len(set(self.labels)) > 1
        differing = [name for name in lists[0] if len({row[name] for row in rows}) > 1] if mixed else []
        if differing:
            scores = {name: purity(rows, name, target) for name in differing}
            self.test = random.choice([name for name in differing if scores[name] == max(scores.values())])
            for row in rows:
                self.children.setdefault(row[self.test], []).append(row)
            self.children = {v: Node(group, target, lists[1:]) for v, group in self.children.items()}
    def label(self, row):
        child = self.children.get(row[self.test]) if self.children else None
        return child.label(row) if child else most(self.labels)

class Forest:
    def fit(self, rows, target, bags, offered):
        self.roots = [Node([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered, strict=True)]
    def predict(self, rows):
        return tuple(most([root.label(row) for root in self.roots]) for row in rows)
# %% counted: algorithm: NumPy: values as numbers, a bag as how often each row is in it; rows to be labelled go down together
import numpy as np
def weighted_bits(counts):
    n = counts.sum(axis=1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(counts > 0, counts * np.log2(n / counts), 0)
    return terms.sum()

class Forest:
    def fit(self, rows, target, bags, offered):
        self.names = [name for name in rows[0] if name != target]
        self.values = [sorted({row[name] for row in rows}) for name in self.names]
        self.X = self.coded(rows)
        self.labels, self.y = np.unique([row[target] for row in rows], return_inverse=True)
        self.often = [np.bincount(bag, minlength=len(rows)) for bag in bags]
        self.offered = [[[self.names.index(name) for name in names] for names in lists] for lists in offered]
    def coded(self, rows):
        return np.array([[self.values[j].index(row[name]) for j, name in enumerate(self.names)] for row in rows])
    def counts(self, w, j=None):
        groups = np.zeros(len(w), int) if j is None else self.X[:, j]
        table = np.zeros((1 if j is None else len(self.values[j]), len(self.labels)))
        np.add.at(table, (groups, self.y), w)
        return table
    def send(self, w, lists, asked, Q, votes):
        here = self.counts(w)[0]
        best = None
        if (here > 0).sum() > 1:
            for j in lists[0]:
                table = self.counts(w, j)
                table = table[table.sum(axis=1) > 0]
                if len(table) > 1 and (best is None or weighted_bits(table) <= best[0]):
                    best = weighted_bits(table), j
        if best is None:
            votes[asked, here.argmax()] += 1
            return
        j = best[1]
        for value in range(len(self.values[j])):
            group = asked[Q[asked, j] == value]
            w_below = w * (self.X[:, j] == value)
            if w_below.any():
                self.send(w_below, lists[1:], group, Q, votes)
            else:
                votes[group, here.argmax()] += 1
    def predict(self, rows):
        Q = self.coded(rows)
        votes = np.zeros((len(rows), len(self.labels)), int)
        for w, lists in zip(self.often, self.offered):
            self.send(w, lists, np.arange(len(rows)), Q, votes)
        return self.labels[votes.argmax(axis=1)]
# %% functions: algorithm: functions in the place of methods; a tree is a function, its lists a stack from behind; natural logarithms
import math
import statistics
def left(rows, name, target):
    total = 0
    for value in {row[name] for row in rows}:
        labels = [row[target] for row in rows if row[name] == value]
        for label in set(labels):
            total -= labels.count(label) * math.log(labels.count(label) / len(labels))
    return total

def tree(rows, target, lists):
    label = statistics.mode(row[target] for row in rows)
    now, later = lists[-1], lists[:-1]
    open_names = [name for name in now if len(set(row[name] for row in rows)) >= 2]
    if not open_names or all(row[target] == label for row in rows):
        return lambda row: label
    best = sorted(open_names, key=lambda name: left(rows, name, target))[0]
    below = {row[best]: None for row in rows}
    for value in below:
        below[value] = tree([row for row in rows if row[best] == value], target, later)
    return lambda row: below.get(row[best], lambda _: label)(row)

def fit(rows, target, bags, offered):
    return [tree([rows[i] for i in bags[t]], target, offered[t][::-1]) for t in range(len(bags))]

def predict(model, rows):
    return [statistics.mode(each(row) for each in model) for row in rows]
# %% lazy: algorithm: fit only remembers; predict follows each row down through the bags; ties by name
from math import log2
class Forest:
    def fit(self, *given):
        self.given = given
    def predict(self, rows):
        table, target, bags, offered = self.given
        answers = []
        for row in rows:
            votes = []
            for bag, lists in zip(bags, offered):
                here = [table[i] for i in bag]
                label = None
                for names in lists:
                    labels = [each[target] for each in here]
                    label = min(set(labels), key=lambda each: (-labels.count(each), each))
                    names = [name for name in names if any(each[name] != here[0][name] for each in here)]
                    if labels.count(label) == len(labels) or not names:
                        break
                    def gain(name):
                        total = 0
                        for value in {each[name] for each in here}:
                            group = [each[target] for each in here if each[name] == value]
                            total -= sum(group.count(c) * log2(len(group) / group.count(c)) for c in set(group))
                        return round(total / len(here), 12)
                    best = max(sorted(names), key=gain)
                    below = [each for each in here if each[best] == row[best]]
                    if not below:
                        break
                    here = below
                votes.append(label)
            answers.append(min(set(votes), key=lambda each: (-votes.count(each), each)))
        return answers
# %% level_by_level: algorithm: a queue, all nodes of a depth after those above; flat lists of nodes; the last of tied ones
import math
from collections import deque
def n_log_n(n):
    return n * math.log(n) if n else 0.0

class Forest:
    def fit(self, rows, target, bags, offered):
        self.classes = sorted({row[target] for row in rows}, reverse=True)
        self.trees = []
        for t in range(len(bags)):
            nodes = []
            waiting = deque([(bags[t], 0, None, None)])
            while waiting:
                here, depth, parent, value = waiting.popleft()
                counts = self.count(rows, target, here)
                nodes.append([None, {}, max(self.classes, key=counts.get)])
                if parent is not None:
                    nodes[parent][1][value] = len(nodes) - 1
                if max(counts.values()) == len(here):
                    continue
                best, least = None, None
                for name in sorted(offered[t][depth], reverse=True):
                    groups = {}
                    for i in here:
                        groups.setdefault(rows[i][name], []).append(i)
                    if len(groups) == 1:
                        continue
                    left = 0.0
                    for group in groups.values():
                        left += n_log_n(len(group))
                        left -= sum(n_log_n(c) for c in self.count(rows, target, group).values())
                    if best is None or left < least:
                        best, least, split = name, left, groups
                if best is not None:
                    nodes[-1][0] = best
                    for value, group in split.items():
                        waiting.append((group, depth + 1, len(nodes) - 1, value))
            self.trees.append(nodes)
        return self
    def count(self, rows, target, here):
        counts = dict.fromkeys(self.classes, 0)
        for i in here:
            counts[rows[i][target]] += 1
        return counts
    def predict(self, rows):
        answers = []
        for row in rows:
            votes = dict.fromkeys(self.classes, 0)
            for nodes in self.trees:
                test, below, label = nodes[0]
                while test is not None and row[test] in below:
                    test, below, label = nodes[below[row[test]]]
                votes[label] += 1
            answers.append(max(self.classes, key=votes.get))
        return answers
# %% recursion: algorithm: recursion over lists of rows, nested dicts with the majority at each node; the first of tied ones
import math
from collections import Counter
def entropy(labels):
    return sum(c / len(labels) * math.log2(len(labels) / c) for c in Counter(labels).values())

class Forest:
    def fit(self, rows, target, bags, offered):
        self.target = target
        self.trees = [self.grow([rows[i] for i in bag], lists, 0) for bag, lists in zip(bags, offered)]
    def grow(self, rows, lists, depth):
        labels = [row[self.target] for row in rows]
        node = {"label": Counter(labels).most_common(1)[0][0], "test": None}
        if len(set(labels)) > 1:
            choices = [name for name in lists[depth] if len({row[name] for row in rows}) > 1]
            if choices:
                best = max(choices, key=lambda name: self.gain(rows, name))
                node["test"] = best
                node["below"] = {}
                for value in {row[best] for row in rows}:
                    node["below"][value] = self.grow([row for row in rows if row[best] == value], lists, depth + 1)
        return node
    def gain(self, rows, name):
        groups = {}
        for row in rows:
            groups.setdefault(row[name], []).append(row[self.target])
        left = sum(len(group) / len(rows) * entropy(group) for group in groups.values())
        return entropy([row[self.target] for row in rows]) - left
    def label(self, node, row):
        if node["test"] is None or row[node["test"]] not in node["below"]:
            return node["label"]
        return self.label(node["below"][row[node["test"]]], row)
    def predict(self, rows):
        return [Counter(self.label(tree, row) for tree in self.trees).most_common(1)[0][0] for row in rows]
# %% with_pandas: algorithm: pandas, the bag by iloc, entropies from crosstabs; the tree is a dict from path to attribute; a Series
import numpy as np
import pandas as pd
def bits(table):
    shares = table.to_numpy() / table.to_numpy().sum(axis=1, keepdims=True)
    logs = np.log2(np.where(shares > 0, shares, 1))
    return -(shares * logs).sum(axis=1)

class Forest:
    def fit(self, rows, target, bags, offered):
        self.target = target
        frame = pd.DataFrame(rows)
        self.members = []
        for bag, lists in zip(bags, offered):
            splits, labels = {}, {}
            self.grow(frame.iloc[bag], lists, (), splits, labels)
            self.members.append((splits, labels))
        return self
    def grow(self, here, lists, path, splits, labels):
        classes = here[self.target]
        labels[path] = classes.value_counts().idxmax()
        names = [name for name in lists[len(path)] if here[name].nunique() > 1]
        if classes.nunique() == 1 or not names:
            return
        left = {}
        for name in names:
            counts = pd.crosstab(here[name], classes)
            left[name] = np.average(bits(counts), weights=counts.sum(axis=1))
        splits[path] = best = min(left, key=left.get)
        for value, group in here.groupby(best):
            self.grow(group, lists, (*path, value), splits, labels)
    def predict(self, rows):
        said = {}
        for number, (splits, labels) in enumerate(self.members):
            said[number] = []
            for row in rows:
                path = ()
                while path in splits and (*path, row[splits[path]]) in labels:
                    path = (*path, row[splits[path]])
                said[number].append(labels[path])
        return pd.DataFrame(said).mode(axis=1)[0]
