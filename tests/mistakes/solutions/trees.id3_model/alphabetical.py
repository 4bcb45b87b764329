# mistake: none that is known
from collections import Counter
from math import log2


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def parts(rows, a, target):
    found = {}
    for r in rows:
        found.setdefault(r[a], []).append(r[target])
    return list(found.values())


def gain(rows, a, target):
    left = sum(len(p) / len(rows) * entropy(p) for p in parts(rows, a, target))
    return entropy([r[target] for r in rows]) - left


class Tree:
    def fit(self, rows, target):
        self.target = target
        self.rows = rows
        self.majority = Counter(r[target] for r in rows).most_common(1)[0][0]
        self.root = self.grow(rows, [a for a in rows[0] if a != target])

    def grow(self, rows, attributes):
        counts = Counter(r[self.target] for r in rows)
        node = {"label": counts.most_common(1)[0][0]}
        left = [a for a in attributes if len({r[a] for r in rows}) > 1]
        if len(counts) == 1 or not left:
            return node
        best = min(left)
        node["test"] = best
        node["below"] = {v: self.grow([r for r in rows if r[best] == v], [a for a in left if a != best]) for v in {r[best] for r in rows}}
        return node

    def predict(self, rows):
        answer = []
        for row in rows:
            node = self.root
            label = None
            while "test" in node:
                value = row[node["test"]]
                if value not in node["below"]:
                    label = node["label"]
                    break
                node = node["below"][value]
            answer.append(node["label"] if label is None else label)
        return answer
