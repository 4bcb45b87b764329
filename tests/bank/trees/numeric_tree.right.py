# %% nested: algorithm: nested functions, every test scored by the entropies of its groups
from collections import Counter
from math import log2
def bits(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())
class Tree:
    def fit(self, rows, target):
        self.root = self.grow(rows, target)
    def grow(self, rows, target):
        labels = [r[target] for r in rows]
        usual = Counter(labels).most_common(1)[0][0]
        best = None
        if len(set(labels)) > 1:
            for split in self.splits(rows, target):
                groups = {}
                for r in rows:
                    groups.setdefault(split[1](r), []).append(r)
                left = sum(len(g) * bits([r[target] for r in g]) for g in groups.values())
                if best is None or left < best[0] - 1e-9:
                    best = (left, split[1], groups)
        if best is None:
            return usual, None, None
        return usual, best[1], {key: self.grow(g, target) for key, g in best[2].items()}
    def splits(self, rows, target):
        for a in rows[0]:
            values = sorted({r[a] for r in rows}) if a != target else []
            if len(values) > 1 and isinstance(values[0], str):
                yield a, (lambda r, a=a: r[a])
            elif len(values) > 1:
                for low, high in zip(values, values[1:]):
                    yield a, (lambda r, a=a, t=(low + high) / 2: r[a] < t)
    def predict(self, rows):
        out = []
        for r in rows:
            usual, ask, below = self.root
            while ask is not None and ask(r) in below:
                usual, ask, below = below[ask(r)]
            out.append(usual)
        return out
# %% running: algorithm: running counts along the sorted values, the last of tied tests, a list of nodes
from math import log
def weigh(counts):
    n = sum(counts)
    return n * log(n) - sum(c * log(c) for c in counts if c) if n else 0.0
class Tree:
    def fit(self, rows, target):
        self.classes = sorted({r[target] for r in rows}, reverse=True)
        self.nodes = [None]
        todo = [(0, rows)]
        names = [a for a in rows[0] if a != target]
        while todo:
            place, part = todo.pop()
            total = [sum(r[target] == c for r in part) for c in self.classes]
            label = self.classes[total.index(max(total))]
            found = []
            for a in names:
                table = {}
                for r in part:
                    table.setdefault(r[a], [0] * len(total))[self.classes.index(r[target])] += 1
                keys = sorted(table)
                if isinstance(keys[0], str):
                    if len(keys) > 1:
                        found.append((sum(map(weigh, table.values())), len(found), a, None))
                    continue
                below = [0] * len(total)
                for one, two in zip(keys, keys[1:]):
                    below = [x + y for x, y in zip(below, table[one])]
                    above = [x - y for x, y in zip(total, below)]
                    found.append((weigh(below) + weigh(above), len(found), a, (one + two) / 2))
            if max(total) == len(part) or not found:
                self.nodes[place] = (label, None, None, None)
                continue
            least = min(f[0] for f in found)
            _, _, a, cut = [f for f in found if f[0] <= least + 1e-9][-1]
            groups = {}
            for r in part:
                groups.setdefault(r[a] if cut is None else r[a] >= cut, []).append(r)
            below = {}
            for key, group in groups.items():
                below[key] = len(self.nodes)
                self.nodes.append(None)
                todo.append((below[key], group))
            self.nodes[place] = (label, a, cut, below)
        return self
    def predict(self, rows):
        return [self.walk(r, 0) for r in rows]
    def walk(self, row, place):
        label, a, cut, below = self.nodes[place]
        if below is None:
            return label
        key = row[a] if cut is None else row[a] >= cut
        return self.walk(row, below[key]) if key in below else label
