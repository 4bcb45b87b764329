# mistake: twice the step
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    out = []
    for x, t in list(examples) * passes:
        output = w[0] + sum(wi * xi for wi, xi in zip(w[1:], x))
        slope = -2 * (t - output)
        w[0] -= rate * slope
        for i, xi in enumerate(x, start=1):
            w[i] -= rate * slope * xi
        out.append(w.copy())
    return out
