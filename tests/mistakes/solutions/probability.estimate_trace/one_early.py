# mistake: none that is known
def estimate_trace(outcomes, event, m, prior):
    return [(outcomes[:n].count(event) + m * prior) / (n + 1 + m) for n in range(1, len(outcomes) + 1)]
