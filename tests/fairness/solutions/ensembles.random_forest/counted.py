"""algorithm: NumPy: values as numbers, a bag as how often each row is in it; rows to be labelled go down together."""

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
