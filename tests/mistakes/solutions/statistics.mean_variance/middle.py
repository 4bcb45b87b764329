# mistake: median
def mean_variance(values):
    ordered = sorted(values)
    n = len(ordered)
    m = ordered[n // 2] if n % 2 else (ordered[n // 2 - 1] + ordered[n // 2]) / 2
    var = sum((v - m) ** 2 for v in values) / (n - 1)
    return m, var, var**0.5
