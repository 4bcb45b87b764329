# mistake: bias never moves
def delta_rule_trace(examples, weights, rate, passes):
    w, trace = list(weights), []
    for _ in range(passes):
        for x, t in examples:
            e = t - (w[0] + sum(w[i + 1] * v for i, v in enumerate(x)))
            for i, v in enumerate(x):
                w[i + 1] += rate * e * v
            trace.append(w[:])
    return trace
