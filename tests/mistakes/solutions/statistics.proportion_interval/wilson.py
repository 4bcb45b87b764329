# mistake: none that is known
def proportion_interval(p, n, z):
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    margin = z / (1 + z * z / n) * (p * (1 - p) / n + z * z / (4 * n * n)) ** 0.5
    return centre - margin, centre + margin
