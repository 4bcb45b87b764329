# mistake: one list for a whole tree
import math


class Forest:
    def fit(self, rows, target, bags, offered):
        self.t = target
        self.trees = []
        for bag, lists in zip(bags, offered):
            self.names = lists[0]
            self.trees.append(self.grow([rows[i] for i in bag]))

    def left(self, rows, name):
        total = 0
        for value in {r[name] for r in rows}:
            labels = [r[self.t] for r in rows if r[name] == value]
            total += sum(labels.count(c) * math.log2(len(labels) / labels.count(c)) for c in set(labels))
        return round(total, 9)

    def grow(self, rows):
        labels = [r[self.t] for r in rows]
        node = {"label": max(sorted(set(labels)), key=labels.count)}
        names = [n for n in self.names if len({r[n] for r in rows}) > 1]
        if len(set(labels)) > 1 and names:
            node["test"] = best = min(names, key=lambda n: self.left(rows, n))
            node["next"] = {v: self.grow([r for r in rows if r[best] == v]) for v in {r[best] for r in rows}}
        return node

    def predict(self, rows):
        answers = []
        for row in rows:
            votes = []
            for node in self.trees:
                while "test" in node and row[node["test"]] in node["next"]:
                    node = node["next"][row[node["test"]]]
                votes.append(node["label"])
            answers.append(max(sorted(set(votes)), key=votes.count))
        return answers
