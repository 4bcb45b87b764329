# mistake: corrections only at the end of a pass
def delta_rule_trace(examples, weights, rate, passes):
    w, trace = list(weights), []
    for _ in range(passes):
        change = [0.0] * len(w)
        for number, (x, t) in enumerate(examples):
            e = t - w[0] - sum(a * b for a, b in zip(w[1:], x))
            change = [c + rate * e * v for c, v in zip(change, [1, *x])]
            if number == len(examples) - 1:
                w = [a + c for a, c in zip(w, change)]
            trace.append(list(w))
    return trace
