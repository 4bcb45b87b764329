"""algorithm: scaled lists, ties by the order of the data."""

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
