# mistake: thresholded output
def delta_rule_trace(examples, weights, rate, passes):
    w, trace = list(weights), []
    for _ in range(passes):
        for x, t in examples:
            s = w[0] + sum(a * b for a, b in zip(w[1:], x))
            o = 1 if s > 0 else 0
            w = [a + rate * (t - o) * v for a, v in zip(w, [1, *x])]
            trace.append(w)
    return trace
