# mistake: learning rate left out
def delta_rule_trace(examples, weights, rate, passes):
    trace = [list(weights)]
    for _ in range(passes):
        for x, target in examples:
            w, inputs = trace[-1], [1, *x]
            error = target - sum(a * b for a, b in zip(w, inputs))
            trace.append([a + error * b for a, b in zip(w, inputs)])
    return trace
