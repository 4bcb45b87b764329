# mistake: bias kept
def gradient_descent_trace(examples, weights, rate, passes):
    bias, slopes = weights[0], list(weights[1:])

    def error(x, t):
        return t - bias - sum(w * v for w, v in zip(slopes, x))

    trace = []
    for _ in range(passes):
        errors = [error(x, t) for x, t in examples]
        for i in range(len(slopes)):
            slopes[i] += rate * sum(e * x[i] for e, (x, _) in zip(errors, examples))
        half = sum(error(x, t) ** 2 for x, t in examples) / 2
        trace.append({"weights": [bias, *slopes], "error": half})
    return trace
