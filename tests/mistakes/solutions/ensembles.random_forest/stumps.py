# mistake: one test a tree
import math
from collections import Counter, defaultdict


class Forest:
    def fit(self, rows, target, bags, offered):
        self.stumps = []
        for bag, lists in zip(bags, offered):
            drawn = [rows[i] for i in bag]
            tables = {}
            for name in lists[0]:
                tables[name] = defaultdict(Counter)
                for row in drawn:
                    tables[name][row[name]][row[target]] += 1

            def left(name):
                return sum(
                    c * math.log2(sum(counts.values()) / c) for counts in tables[name].values() for c in counts.values()
                )

            best = min(tables, key=left)
            labels = {value: counts.most_common(1)[0][0] for value, counts in tables[best].items()}
            self.stumps.append((best, labels, Counter(r[target] for r in drawn).most_common(1)[0][0]))

    def predict(self, rows):
        said = [[labels.get(row[name], other) for name, labels, other in self.stumps] for row in rows]
        return [Counter(votes).most_common(1)[0][0] for votes in said]
