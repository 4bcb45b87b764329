"""algorithm: ties of attributes and classes drawn when the tree is grown; an explicit stack; predict pops the tree's tuples."""

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
