# %% by_columns: algorithm: instance by instance, with the population variance
from statistics import mean, pvariance
def bias_variance(predictions, actual):
    columns = list(zip(*predictions))
    bias = mean((mean(column) - right) ** 2 for column, right in zip(columns, actual))
    return {"bias": bias, "variance": mean(pvariance(column) for column in columns)}
# %% what_is_left: algorithm: the variance is what the bias leaves of the error; fractions
from fractions import Fraction
def bias_variance(predictions, actual):
    models, size = len(predictions), len(actual)
    error = Fraction(sum((p - a) ** 2 for row in predictions for p, a in zip(row, actual))) / (models * size)
    sums = [sum(row[i] for row in predictions) for i in range(size)]
    bias = sum((Fraction(s) / models - a) ** 2 for s, a in zip(sums, actual)) / size
    return {"variance": error - bias, "bias": bias}
