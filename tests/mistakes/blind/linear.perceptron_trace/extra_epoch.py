# mistake: one epoch more
def output(w, x):
    s = w[0]
    for wi, xi in zip(w[1:], x):
        s += wi * xi
    return 1 if s > 0 else 0


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        wrong = 0
        for x, label in examples:
            error = label - output(w, x)
            w = [wi + rate * error * xi for wi, xi in zip(w, [1] + list(x))]
            history.append(w)
            wrong += error != 0
        if wrong == 0:
            break
    return history
