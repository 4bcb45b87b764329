# %% functions: type: two functions in the place of a class; a tuple of labels
from fractions import Fraction
def fit(points, labels, k):
    scale = [(min(column), max(column)) for column in zip(*points)]
    return points, labels, k, scale

def predict(model, points):
    train, labels, k, scale = model
    def apart(p, q):
        return sum((Fraction(a - b) / Fraction(high - low)) ** 2 for a, b, (low, high) in zip(p, q, scale) if high > low)
    answer = []
    for q in points:
        near = sorted(zip(train, labels), key=lambda pair: (apart(pair[0], q), pair[1]))[:k]
        names = [label for _, label in near]
        answer.append(max(sorted(set(names), reverse=True), key=names.count))
    return tuple(answer)
# %% lazy: algorithm: fit only stores, and changes the lists it got; everything is scaled when asked
from math import sqrt
class Neighbours:
    def fit(self, points, labels, k):
        self.rows = [(list(p), label) for p, label in zip(points, labels)]
        self.k = k
        points.clear()
        labels.clear()
    def predict(self, points):
        return [self.ask(p) for p in points]
    def ask(self, query):
        total = [0.0] * len(self.rows)
        for place, value in enumerate(query):
            column = [p[place] for p, _ in self.rows]
            width = max(column) - min(column)
            if width == 0:
                continue
            for i, x in enumerate(column):
                total[i] += ((x - min(column)) / width - (value - min(column)) / width) ** 2
        order = sorted((sqrt(t), i) for i, t in enumerate(total))
        votes = {}
        for _, i in order[: self.k]:
            votes.setdefault(self.rows[i][1], []).append(i)
        return max(votes, key=lambda name: len(votes[name]))
# %% lists: algorithm: scaled lists, ties by the order of the data
from collections import Counter
class Neighbours:
    def fit(self, points, labels, k):
        self.k, self.labels = k, labels
        self.low = [min(c) for c in zip(*points)]
        self.span = [max(c) - min(c) for c in zip(*points)]
        self.points = [self.scale(p) for p in points]
        return self
    def scale(self, point):
        return [(x - low) / span if span else 0 for x, low, span in zip(point, self.low, self.span)]
    def predict(self, points):
        answer = []
        for query in map(self.scale, points):
            order = sorted(
                range(len(self.points)), key=lambda i: sum((a - b) ** 2 for a, b in zip(self.points[i], query))
            )
            answer.append(Counter(self.labels[i] for i in order[: self.k]).most_common(1)[0][0])
        return answer
