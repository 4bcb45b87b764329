"""algorithm: instance by instance, with the population variance."""

from statistics import mean, pvariance


def bias_variance(predictions, actual):
    columns = list(zip(*predictions))
    bias = mean((mean(column) - right) ** 2 for column, right in zip(columns, actual))
    return {"bias": bias, "variance": mean(pvariance(column) for column in columns)}
