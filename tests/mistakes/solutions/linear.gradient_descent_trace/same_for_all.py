# mistake: inputs left out
def gradient_descent_trace(examples, weights, rate, passes):
    def errors(w):
        return [t - sum(a * b for a, b in zip(w, [1, *x])) for x, t in examples]

    out = []
    for _ in range(passes):
        move = rate * sum(errors(weights))
        weights = [w + move for w in weights]
        out.append({"weights": weights, "error": 0.5 * sum(e**2 for e in errors(weights))})
    return out
