# mistake: folds not paired
from statistics import mean, variance


def paired_t(a, b):
    spread = variance(a) / len(a) + variance(b) / len(b)
    return (mean(a) - mean(b)) / spread**0.5
