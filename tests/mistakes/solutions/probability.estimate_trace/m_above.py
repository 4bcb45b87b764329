# mistake: m added above
def estimate_trace(outcomes, event, m, prior):
    return [(outcomes[:n].count(event) + m) / (n + m) for n in range(1, len(outcomes) + 1)]
