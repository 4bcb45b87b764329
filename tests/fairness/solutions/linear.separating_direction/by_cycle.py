"""algorithm: one endless cycle of examples; stops after a multiple of their number when all are right."""

from itertools import cycle


class Perceptron:
    def __init__(self, size, rate):
        self.rate = rate
        self.bias = 0.0
        self.weights = [0.0] * size

    def predict(self, x):
        total = self.bias
        for i in range(len(x)):
            total = total + self.weights[i] * x[i]
        if total > 0:
            return 1
        return 0

    def learn(self, x, label):
        error = label - self.predict(x)
        self.bias += self.rate * error
        for i in range(len(x)):
            self.weights[i] += self.rate * error * x[i]


def separating_direction(examples):
    model = Perceptron(len(examples[0][0]), 0.25)
    for shown, (x, label) in enumerate(cycle(examples), start=1):
        model.learn(x, label)
        if shown % len(examples) == 0 and all(model.predict(x) == label for x, label in examples):
            return model.weights
