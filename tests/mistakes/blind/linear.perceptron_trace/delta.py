# mistake: threshold left out
def output(w, x):
    s = w[0]
    for wi, xi in zip(w[1:], x):
        s += wi * xi
    return 1 if s > 0 else 0


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        for x, label in examples:
            error = label - (w[0] + sum(a * b for a, b in zip(w[1:], x)))
            w = [wi + rate * error * xi for wi, xi in zip(w, [1] + list(x))]
            history.append(w)
        if all(output(w, x) == label for x, label in examples):
            break
    return history
