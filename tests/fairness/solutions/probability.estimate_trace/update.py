"""algorithm: the last estimate moved towards the new outcome."""


def estimate_trace(outcomes, event, m, prior):
    estimate = prior
    steps = []
    weight = m
    for outcome in outcomes:
        weight += 1
        estimate += ((outcome == event) - estimate) / weight
        steps.append(estimate)
    return steps
