# mistake: cut off at 0 and 1
def proportion_interval(p, n, z):
    margin = z * (p * (1 - p) / n) ** 0.5
    return max(0.0, p - margin), min(1.0, p + margin)
