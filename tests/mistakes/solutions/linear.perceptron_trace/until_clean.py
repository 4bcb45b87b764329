# mistake: one epoch more
def perceptron_trace(examples, weights, rate):
    w = list(weights)
    history = []
    for epoch in range(20):
        mistakes = 0
        for x, label in examples:
            o = 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
            if o != label:
                mistakes += 1
                w = [a + rate * (label - o) * b for a, b in zip(w, [1] + list(x))]
            history.append(list(w))
        if mistakes == 0:
            break
    return history
