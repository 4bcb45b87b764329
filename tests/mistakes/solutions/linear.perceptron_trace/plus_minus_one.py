# mistake: steps for labels −1 and +1
def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []

    def sign(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else -1

    for _ in range(20):
        for x, label in examples:
            y = 2 * label - 1
            d = rate * (y - sign(x))
            w[0] += d
            for i, v in enumerate(x):
                w[i + 1] += d * v
            history.append(w[:])
        if all(sign(x) == 2 * label - 1 for x, label in examples):
            break
    return history
