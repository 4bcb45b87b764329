# mistake: corrections only at the end of an epoch
def output(w, x):
    s = w[0]
    for wi, xi in zip(w[1:], x):
        s += wi * xi
    return 1 if s > 0 else 0


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        change = [0] * len(w)
        for x, label in examples:
            error = label - output(w, x)
            change = [c + rate * error * xi for c, xi in zip(change, [1] + list(x))]
            history.append(w)
        w = [wi + c for wi, c in zip(w, change)]
        history[-1] = w
        if all(output(w, x) == label for x, label in examples):
            break
    return history
