"""algorithm: the mean first, then the squared deviations."""


def mean_variance(values):
    n = len(values)
    mean = sum(values) / n
    variance = sum((v - mean) ** 2 for v in values) / (n - 1)
    return mean, variance, variance**0.5
