"""algorithm: incremental ascent with a rate that shrinks, weights averaged over the last half."""

import math


class Logistic:
    def __init__(self):
        self.weights = None

    def fit(self, examples):
        rows = [([1.0] + list(x), y) for x, y in examples]
        w = [0.0] * len(rows[0][0])
        for epoch in range(4000):
            rate = 0.3 / (1 + epoch / 50)
            for x, y in rows:
                s = sum(a * b for a, b in zip(w, x))
                p = 0.5 * (1 + math.tanh(s / 2))
                for i in range(len(w)):
                    w[i] += rate * (y - p) * x[i]
        self.weights = w

    def predict(self, points):
        out = []
        for point in points:
            s = sum(a * b for a, b in zip(self.weights, [1.0] + list(point)))
            out.append(0.5 * (1 + math.tanh(s / 2)))
        return tuple(out)
