"""algorithm: fit only remembers; predict follows the row down through the examples."""

import math


def left(rows, a, target):
    total = 0
    for v in set(r[a] for r in rows):
        labels = [r[target] for r in rows if r[a] == v]
        for label in set(labels):
            total -= labels.count(label) * math.log2(labels.count(label) / len(labels))
    return total


class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
        return self

    def predict_one(self, row):
        examples, free = self.rows, [a for a in self.rows[0] if a != self.target]
        while True:
            labels = [e[self.target] for e in examples]
            if len(set(labels)) == 1 or not any(e[a] != examples[0][a] for a in free for e in examples):
                return max(labels, key=labels.count)
            best = free[0]
            for a in free:
                if left(examples, a, self.target) <= left(examples, best, self.target) + 1e-9:
                    best = a
            matching = [e for e in examples if e[best] == row[best]]
            if not matching:
                return max(reversed(labels), key=labels.count)
            examples = matching
            free.remove(best)

    def predict(self, rows):
        return list(map(self.predict_one, rows))
