# mistake: inputs left out
def delta_rule_trace(examples, weights, rate, passes):
    out = []
    for _ in range(passes):
        for x, target in examples:
            output = weights[0]
            for i in range(len(x)):
                output += weights[i + 1] * x[i]
            delta = rate * (target - output)
            weights = [w + delta for w in weights]
            out.append(weights)
    return out
