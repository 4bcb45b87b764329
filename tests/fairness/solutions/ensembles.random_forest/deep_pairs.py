"""algorithm: fifty trees in flat lists of nodes, rows as indices; ties and empty branches decided at random."""

import random
from collections import Counter


class Forest:
    def fit(self, rows, target):
        self.trees = []
        names = [c for c in rows[0] if c != target]
        y = [r[target] for r in rows]
        for _ in range(50):
            nodes = []
            self.build(nodes, [random.randrange(len(rows)) for _ in rows], rows, y, names)
            self.trees.append(nodes)

    def build(self, nodes, here, rows, y, names):
        place = len(nodes)
        counts = Counter(y[i] for i in here)
        top = max(counts.values())
        label = random.choice([k for k, c in counts.items() if c == top])
        nodes.append((None, None, label))
        if top == len(here):
            return place
        scores = {}
        for name in random.sample(names, 3):
            values = {rows[i][name] for i in here}
            if len(values) > 1:
                pairs = Counter((rows[i][name], y[i]) for i in here)
                sizes = Counter(rows[i][name] for i in here)
                scores[name] = sum(c * c / sizes[v] for (v, _), c in pairs.items())
        if scores:
            best = max(scores, key=lambda name: (scores[name], random.random()))
            kids = {}
            for value in {rows[i][best] for i in here}:
                kids[value] = self.build(nodes, [i for i in here if rows[i][best] == value], rows, y, names)
            nodes[place] = (best, kids, label)
        return place

    def predict(self, rows):
        answers = []
        for row in rows:
            votes = Counter()
            for nodes in self.trees:
                test, kids, label = nodes[0]
                while test and row[test] in kids:
                    test, kids, label = nodes[kids[row[test]]]
                votes[label] += 1
            answers.append(votes.most_common(1)[0][0])
        return answers
