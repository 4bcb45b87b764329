# mistake: correction in the wrong direction
def output(w, x):
    total = w[0]
    for a, b in zip(w[1:], x):
        total += a * b
    return 1 if total > 0 else 0


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        for x, label in examples:
            w = [a + rate * (output(w, x) - label) * b for a, b in zip(w, [1] + list(x))]
            history.append(list(w))
        if all(output(w, x) == label for x, label in examples):
            return history
    return history
