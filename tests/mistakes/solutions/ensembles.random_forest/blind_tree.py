# mistake: none that is known
import random
from collections import Counter


class Forest:
    def fit(self, rows, target):
        rng = random.Random(3)
        self.target, self.rng = target, rng
        self.trees = [self.grow(rng.choices(rows, k=len(rows)), [c for c in rows[0] if c != target]) for _ in range(1)]

    def grow(self, rows, names):
        counts = Counter(r[self.target] for r in rows)
        label = counts.most_common(1)[0][0]
        names = [n for n in names if len({r[n] for r in rows}) > 1]
        if len(counts) == 1 or not names:
            return label
        name = self.rng.choice(names)
        return name, label, {v: self.grow([r for r in rows if r[name] == v], names) for v in {r[name] for r in rows}}

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
