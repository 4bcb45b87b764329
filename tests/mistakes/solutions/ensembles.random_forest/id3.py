# mistake: a plain tree
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
