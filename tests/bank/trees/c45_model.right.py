# %% tuples: algorithm: plain recursion; nodes are tuples with their counts
from collections import Counter, defaultdict
from math import log2, sqrt

def bits(counts):
    n = sum(counts)
    return -sum(c / n * log2(c / n) for c in counts if c)

def usual(counts):
    return min(counts, key=lambda c: (-counts[c], c))

def same(a, b):
    return abs(a - b) < 1e-9

def bound(counts, z=0.69):
    N = sum(counts.values())
    f = 1 - max(counts.values()) / N
    return (f + z*z/(2*N) + z*sqrt(max(0, f/N - f*f/N + z*z/(4*N*N)))) / (1 + z*z/N)

class C45:
    def fit(self, rows, target):
        self.target = target
        names = [a for a in rows[0] if a != target]
        self.tree = self.grow(rows, names)[0]
        return self

    def split(self, rows, a, t):
        parts = defaultdict(list)
        for r in rows:
            parts[r[a] if t is None else r[a] <= t].append(r)
        return parts

    def gain(self, rows, parts):
        whole = bits(Counter(r[self.target] for r in rows).values())
        left = sum(len(p) / len(rows) * bits(Counter(r[self.target] for r in p).values()) for p in parts.values())
        return whole - left

    def best(self, rows, a):
        if isinstance(rows[0][a], str):
            parts = self.split(rows, a, None)
            if sum(len(p) >= 2 for p in parts.values()) < 2:
                return None
            g = self.gain(rows, parts)
            return g, g / bits([len(p) for p in parts.values()]), None, parts
        values = sorted({r[a] for r in rows})
        k = len({r[self.target] for r in rows})
        least = max(2, min(25, len(rows) / (10 * k)))
        top = None
        for low, high in zip(values, values[1:]):
            t = (low + high) / 2
            parts = self.split(rows, a, t)
            if min(map(len, parts.values())) < least:
                continue
            g = self.gain(rows, parts)
            if top is None or g > top[0] + 1e-9:
                top = g, t, parts
        if top is None:
            return None
        g, t, parts = top
        g -= log2(len(values) - 1) / len(rows)
        return g, g / bits([len(p) for p in parts.values()]), t, parts

    def grow(self, rows, names):
        counts = Counter(r[self.target] for r in rows)
        leaf = (None, None, None, counts), len(rows) * bound(counts)
        if len(counts) == 1 or len(rows) < 4:
            return leaf
        tests = [(a, *found) for a in names if (found := self.best(rows, a)) and found[0] >= 1e-9]
        if not tests:
            return leaf
        mean = sum(test[1] for test in tests) / len(tests)
        chosen = None
        for test in tests:
            if test[1] > mean - 1e-9 and (chosen is None or test[2] > chosen[2] + 1e-9):
                chosen = test
        a, _, _, t, parts = chosen
        left = [n for n in names if n != a or t is not None]
        below = {v: self.grow(p, left) for v, p in parts.items()}
        error = sum(e for _, e in below.values())
        if leaf[1] / len(rows) <= error / len(rows) + 1e-9:
            return leaf
        return (a, t, {v: b for v, (b, _) in below.items()}, counts), error

    def predict(self, rows):
        out = []
        for r in rows:
            node = self.tree
            while node[0] is not None:
                v = r[node[0]] if node[1] is None else r[node[0]] <= node[1]
                if v not in node[2]:
                    break
                node = node[2][v]
            out.append(usual(node[3]))
        return out
# %% rounded: algorithm: grows first and prunes afterwards; numbers rounded to nine decimals; dicts for nodes
import math
def H(labels):
    n = len(labels)
    return math.log2(n) - sum(k * math.log2(k) for k in (labels.count(c) for c in set(labels))) / n

def most(labels):
    return max(sorted(set(labels)), key=labels.count)

def groups(rows, test):
    name, cut = test
    found = {}
    for row in rows:
        found.setdefault(row[name] if cut is None else ("low" if row[name] <= cut else "high"), []).append(row)
    return found

def candidate(rows, name, target):
    labels = [r[target] for r in rows]
    def gain(test):
        return H(labels) - sum(len(g) * H([r[target] for r in g]) for g in groups(rows, test).values()) / len(rows)
    def ratio(test, worth):
        return worth / H([str(key) for key, g in groups(rows, test).items() for _ in g])
    if isinstance(rows[0][name], str):
        test = (name, None)
        sizes = sorted(map(len, groups(rows, test).values()))
        return (gain(test), ratio(test, gain(test)), test) if len(sizes) > 1 and sizes[-2] >= 2 else None
    values = sorted(set(r[name] for r in rows))
    cuts = [(values[i] + values[i + 1]) / 2 for i in range(len(values) - 1)]
    need = max(2, min(25, len(rows) / len(set(labels)) / 10))
    allowed = [c for c in cuts if min(len(g) for g in groups(rows, (name, c)).values()) >= need]
    if not allowed:
        return None
    cut = max(allowed, key=lambda c: (round(gain((name, c)), 9), -c))
    worth = gain((name, cut)) - math.log2(len(cuts)) / len(rows)
    return worth, ratio((name, cut), worth), (name, cut)

def grown(rows, names, target):
    labels = [r[target] for r in rows]
    node = {"label": most(labels), "labels": labels}
    if len(set(labels)) > 1 and len(rows) >= 4:
        found = [c for c in (candidate(rows, name, target) for name in names) if c and round(c[0], 9) > 0]
        if found:
            mean = sum(c[0] for c in found) / len(found)
            best = max((c for c in found if round(c[0] - mean, 9) >= 0), key=lambda c: round(c[1], 9))[2]
            left = [n for n in names if n != best[0]] if best[1] is None else names
            node["test"] = best
            node["below"] = {key: grown(g, left, target) for key, g in groups(rows, best).items()}
    return node

def estimate(labels, z=0.69):
    N = len(labels)
    E = N - labels.count(most(labels))
    return (E + z*z/2 + z * math.sqrt(E * (N - E) / N + z*z/4)) / (N + z*z)

def pruned(node):
    own = estimate(node["labels"])
    if "test" not in node:
        return own
    error = sum(len(b["labels"]) * pruned(b) for b in node["below"].values()) / len(node["labels"])
    if round(own - error, 9) > 0:
        return error
    del node["test"], node["below"]
    return own

class C45:
    def fit(self, rows, target):
        self.root = grown(rows, [c for c in rows[0] if c != target], target)
        pruned(self.root)

    def predict(self, rows):
        def label(node, row):
            if "test" not in node:
                return node["label"]
            [key] = groups([row], node["test"])
            return label(node["below"][key], row) if key in node["below"] else node["label"]
        return [label(self.root, row) for row in rows]
