# mistake: up the gradient
def gradient_descent_trace(examples, weights, rate, passes):
    def misses(w):
        return [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]

    w, trace = list(weights), []
    for _ in range(passes):
        gradient = [0.0] * len(w)
        for (x, _), miss in zip(examples, misses(w)):
            for i, v in enumerate([1, *x]):
                gradient[i] -= miss * v
        w = [a + rate * g for a, g in zip(w, gradient)]
        trace.append({"weights": w, "error": sum(m * m for m in misses(w)) / 2})
    return trace
