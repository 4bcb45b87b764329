# mistake: absolute deviations
def mean_variance(values):
    n = len(values)
    m = sum(values) / n
    variance = sum(abs(v - m) for v in values) / (n - 1)
    return m, variance, variance**0.5
