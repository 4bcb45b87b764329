# mistake: divided by n
def mean_variance(values):
    n = len(values)
    mean = sum(values) / n
    var = sum((v - mean) ** 2 for v in values) / n
    return mean, var, var**0.5
