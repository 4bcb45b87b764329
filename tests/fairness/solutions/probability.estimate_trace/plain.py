"""algorithm: a count kept while going through, nothing before the first trial."""


def estimate_trace(outcomes, event, m, prior):
    hits, estimates = 0, []
    for n, outcome in enumerate(outcomes, start=1):
        hits += outcome == event
        estimates.append((hits + m * prior) / (n + m))
    return estimates
