# mistake: one standard error
def proportion_interval(p, n, z):
    se = (p * (1 - p) / n) ** 0.5
    return p - se, p + se
