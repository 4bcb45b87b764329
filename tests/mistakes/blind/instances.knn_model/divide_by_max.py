# mistake: not scaled
import math


class Neighbours:
    def fit(self, points, labels, k):
        self.low = [min(c) for c in zip(*points)]
        self.high = [max(c) for c in zip(*points)]
        self.labels = labels
        self.k = k
        self.points = [self.scale(p) for p in points]

    def scale(self, p):
        out = []
        for x, a, b in zip(p, self.low, self.high):
            out.append(x / sum(c for c in self.high) if b else 0)
        return out

    def predict(self, points):
        return [self.label(self.scale(p)) for p in points]

    def label(self, p):
        order = sorted(range(len(self.points)), key=lambda i: (math.dist(p, self.points[i]), -i))
        votes = {}
        for i in order[: self.k]:
            votes[self.labels[i]] = votes.get(self.labels[i], 0) + 1
        return max(sorted(votes), key=votes.get)
