"""algorithm: gradient ascent by the mean slope, many small steps."""

import math


class Logistic:
    def fit(self, examples):
        n, width = len(examples), len(examples[0][0])
        self.w = [0.0] * (width + 1)
        for _ in range(6000):
            change = [0.0] * (width + 1)
            for x, label in examples:
                error = label - self.chance(x)
                change[0] += error
                for i, value in enumerate(x):
                    change[i + 1] += error * value
            self.w = [w + 0.5 * c / n for w, c in zip(self.w, change)]

    def chance(self, x):
        return 1 / (1 + math.exp(-self.w[0] - sum(w * v for w, v in zip(self.w[1:], x))))

    def predict(self, points):
        return [self.chance(x) for x in points]
