# mistake: relative frequency
def estimate_trace(outcomes, event, m, prior):
    steps, k = [], 0
    for n, outcome in enumerate(outcomes, 1):
        k += outcome == event
        steps.append(k / n)
    return steps
