"""type: a namedtuple for each step, the start included."""

from collections import namedtuple

State = namedtuple("State", "weights")


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    trace = [State(w)]

    def output(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0

    for _ in range(20):
        for x, label in examples:
            delta = rate * (label - output(x))
            w = [a + delta * b for a, b in zip(w, [1, *x])]
            trace.append(State(w))
        if all(output(x) == label for x, label in examples):
            break
    return tuple(trace)
