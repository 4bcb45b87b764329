# mistake: all attributes at every node
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
