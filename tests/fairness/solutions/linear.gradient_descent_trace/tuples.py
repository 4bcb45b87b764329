"""type: tuples of weights and error."""


def gradient_descent_trace(examples, weights, rate, passes):
    rows = [((1.0, *x), t) for x, t in examples]
    dot = lambda a, b: sum(p * q for p, q in zip(a, b))
    trace, w = [], tuple(weights)
    for _ in range(passes):
        errors = [t - dot(w, x) for x, t in rows]
        w = tuple(w[i] + rate * sum(e * x[i] for e, (x, _) in zip(errors, rows)) for i in range(len(w)))
        trace.append((w, 0.5 * sum((t - dot(w, x)) ** 2 for x, t in rows)))
    return tuple(trace)
