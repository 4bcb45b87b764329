# mistake: thresholded output
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    for _ in range(passes):
        for x, target in examples:
            inputs = [1, *x]
            output = sum(a * b for a, b in zip(w, inputs))
            error = target - (1 if output > 0 else 0)
            for i in range(len(w)):
                w[i] += rate * error * inputs[i]
            trace.append(w[:])
    return trace
