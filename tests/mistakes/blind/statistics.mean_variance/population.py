# mistake: divided by n
def mean_variance(values):
    n = len(values)
    mean = sum(values) / n
    squares = 0
    for v in values:
        squares += (v - mean) ** 2
    variance = squares / n
    return mean, variance, variance**0.5
