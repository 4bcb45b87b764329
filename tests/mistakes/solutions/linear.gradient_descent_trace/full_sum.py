# mistake: error not halved
def gradient_descent_trace(examples, weights, rate, passes):
    w, trace = list(weights), []
    for _ in range(passes):
        errors = [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]
        w = [a + rate * sum(e * ([1, *x][i]) for e, (x, _) in zip(errors, examples)) for i, a in enumerate(w)]
        trace.append({"weights": w, "error": sum((t - w[0] - sum(a * b for a, b in zip(w[1:], x))) ** 2 for x, t in examples)})
    return trace
