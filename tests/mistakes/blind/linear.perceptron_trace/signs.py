# mistake: steps for labels −1 and +1
def output(w, x):
    s = w[0]
    for wi, xi in zip(w[1:], x):
        s += wi * xi
    return 1 if s > 0 else -1


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    data = [(x, 1 if label == 1 else -1) for x, label in examples]
    for epoch in range(20):
        for x, label in data:
            error = label - output(w, x)
            w = [wi + rate * error * xi for wi, xi in zip(w, [1] + list(x))]
            history.append(w)
        if all(output(w, x) == label for x, label in data):
            break
    return history
