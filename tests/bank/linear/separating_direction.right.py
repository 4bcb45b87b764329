# %% by_cycle: algorithm: one endless cycle of examples; stops after a multiple of their number when all are right
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
# %% dual: algorithm: the dual form: how often each example has changed the weights, and products of examples
def separating_direction(examples):
    points = [(1, *x) for x, _ in examples]
    labels = [label for _, label in examples]
    gram = [[sum(a * b for a, b in zip(p, q)) for q in points] for p in points]
    alpha = [0] * len(points)
    def out(i):
        return int(sum(a * g for a, g in zip(alpha, gram[i])) > 0)
    while [out(i) for i in range(len(points))] != labels:
        for i in range(len(points)):
            alpha[i] += labels[i] - out(i)
    return [sum(a * p[k] for a, p in zip(alpha, points)) for k in range(1, len(points[0]))]
# %% exact: algorithm: fractions, with a rate of a thousandth; only mistakes change anything
from fractions import Fraction
def separating_direction(examples):
    rate = Fraction(1, 1000)
    data = [([Fraction(1)] + [Fraction(str(v)) for v in x], label == 1) for x, label in examples]
    w = [Fraction(0)] * len(data[0][0])
    total = lambda x: sum(p * q for p, q in zip(w, x))
    while any((total(x) > 0) != positive for x, positive in data):
        for x, positive in data:
            if positive and total(x) <= 0:
                w = [p + rate * q for p, q in zip(w, x)]
            elif not positive and total(x) > 0:
                w = [p - rate * q for p, q in zip(w, x)]
    return w[1:]
# %% large_rate: algorithm: labels of plus and minus one, a mistake adds the signed example; rate of fifty
def separating_direction(examples):
    signed = [(2 * label - 1, [1] + x) for x, label in examples]
    w = [0 for _ in signed[0][1]]
    mistakes = None
    while mistakes != 0:
        for sign, x in signed:
            s = sum(w[i] * x[i] for i in range(len(w)))
            right = s > 0 if sign == 1 else s <= 0
            if not right:
                for i in range(len(w)):
                    w[i] += 50 * sign * x[i]
        mistakes = 0
        for sign, x in signed:
            s = sum(w[i] * x[i] for i in range(len(w)))
            mistakes += (1 if s > 0 else -1) != sign
    del w[0]
    return w
# %% plain: algorithm: the rule with a rate of one, until an epoch ends well
def separating_direction(examples):
    w = [0.0] * (len(examples[0][0]) + 1)
    def output(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
    while True:
        for x, label in examples:
            error = label - output(x)
            w = [a + error * b for a, b in zip(w, [1, *x])]
        if all(output(x) == label for x, label in examples):
            break
    return w[1:]
# %% unit_length from plain: type: a tuple, made one long
# + import math
# return w[1:] => return tuple(v / math.hypot(*w[1:]) for v in w[1:])
# %% recursive_epochs: algorithm: one epoch is a reduction; epochs until it stands; the bias kept by itself
from functools import reduce
def separating_direction(examples):
    def active(state, x):
        bias, weights = state
        return bias + sum(map(lambda a, b: a * b, weights, x)) > 0
    def step(state, example):
        x, label = example
        d = 2 * (label - active(state, x))
        return state[0] + d, [v + d * u for v, u in zip(state[1], x)]
    state = (0, [0 for _ in examples[0][0]])
    state = reduce(step, examples, state)
    while not all(active(state, x) == bool(label) for x, label in examples):
        state = reduce(step, examples, state)
    return state[1]
# %% small_rate: algorithm: the rate 0.1 of the lectures, in floating point
def separating_direction(examples):
    eta = 0.1
    n = len(examples[0][0])
    w0, w = 0.0, n * [0.0]
    done = False
    while not done:
        for x, t in examples:
            o = 1 if w0 + sum(w[i] * x[i] for i in range(n)) > 0 else 0
            w0 = w0 + eta * (t - o)
            w = [w[i] + eta * (t - o) * x[i] for i in range(n)]
        done = True
        for x, t in examples:
            o = 1 if w0 + sum(w[i] * x[i] for i in range(n)) > 0 else 0
            if o != t:
                done = False
    return w
# %% stops_at_once: algorithm: stops as soon as every example is right, in the middle of an epoch too: the rest of it changes nothing
def separating_direction(examples):
    w = [0] * (1 + len(examples[0][0]))
    right = lambda: all((w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0) == label for x, label in examples)
    place = 0
    while not right():
        x, label = examples[place % len(examples)]
        fired = w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0
        w = [w[0] + label - fired] + [a + (label - fired) * b for a, b in zip(w[1:], x)]
        place += 1
    return w[1:]
# %% with_numpy: algorithm: a design matrix and a rate of a half
import numpy as np
def separating_direction(examples):
    X = np.column_stack([np.ones(len(examples)), np.array([x for x, _ in examples], dtype=float)])
    y = np.array([label for _, label in examples])
    w = np.zeros(X.shape[1])
    solved = False
    while not solved:
        for row, target in zip(X, y):
            w += 0.5 * (target - int(row @ w > 0)) * row
        solved = np.array_equal((X @ w > 0).astype(int), y)
    return w[1:]
