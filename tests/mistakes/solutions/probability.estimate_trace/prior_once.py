# mistake: prior not multiplied
def estimate_trace(outcomes, event, m, prior):
    return [(outcomes[:n].count(event) + prior) / (n + m) for n in range(1, len(outcomes) + 1)]
