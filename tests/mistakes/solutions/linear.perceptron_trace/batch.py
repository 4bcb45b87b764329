# mistake: corrections only at the end of an epoch
def output(w, x):
    return int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0)


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        change = [0.0] * len(w)
        for x, label in examples:
            error = label - output(w, x)
            for i, v in enumerate([1] + list(x)):
                change[i] += rate * error * v
            history.append(list(w))
        w = [a + c for a, c in zip(w, change)]
        history[-1] = list(w)
        if all(output(w, x) == label for x, label in examples):
            break
    return history
