# mistake: weights moved after every example
def gradient_descent_trace(examples, weights, rate, passes):
    w = list(weights)
    out = lambda x: w[0] + sum(a * b for a, b in zip(w[1:], x))
    trace = []
    for _ in range(passes):
        for x, t in examples:
            e = t - out(x)
            w = [a + rate * e * b for a, b in zip(w, [1, *x])]
        trace.append({"weights": w, "error": 0.5 * sum((t - out(x)) ** 2 for x, t in examples)})
    return trace
