# mistake: absolute deviations
def mean_variance(values):
    n = len(values)
    mean = sum(values) / n
    squares = 0
    for v in values:
        squares += abs(v - mean)
    variance = squares / (n - 1)
    return mean, variance, variance**0.5
