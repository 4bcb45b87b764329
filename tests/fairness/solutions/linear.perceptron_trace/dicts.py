"""type: a dict with the name of the field for each step."""


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    trace = []

    def output(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0

    for _ in range(20):
        for x, label in examples:
            delta = rate * (label - output(x))
            w = [a + delta * b for a, b in zip(w, [1, *x])]
            trace.append({"weights": w})
        if all(output(x) == label for x, label in examples):
            break
    return trace
