# %% exact: algorithm: exact arithmetic, the trace as a generator
from fractions import Fraction
def perceptron_trace(examples, weights, rate):
    F = lambda v: Fraction(str(v))
    w, eta = [F(v) for v in weights], F(rate)
    data = [([Fraction(1), *map(F, x)], label) for x, label in examples]
    epochs = 0
    solved = False
    while not solved and epochs < 20:
        for x, label in data:
            total = sum((a * b for a, b in zip(w, x)), Fraction(0))
            w = [a + eta * (label - (total > 0)) * b for a, b in zip(w, x)]
            yield tuple(w)
        epochs += 1
        solved = all((sum(a * b for a, b in zip(w, x)) > 0) == label for x, label in data)
# %% matrix: algorithm: NumPy, a design matrix with a column of ones, rows copied as it goes
import numpy as np
def perceptron_trace(examples, weights, rate):
    X = np.array([[1.0, *x] for x, _ in examples])
    y = np.array([label for _, label in examples])
    w = np.array(weights, dtype=float)
    rows = [w.copy()]
    for _ in range(20):
        for i in range(len(y)):
            w += rate * (y[i] - (X[i] @ w > 0)) * X[i]
            rows.append(w.copy())
        if ((X @ w > 0) == y).all():
            break
    return np.array(rows)
# %% one_loop: algorithm: one loop over steps, the epoch found by division; begins with the first weights
import itertools
def perceptron_trace(examples, weights, rate):
    n = len(examples)
    history = [tuple(weights)]
    for shown in itertools.count():
        if shown % n == 0 and shown:
            w = history[-1]
            wrong = [1 for x, t in examples if (w[0] + sum(p * q for p, q in zip(w[1:], x)) > 0) != bool(t)]
            if not wrong or shown == 20 * n:
                return history
        x, t = examples[shown % n]
        w = history[-1]
        o = int(w[0] + sum(p * q for p, q in zip(w[1:], x)) > 0)
        history.append(tuple(p + rate * (t - o) * q for p, q in zip(w, (1, *x))))
# %% only_mistakes: algorithm: adds or subtracts on a mistake, does nothing otherwise
def dot(u, v):
    return sum(a * b for a, b in zip(u, v))

def perceptron_trace(examples, weights, rate):
    data = [([1] + list(x), label) for x, label in examples]
    w = [float(v) for v in weights]
    out = []
    epoch = 0
    while True:
        for x, label in data:
            positive = dot(w, x) > 0
            if positive and label == 0:
                w = [a - rate * b for a, b in zip(w, x)]
            elif not positive and label == 1:
                w = [a + rate * b for a, b in zip(w, x)]
            out.append(list(w))
        epoch += 1
        mistakes = sum((dot(w, x) > 0) != (label == 1) for x, label in data)
        if mistakes == 0 or epoch == 20:
            return out
# %% plain: algorithm: two loops and a test after each epoch
def perceptron_trace(examples, weights, rate):
    w = list(weights)
    trace = []
    def output(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
    for _ in range(20):
        for x, label in examples:
            delta = rate * (label - output(x))
            w = [a + delta * b for a, b in zip(w, [1, *x])]
            trace.append(w)
        if all(output(x) == label for x, label in examples):
            break
    return trace
# %% recursive: algorithm: an epoch is a function that calls the next one
def epoch(examples, w, rate, left):
    steps = []
    for x, label in examples:
        s = w[0]
        for i, v in enumerate(x):
            s += w[i + 1] * v
        change = rate * (label - (1 if s > 0 else 0))
        w = [w[0] + change] + [w[i + 1] + change * v for i, v in enumerate(x)]
        steps.append(w)
    done = all((w[0] + sum(w[i + 1] * v for i, v in enumerate(x)) > 0) == (label == 1) for x, label in examples)
    return steps if done or left == 1 else steps + epoch(examples, w, rate, left - 1)

def perceptron_trace(examples, weights, rate):
    return epoch(examples, list(weights), rate, 20)
