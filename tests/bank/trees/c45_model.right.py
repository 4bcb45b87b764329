# %% tuples: algorithm: plain recursion in floats; nodes are tuples with their counts
from collections import Counter, defaultdict
from math import log2, sqrt

def bits(counts):
    n = sum(counts)
    return -sum(c / n * log2(c / n) for c in counts if c)

def usual(counts):
    return min(counts, key=lambda c: (-round(counts[c], 9), c))

def classes(rows, target):
    counts = Counter()
    for r, w in rows:
        counts[r[target]] += w
    return counts

def bound(counts, z=0.69):
    N = sum(counts.values())
    f = 1 - max(counts.values()) / N
    return (f + z*z/(2*N) + z*sqrt(max(0, f/N - f*f/N + z*z/(4*N*N)))) / (1 + z*z/N)

def branch(row, name, t):
    v = row[name]
    return None if v is None else v if t is None else v <= t

def total(rows):
    return sum(w for _, w in rows)

class C45:
    def fit(self, rows, target):
        self.target = target
        self.tree = self.grow([(r, 1.0) for r in rows], [a for a in rows[0] if a != target])[0]

    def known_parts(self, rows, a, t):
        parts = defaultdict(list)
        for r, w in rows:
            if r[a] is not None:
                parts[branch(r, a, t)].append((r, w))
        return parts

    def worth(self, rows, parts, price=0.0):
        known = [pair for p in parts.values() for pair in p]
        n, k = total(rows), total(known)
        left = sum(total(p) / k * bits(classes(p, self.target).values()) for p in parts.values())
        gain = (bits(classes(known, self.target).values()) - left) * k / n
        sizes = [total(p) for p in parts.values()] + [n - k if n - k > 1e-9 else 0]
        return gain, bits(sizes)

    def best(self, rows, a):
        known = [(r, w) for r, w in rows if r[a] is not None]
        if not known:
            return None
        if isinstance(known[0][0][a], str):
            parts = self.known_parts(rows, a, None)
            if sum(total(p) > 2 - 1e-9 for p in parts.values()) < 2:
                return None
            g, s = self.worth(rows, parts)
            return g, g / s, None
        values = sorted({r[a] for r, _ in known})
        least = max(2, min(25, total(known) / (10 * len(classes(known, self.target)))))
        top = None
        for low, high in zip(values, values[1:]):
            t = (low + high) / 2
            parts = self.known_parts(rows, a, t)
            if min(map(total, parts.values())) < least - 1e-9:
                continue
            g, s = self.worth(rows, parts)
            if top is None or g > top[0] + 1e-9:
                top = g, s, t
        if top is None:
            return None
        g, s, t = top
        g -= log2(len(values) - 1) / total(known)
        return g, g / s, t

    def grow(self, rows, names):
        counts = classes(rows, self.target)
        leaf = (None, None, None, counts), total(rows) * bound(counts)
        if len(counts) == 1:
            return leaf
        tests = [(a, *found) for a in names if (found := self.best(rows, a)) and found[0] >= 1e-9]
        if not tests:
            return leaf
        mean = sum(test[1] for test in tests) / len(tests)
        chosen = None
        for test in tests:
            if test[1] > mean - 1e-9 and (chosen is None or test[2] > chosen[2] + 1e-9):
                chosen = test
        a, _, _, t = chosen
        parts = self.known_parts(rows, a, t)
        known = sum(map(total, parts.values()))
        sizes = {v: total(p) for v, p in parts.items()}
        for v, p in parts.items():
            p += [(r, w * sizes[v] / known) for r, w in rows if r[a] is None]
        left = [n for n in names if n != a or t is not None]
        below = {v: self.grow(p, left) for v, p in parts.items()}
        error = sum(e for _, e in below.values())
        if leaf[1] / total(rows) <= error / total(rows) + 1e-9:
            return leaf
        return (a, t, {v: b for v, (b, _) in below.items()}, counts), error

    def shares(self, node, r):
        a, t, below, counts = node
        v = None if a is None else branch(r, a, t)
        if a is None or v is not None and v not in below:
            return {c: w / sum(counts.values()) for c, w in counts.items()}
        if v is not None:
            return self.shares(below[v], r)
        votes = Counter()
        for b in below.values():
            for c, w in self.shares(b, r).items():
                votes[c] += w * sum(b[3].values()) / sum(counts.values())
        return votes

    def predict(self, rows):
        return [usual(self.shares(self.tree, r)) for r in rows]

# %% list_of_nodes: algorithm: exact shares; a list of nodes, pruned from its end; shares of a row are sent down
import math
from fractions import Fraction

def H(weights):
    n = sum(weights)
    return math.log2(n) - sum(w * math.log2(w) for w in weights if w) / n if n else 0.0

class C45:
    """Grows a list of nodes first, prunes it from its end, and predicts by sending shares of a row down. Exact shares."""

    def fit(self, rows, target):
        self.labels = sorted({row[target] for row in rows})
        self.names = [name for name in rows[0] if name != target]
        self.texts = {n for n in self.names if any(isinstance(row[n], str) for row in rows)}
        self.nodes = []
        waiting = [(None, None, {i: Fraction(1) for i in range(len(rows))}, frozenset())]
        while waiting:
            parent, key, here, used = waiting.pop()
            node = {"counts": [sum(w for i, w in here.items() if rows[i][target] == c) for c in self.labels], "below": {}}
            node["size"] = sum(here.values())
            self.nodes.append(node)
            if parent is not None:
                parent["below"][key] = node
            test = self.test_for(rows, target, here, used, node)
            if test is None:
                continue
            node["test"] = test
            groups = {}
            for i, w in here.items():
                groups.setdefault(self.key(rows[i], test), {})[i] = w
            lost = groups.pop(None, {})
            known = sum(sum(g.values()) for g in groups.values())
            for key, group in groups.items():
                share = sum(group.values()) / known
                group.update({i: w * share for i, w in lost.items()})
                waiting.append((node, key, group, used | ({test[0]} if test[1] is None else set())))
        for node in reversed(self.nodes):  # a node always stands before those below it
            node["error"] = self.estimate(node)
            if node["below"]:
                error = float(sum(b["size"] * Fraction(b["error"]) for b in node["below"].values()) / node["size"])
                if node["error"] <= error + 1e-9:
                    node["below"] = {}
                else:
                    node["error"] = error

    def estimate(self, node, z=0.69):
        N = float(node["size"])
        E = N - float(max(node["counts"]))
        return (E + z * z / 2 + z * math.sqrt(max(0.0, E - E * E / N) + z * z / 4)) / (N + z * z)

    def key(self, row, test):
        value = row[test[0]]
        return value if value is None or test[1] is None else ("low" if value <= test[1] else "high")

    def test_for(self, rows, target, here, used, node):
        if sum(1 for c in node["counts"] if c) < 2:
            return None
        found = []
        for name in self.names:
            seen = [i for i in here if rows[i][name] is not None]
            n = sum(here[i] for i in seen)
            present = sorted({rows[i][name] for i in seen})
            if name in used or len(present) < 2:
                continue
            cuts = [None] if name in self.texts else [(a + b) / 2 for a, b in zip(present, present[1:])]
            k = len({rows[i][target] for i in seen})
            best = None
            for cut in cuts:
                table = {}
                for i in seen:
                    counts = table.setdefault(self.key(rows[i], (name, cut)), dict.fromkeys(self.labels, 0))
                    counts[rows[i][target]] += here[i]
                sizes = sorted(sum(c.values()) for c in table.values())
                if sizes[-2] < (2 if cut is None else max(2, min(25, n / (10 * k)))):
                    continue
                whole = [sum(c[x] for c in table.values()) for x in self.labels]
                left = sum(float(sum(c.values()) / n) * H([float(w) for w in c.values()]) for c in table.values())
                gain = (H([float(w) for w in whole]) - left) * float(n / node["size"])
                if best is None or round(gain, 9) > round(best[0], 9):
                    best = gain, H([float(s) for s in sizes] + [float(node["size"] - n)]), (name, cut)
            if best:
                gain, info, test = best
                gain -= 0 if test[1] is None else math.log2(len(cuts)) / float(n)
                if round(gain, 9) > 0:
                    found.append((gain, gain / info, test))
        if not found:
            return None
        mean = math.fsum(f[0] for f in found) / len(found)
        return max((f for f in found if round(f[0] - mean, 9) >= 0), key=lambda f: round(f[1], 9))[2]

    def predict(self, rows):
        out = []
        for row in rows:
            votes = dict.fromkeys(self.labels, Fraction(0))
            front = [(self.nodes[0], Fraction(1))]
            while front:
                node, share = front.pop()
                key = self.key(row, node["test"]) if node["below"] else ""
                if node["below"] and key is None:
                    front += [(b, share * b["size"] / node["size"]) for b in node["below"].values()]
                elif key in node["below"]:
                    front.append((node["below"][key], share))
                else:
                    for label, count in zip(self.labels, node["counts"]):
                        votes[label] += share * count / node["size"]
            out.append(max(self.labels, key=lambda label: votes[label]))
        return out
