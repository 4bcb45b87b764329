# mistake: none that is known
from statistics import mean, pstdev


def min_max(train, values, low, high):
    sd = pstdev(train) or 1
    return [(v - mean(train)) / sd for v in values]
