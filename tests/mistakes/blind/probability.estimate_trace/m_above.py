# mistake: m added above
def estimate_trace(outcomes, event, m, prior):
    result = []
    k = 0
    for n, o in enumerate(outcomes, 1):
        if o == event:
            k += 1
        result.append((k + m) / (n + m))
    return result
