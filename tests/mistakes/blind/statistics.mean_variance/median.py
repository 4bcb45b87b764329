# mistake: median
def mean_variance(values):
    n = len(values)
    ordered = sorted(values)
    mean = ordered[n // 2] if n % 2 else (ordered[n // 2 - 1] + ordered[n // 2]) / 2
    squares = 0
    for v in values:
        squares += (v - mean) ** 2
    variance = squares / (n - 1)
    return mean, variance, variance**0.5
