"""algorithm: adds or subtracts on a mistake, does nothing otherwise."""


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
