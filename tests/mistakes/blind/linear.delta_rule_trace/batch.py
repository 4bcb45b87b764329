# mistake: corrections only at the end of a pass
def delta_rule_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    for _ in range(passes):
        change = [0] * len(w)
        for number, (x, target) in enumerate(examples):
            inputs = [1] + list(x)
            output = sum(a * b for a, b in zip(w, inputs))
            change = [c + rate * (target - output) * i for c, i in zip(change, inputs)]
            if number == len(examples) - 1:
                w = [a + c for a, c in zip(w, change)]
            trace.append(list(w))
    return trace
