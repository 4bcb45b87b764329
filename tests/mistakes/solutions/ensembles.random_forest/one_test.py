# mistake: one test
import math
from collections import Counter


class Forest:
    def fit(self, rows, target):
        def left(name):
            total = 0
            for value in {r[name] for r in rows}:
                counts = Counter(r[target] for r in rows if r[name] == value)
                n = sum(counts.values())
                total += sum(c * math.log2(n / c) for c in counts.values())
            return round(total, 9)

        self.name = min([c for c in rows[0] if c != target], key=left)
        self.label = {}
        for value in {r[self.name] for r in rows}:
            labels = [r[target] for r in rows if r[self.name] == value]
            self.label[value] = max(sorted(set(labels)), key=labels.count)

    def predict(self, rows):
        return [self.label[row[self.name]] for row in rows]
