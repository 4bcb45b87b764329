# mistake: bias never moves
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    for _ in range(passes):
        for x, target in examples:
            inputs = [1, *x]
            output = sum(a * b for a, b in zip(w, inputs))
            error = target - output
            for i in range(1, len(w)):
                w[i] += rate * error * inputs[i]
            trace.append(w[:])
    return trace
