"""algorithm: loops over examples and weights."""


def gradient_descent_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []

    def output(x):
        return w[0] + sum(a * b for a, b in zip(w[1:], x))

    for _ in range(passes):
        change = [0.0] * len(w)
        for x, target in examples:
            error = target - output(x)
            for i, value in enumerate([1, *x]):
                change[i] += rate * error * value
        w = [a + b for a, b in zip(w, change)]
        trace.append({"weights": w, "error": sum((t - output(x)) ** 2 for x, t in examples) / 2})
    return trace
