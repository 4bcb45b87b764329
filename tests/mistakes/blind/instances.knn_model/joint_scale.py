# mistake: scaled by the flats asked about
from collections import Counter


class Neighbours:
    def fit(self, points, labels, k):
        self.points, self.labels, self.k = points, labels, k

    def predict(self, points):
        everything = self.points + points
        lows = [min(c) for c in zip(*everything)]
        spans = [max(c) - min(c) or 1 for c in zip(*everything)]

        def scaled(p):
            return [(x - low) / span for x, low, span in zip(p, lows, spans)]

        train = [scaled(p) for p in self.points]
        answer = []
        for q in map(scaled, points):
            far = [sum((a - b) ** 2 for a, b in zip(p, q)) for p in train]
            near = sorted(range(len(train)), key=far.__getitem__)[: self.k]
            answer.append(Counter(self.labels[i] for i in near).most_common(1)[0][0])
        return answer
