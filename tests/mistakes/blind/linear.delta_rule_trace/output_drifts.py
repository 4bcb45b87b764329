# mistake: none that is known
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    for _ in range(passes):
        for x, target in examples:
            inputs = [1] + x
            for i, value in enumerate(inputs):
                output = sum(a * b for a, b in zip(w, inputs))
                w[i] = w[i] + rate * (target - output) * value
            trace.append(list(w))
    return trace
