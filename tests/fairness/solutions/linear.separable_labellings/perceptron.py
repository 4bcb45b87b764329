"""algorithm: a perceptron from weights of zero, 200 epochs at most."""


def learns(points, labels):
    w = [0, 0, 0]
    for _ in range(200):
        for (a, b), label in zip(points, labels):
            output = 1 if w[0] + w[1] * a + w[2] * b > 0 else 0
            d = label - output
            w = [w[0] + d, w[1] + d * a, w[2] + d * b]
        if all((w[0] + w[1] * a + w[2] * b > 0) == (label == 1) for (a, b), label in zip(points, labels)):
            return True
    return False


def separable_labellings(points, labellings):
    return [i for i, labels in enumerate(labellings) if learns(points, labels)]
