# %% base
import math
from collections import Counter
def entropy(labels):
    n = len(labels)
    return -sum(c / n * math.log2(c / n) for c in Counter(labels).values())

def grow(rows, target, lists, depth=0):
    labels = [row[target] for row in rows]
    node = {"majority": Counter(labels).most_common(1)[0][0], "attribute": None, "branches": {}}
    names = [name for name in lists[depth] if len({row[name] for row in rows}) > 1]
    if len(set(labels)) == 1 or not names:
        return node
    def remaining(name):
        total = 0
        for value in sorted({row[name] for row in rows}):
            part = [row[target] for row in rows if row[name] == value]
            total += len(part) / len(rows) * entropy(part)
        return total
    node["attribute"] = min(names, key=remaining)
    for value in {row[node["attribute"]] for row in rows}:
        part = [row for row in rows if row[node["attribute"]] == value]
        node["branches"][value] = grow(part, target, lists, depth + 1)
    return node

def classify(node, row):
    while node["attribute"] is not None and row[node["attribute"]] in node["branches"]:
        node = node["branches"][row[node["attribute"]]]
    return node["majority"]

class Forest:
    def fit(self, rows, target, bags, offered):
        self.trees = [grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered)]
    def predict(self, rows):
        return [Counter(classify(tree, row) for tree in self.trees).most_common(1)[0][0] for row in rows]
# %% a_list_a_node from base: mistake: none that is known
# , depth=0 =>
# lists[depth] => next(lists)
# {row[node["attribute"]] for row in rows} => sorted({row[node["attribute"]] for row in rows})
# , depth + 1 =>
# grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered) =>
# +         for bag, lists in zip(bags, offered):
# +             endless = (names for _ in range(99) for names in lists)
# +             self.trees.append(grow([rows[i] for i in bag], target, endless))
# %% gini from base: mistake: Gini index
# - import math
# -sum(c / n * math.log2(c / n) => 1 - sum((c / n) ** 2
# %% membership from base: mistake: nothing twice in a bag
# grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered) =>
# +         for bag, lists in zip(bags, offered):
# +             self.trees.append(grow([row for i, row in enumerate(rows) if i in bag], target, lists))
# %% returned_early from membership: mistake: one tree votes
# row for i, row in enumerate(rows) if => rows[i] for
# +             return self
# -         return [Counter(classify(tree, row) for tree in self.trees).most_common(1)[0][0] for row in rows]
# +         return [max((classify(tree, row) for tree in self.trees), key=str) for row in rows]
# %% no_bag from base: mistake: rows not drawn
# -         self.trees = [grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered)]
# +         self.trees = [grow(rows, target, lists) for lists in offered]
# %% overwritten from base: mistake: one tree votes
# -         self.trees = [grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered)]
# +         for bag, lists in zip(bags, offered):
# +             self.tree = grow([rows[i] for i in bag], target, lists)
# Counter(classify(tree, row) for tree in self.trees).most_common(1)[0][0] => classify(self.tree, row)
# %% poured_together from base: mistake: none that is known
# -         self.trees = [grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered)]
# +         drawn = [rows[i] for bag in bags for i in bag]
# +         self.trees = [grow(drawn, target, lists) for lists in offered]
# %% stops_without_gain from base: mistake: stops at gain 0
#           return total
# +     if entropy(labels) - min(map(remaining, names)) < 1e-9:
# +         return node
# %% table_majority from base: mistake: none that is known
# ["majority"] => ["majority"] if node["attribute"] is None else None
#           self.trees = [grow([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered)]
# +         self.other = Counter(row[target] for row in rows).most_common(1)[0][0]
# for tree => or self.other for tree
# %% all_columns: mistake: all attributes at every node
import math
from collections import Counter
def bits(labels):
    return sum(c * math.log2(len(labels) / c) for c in Counter(labels).values())

class Forest:
    def fit(self, rows, target, bags, offered):
        self.target = target
        self.columns = sorted(set(rows[0]) - {target})
        self.trees = [self.grow([rows[i] for i in bag]) for bag in bags]
    def grow(self, rows):
        labels = [r[self.target] for r in rows]
        majority = Counter(labels).most_common(1)[0][0]
        best = None
        for name in self.columns:
            parts = {}
            for r in rows:
                parts.setdefault(r[name], []).append(r)
            if len(parts) > 1:
                left = sum(bits([r[self.target] for r in part]) for part in parts.values())
                if best is None or left < best[0] - 1e-9:
                    best = (left, name, parts)
        if best is None or len(set(labels)) == 1:
            return majority
        return best[1], majority, {v: self.grow(part) for v, part in best[2].items()}
    def predict(self, rows):
        out = []
        for row in rows:
            votes = Counter()
            for tree in self.trees:
                while isinstance(tree, tuple):
                    tree = tree[2].get(row[tree[0]], tree[1])
                votes[tree] += 1
            out.append(votes.most_common(1)[0][0])
        return out
# %% constant: mistake: the most frequent class
class Forest:
    def fit(self, rows, target, bags, offered):
        labels = [row[target] for row in rows]
        self.label = max(sorted(set(labels)), key=labels.count)
    def predict(self, rows):
        return [self.label] * len(rows)
# %% id3: mistake: a plain tree
import math
class Forest:
    def fit(self, rows, target, bags, offered):
        self.t = target
        self.tree = self.grow(rows, [c for c in rows[0] if c != target])
    def bits(self, rows):
        labels = [r[self.t] for r in rows]
        return sum(labels.count(v) * math.log2(len(labels) / labels.count(v)) for v in sorted(set(labels)))
    def grow(self, rows, names):
        labels = [r[self.t] for r in rows]
        label = max(sorted(set(labels)), key=labels.count)
        names = [n for n in names if len({r[n] for r in rows}) > 1]
        if len(set(labels)) == 1 or not names:
            return label
        left = {n: sum(self.bits([r for r in rows if r[n] == v]) for v in {r[n] for r in rows}) for n in names}
        best = min(names, key=lambda n: round(left[n], 9))
        rest = [n for n in names if n != best]
        return best, label, {v: self.grow([r for r in rows if r[best] == v], rest) for v in {r[best] for r in rows}}
    def predict(self, rows):
        out = []
        for row in rows:
            tree = self.tree
            while isinstance(tree, tuple):
                tree = tree[2].get(row[tree[0]], tree[1])
            out.append(tree)
        return out
# %% root_list: mistake: one list for a whole tree
import math
class Forest:
    def fit(self, rows, target, bags, offered):
        self.t = target
        self.trees = []
        for bag, lists in zip(bags, offered):
            self.names = lists[0]
            self.trees.append(self.grow([rows[i] for i in bag]))
    def left(self, rows, name):
        total = 0
        for value in {r[name] for r in rows}:
            labels = [r[self.t] for r in rows if r[name] == value]
            total += sum(labels.count(c) * math.log2(len(labels) / labels.count(c)) for c in set(labels))
        return round(total, 9)
    def grow(self, rows):
        labels = [r[self.t] for r in rows]
        node = {"label": max(sorted(set(labels)), key=labels.count)}
        names = [n for n in self.names if len({r[n] for r in rows}) > 1]
        if len(set(labels)) > 1 and names:
            node["test"] = best = min(names, key=lambda n: self.left(rows, n))
            node["next"] = {v: self.grow([r for r in rows if r[best] == v]) for v in {r[best] for r in rows}}
        return node
    def predict(self, rows):
        answers = []
        for row in rows:
            votes = []
            for node in self.trees:
                while "test" in node and row[node["test"]] in node["next"]:
                    node = node["next"][row[node["test"]]]
                votes.append(node["label"])
            answers.append(max(sorted(set(votes)), key=votes.count))
        return answers
# %% stumps: mistake: one test a tree
import math
from collections import Counter, defaultdict
class Forest:
    def fit(self, rows, target, bags, offered):
        self.stumps = []
        for bag, lists in zip(bags, offered):
            drawn = [rows[i] for i in bag]
            tables = {}
            for name in lists[0]:
                tables[name] = defaultdict(Counter)
                for row in drawn:
                    tables[name][row[name]][row[target]] += 1
            def left(name):
                return sum(
                    c * math.log2(sum(counts.values()) / c) for counts in tables[name].values() for c in counts.values()
                )
            best = min(tables, key=left)
            labels = {value: counts.most_common(1)[0][0] for value, counts in tables[best].items()}
            self.stumps.append((best, labels, Counter(r[target] for r in drawn).most_common(1)[0][0]))
    def predict(self, rows):
        said = [[labels.get(row[name], other) for name, labels, other in self.stumps] for row in rows]
        return [Counter(votes).most_common(1)[0][0] for votes in said]
# %% swept_base
from math import log2
from collections import Counter
def H(ls):
    n = len(ls)
    return -sum(k / n * log2(k / n) for k in Counter(ls).values())
class Forest:
    def fit(self, rows, target, bags, offered):
        self.trees = []
        attrs = [a for a in rows[0] if a != target]
        def gain(rs, a):
            g = H([r[target] for r in rs])
            for v in {r[a] for r in rs}:
                part = [r[target] for r in rs if r[a] == v]
                g -= len(part) / len(rs) * H(part)
            return g
        def grow(rs, lists, depth):
            major = Counter(r[target] for r in rs).most_common(1)[0][0]
            if len({r[target] for r in rs}) == 1:
                return (major, None, {})
            able = [a for a in lists[depth] if len({r[a] for r in rs}) > 1]
            if not able:
                return (major, None, {})
            best = max(able, key=lambda a: gain(rs, a))
            kids = {v: grow([r for r in rs if r[best] == v], lists, depth + 1) for v in {r[best] for r in rs}}
            return (major, best, kids)
        for bag, lists in zip(bags, offered):
            self.trees.append(grow([rows[i] for i in bag], lists, 0))
    def predict(self, rows):
        out = []
        for row in rows:
            votes = Counter()
            for t in self.trees:
                major, a, kids = t
                while a is not None and row[a] in kids:
                    major, a, kids = kids[row[a]]
                votes[major] += 1
            out.append(votes.most_common(1)[0][0])
        return out
# %% root_class_swept from swept_base: mistake: most frequent class of the bag
# -         def grow(rs, lists, depth):
# -             major = Counter(r[target] for r in rs).most_common(1)[0][0]
# +         def grow(rs, lists, depth, major):
#               if len({r[target] for r in rs}) == 1:
# -                 return (major, None, {})
# +                 return (rs[0][target], None, {})
# + 1) for => + 1, major) for
# -             self.trees.append(grow([rows[i] for i in bag], lists, 0))
# +             drawn = [rows[i] for i in bag]
# +             most = Counter(r[target] for r in drawn).most_common(1)[0][0]
# +             self.trees.append(grow(drawn, lists, 0, most))
