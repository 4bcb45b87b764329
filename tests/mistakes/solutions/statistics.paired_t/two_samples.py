# mistake: folds not paired
from statistics import mean, variance


def paired_t(a, b):
    n = len(a)
    return (mean(a) - mean(b)) / ((variance(a) + variance(b)) / n) ** 0.5
