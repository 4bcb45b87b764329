# mistake: none that is known
from collections import Counter


class Tree:
    def fit(self, rows, target):
        self.label = Counter(r[target] for r in rows).most_common(1)[0][0]

    def predict(self, rows):
        return [self.label for _ in rows]
