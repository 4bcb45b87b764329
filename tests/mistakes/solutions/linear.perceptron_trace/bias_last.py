# mistake: none that is known
def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []

    def output(x):
        return 1 if sum(a * b for a, b in zip(w, x + [1])) > 0 else 0

    for _ in range(20):
        for x, label in examples:
            e = rate * (label - output(x))
            w = [a + e * b for a, b in zip(w, x + [1])]
            history.append(w)
        if all(output(x) == label for x, label in examples):
            break
    return history
