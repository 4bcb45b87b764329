# mistake: root not drawn
def mean_variance(values):
    n = len(values)
    mean = sum(values) / n
    squares = 0
    for v in values:
        squares += (v - mean) ** 2
    variance = squares / (n - 1)
    return mean, variance, variance
