# mistake: twice the step
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    for _ in range(passes):
        for x, target in examples:
            inputs = [1, *x]
            output = sum(a * b for a, b in zip(w, inputs))
            error = target - output
            for i in range(len(w)):
                w[i] += 2 * rate * error * inputs[i]
            trace.append(w[:])
    return trace
