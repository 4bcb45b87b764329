"""algorithm: exact arithmetic, the trace as a generator."""

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
