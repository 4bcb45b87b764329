# mistake: root not drawn
def proportion_interval(p, n, z):
    margin = z * p * (1 - p) / n
    return [p - margin, p + margin]
